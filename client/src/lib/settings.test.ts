import { describe, expect, it } from 'vitest';
import { DEFAULTS, negotiate, readSettings } from './settings.svelte';

describe('readSettings', () => {
  it('gives the defaults for nothing, nonsense and the wrong kind', () => {
    expect(readSettings(null)).toEqual(DEFAULTS);
    expect(readSettings('{')).toEqual(DEFAULTS);
    expect(readSettings('[1]')).toEqual(DEFAULTS);
    expect(readSettings('"night"')).toEqual(DEFAULTS);
  });

  it('keeps what it knows and drops what it does not', () => {
    expect(readSettings('{"language":"de","theme":"purple","sound":true,"name":"Inés"}')).toEqual({
      ...DEFAULTS,
      language: 'de',
      sound: true,
      name: 'Inés',
    });
  });

  it('keeps the film apart from the rest', () => {
    expect(readSettings('{"language":"de"}', '{"film":"2","dice":"auto"}')).toEqual({
      ...DEFAULTS,
      language: 'de',
      film: '2',
      dice: 'auto',
    });
    expect(readSettings(null, '{"film":"fast"}')).toEqual(DEFAULTS);
  });

  it('is silent until asked for', () => {
    expect(DEFAULTS.sound).toBe(false);
  });
});

describe('negotiate', () => {
  it('takes the first language the house speaks', () => {
    expect(negotiate(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(negotiate(['en-GB', 'de'])).toBe('en');
  });
  it('falls back to English', () => {
    expect(negotiate(['fr', 'es'])).toBe('en');
    expect(negotiate([])).toBe('en');
  });
});

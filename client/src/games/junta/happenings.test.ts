import { describe, expect, it } from 'vitest';
import type { NewsLine, Plain } from '../../lib/protocol';
import { film } from './film';
import type { JuntaView } from './model';

const line = (id: string, args: Record<string, Plain>): NewsLine =>
  ({ n: 1, id: `junta-news-${id}`, rule: 'J6.1', args }) as NewsLine;
const office = (name: string, who: number) =>
  line('office', { office: { text: `junta-office-${name}` }, who: { seat: who } });
const view = (...offices: number[]) =>
  ({
    round: 2,
    coup_phase: 1,
    president: 0,
    units: [{ commander: 1, count: 3, area: 'PAL' }],
    families: [{ offices: [0] }, { offices, account: [0, 0, 0] }],
  }) as unknown as JuntaView;
const happened = (lines: readonly NewsLine[], before: JuntaView, after: JuntaView) =>
  lines.flatMap((one) => film.happened?.(one, before, after, 1, lines) ?? []);

describe('what happens to oneself', () => {
  it('is one piece of news for a whole cabinet', () => {
    const lines = [office('minister', 0), office('general1', 1), office('general2', 0), office('admiral', 1)];
    const [both, none] = happened(lines, view(), view(2, 5));
    expect(none).toBeUndefined();
    expect(both?.head).toEqual({ id: 'junta-film-appointed', args: { count: 2 } });
    expect(both?.left.map((item) => item.words.id)).toEqual(['junta-office-general1', 'junta-office-admiral']);
    const [changed, nothing] = happened(lines, view(1, 2), view(2, 5));
    expect(nothing).toBeUndefined();
    expect(changed?.kind).toBe('given');
    expect(changed?.head.id).toBe('junta-film-reshuffled');
    expect(changed?.gone.map((item) => item.words.id)).toEqual(['junta-office-minister']);
    expect(happened(lines, view(1), view()).map((one) => [one.kind, one.head.id])).toEqual([
      ['lost', 'junta-film-dismissed'],
    ]);
  });

  it('stops the film once for a battle, and for the last of the units', () => {
    const lost = line('lost', { area: { text: 'junta-area-PAL' }, whom: { seat: 1 }, count: 1 });
    const shot = line('volley', { area: { text: 'junta-area-PAL' }, who: { seat: 0 }, whom: { seat: 1 }, dice: [6] });
    const gone = { ...view(), units: [] } as unknown as JuntaView;
    expect(happened([shot, lost], view(), view())[0]?.once).toBe('units 2.1 PAL');
    expect(happened([shot, lost], view(), gone)[0]?.once).toBeUndefined();
  });
});

it('says what the own dice are for before they fall', () => {
  expect(film.aim?.(line('volley', { volley: 1 }))?.id).toBe('junta-film-aim-volley');
  expect(film.aim?.({ ...line('die', {}), rule: 'J5.C.23' })?.id).toBe('junta-film-aim-amateur');
  expect(film.aim?.(line('moved', {}))).toBeNull();
});

it('shows and reads a card that changes the table, and keeps the phase until it is told', () => {
  const played = line('played', { who: { seat: 2 }, card: { text: 'junta-card-63-name' } });
  expect(film.ceremony?.([played], view(), view(), [played])?.card?.text).toEqual({
    id: 'junta-card-63-text',
    args: {},
  });
  const laid = line('played', { who: { seat: 2 }, card: { text: 'junta-card-1-name' } });
  expect(film.ceremony?.([laid], view(), view(), [laid])).toBeNull();
  const [night, coup] = [6, 8].map((phase) => ({ ...view(), phase }) as JuntaView);
  const missed = line('missed', {});
  const phase = line('phase', {});
  expect(film.meanwhile?.(night as JuntaView, coup as JuntaView, [missed], [phase]).phase).toBe(6);
  expect(film.meanwhile?.(night as JuntaView, coup as JuntaView, [missed, phase], [missed]).phase).toBe(8);
});

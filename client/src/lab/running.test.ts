import { afterEach, describe, expect, it, vi } from 'vitest';
import { LabRun, linesOf } from './running.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('a small run', () => {
  it('is read line by line, however the pieces fall', () => {
    expect(linesOf('', '{"done":1}\n{"do')).toEqual([['{"done":1}'], '{"do']);
    expect(linesOf('{"do', 'ne":2}\n')).toEqual([['{"done":2}'], '']);
  });
  it('ends with its report', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"done":1,"of":2}\n{"report":{"pairs":2}}\n'));
    const run = new LabRun();
    expect(await run.begin({ games: 2 })).toEqual({ pairs: 2 });
    expect([run.done, run.of, run.running, run.refusal]).toEqual([1, 2, false, null]);
  });
  it('says so where its limits ended it, and tells a refusal', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"done":1,"of":2}\n{"ended":true}\n'));
    const run = new LabRun();
    expect(await run.begin({})).toBeNull();
    expect(run.refusal?.words.id).toBe('lab-ended');
    const refused = { error: { kind: 'not_now', rule: '', words: { id: 'lab-full', args: {} } } };
    vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }));
    expect(await run.begin({})).toBeNull();
    expect(run.refusal?.words.id).toBe('lab-full');
  });
});

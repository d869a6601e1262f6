import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { Asking } from './asking.svelte';
import type { Menu, Option, Plain, Question } from './protocol';

const option = (key: string, aim = '', answer: Plain = null): Option => ({
  key,
  aim,
  rule: 'V5.1',
  words: { id: key, args: {} },
  answer,
});
const question = (options: Option[], complete = false, answer: Plain = null): Question => ({
  key: 'q',
  kind: 'q',
  rule: 'V5.1',
  words: { id: 'q', args: {} },
  facts: {},
  forced: false,
  options,
  complete,
  answer,
});

function desk(menus: Record<string, Menu>) {
  return {
    answer: vi.fn(),
    steps: vi.fn((soFar: readonly string[]) => Promise.resolve(menus[soFar.join(' ')] as Menu)),
  };
}

describe('a listed question', () => {
  it('asks the server nothing before it is answered', async () => {
    const server = desk({});
    const asking = new Asking(question([option('yes', '', 'yes'), option('no', '', 'no')]), server);
    await asking.take(asking.options[1] as Option);
    expect(server.answer).toHaveBeenCalledExactlyOnceWith('no', false);
    expect(server.steps).not.toHaveBeenCalled();
  });

  it('is answered by one step', async () => {
    const server = desk({ pass: { options: [], complete: true, answer: 'pass' } });
    const asking = new Asking(question([option('pass'), option('GUN', 'card:GUN')]), server);
    expect([...asking.lit]).toEqual(['card:GUN']);
    await asking.take(asking.options[0] as Option);
    expect(server.answer).toHaveBeenCalledExactlyOnceWith('pass', false);
  });
});

describe('an answer in small steps', () => {
  const menus = {
    '1': { options: [option('1', 'estate:1'), option('2', 'estate:2')], complete: false, answer: null },
    '1 2': { options: [], complete: true, answer: [1, 2] },
  };
  const orders = question([option('1', 'estate:1'), option('2', 'estate:2')]);

  it('waits for the word to send it', async () => {
    const server = desk(menus);
    const asking = new Asking(orders, server);
    await asking.choose('estate:1');
    expect(asking.complete).toBe(false);
    await asking.choose('estate:2');
    expect(asking.complete).toBe(true);
    expect(server.answer).not.toHaveBeenCalled();
    asking.send();
    expect(server.answer).toHaveBeenCalledExactlyOnceWith([1, 2], false);
  });

  it('goes back step by step and starts over', async () => {
    const asking = new Asking(orders, desk(menus));
    await asking.choose('estate:1');
    await asking.choose('estate:2');
    asking.back();
    expect(asking.taken.map((step) => step.key)).toEqual(['1']);
    expect(asking.complete).toBe(false);
    await asking.choose('estate:2');
    asking.restart();
    expect(asking.taken).toEqual([]);
    expect(asking.options).toHaveLength(2);
  });

  it('does not send what is not complete', () => {
    const server = desk(menus);
    new Asking(orders, server).send();
    expect(server.answer).not.toHaveBeenCalled();
  });
});

describe('a place with several options', () => {
  it('narrows the telegram to them, and widens it again', async () => {
    const server = desk({ 'FA1>2': { options: [], complete: true, answer: 'x' } });
    const asking = new Asking(
      question([option('FA1>2', 'promise:2'), option('GUN>2', 'promise:2'), option('GUN>1', 'promise:1')]),
      server,
    );
    await asking.choose('promise:2');
    expect(asking.options.map((step) => step.key)).toEqual(['FA1>2', 'GUN>2']);
    asking.back();
    expect(asking.options).toHaveLength(3);
    await asking.choose('nowhere');
    expect(server.steps).not.toHaveBeenCalled();
  });
});

it('keeps its place when a step is refused, and says why', async () => {
  const server = {
    answer: vi.fn(),
    steps: vi.fn(() => Promise.reject(new ApiError(400, { kind: 'stale', rule: '', words: { id: 'late' } }))),
  };
  const asking = new Asking(question([option('a')]), server);
  await asking.take(asking.options[0] as Option);
  expect(asking.refusal?.kind).toBe('stale');
  expect(asking.taken).toEqual([]);
  expect(asking.busy).toBe(false);
});

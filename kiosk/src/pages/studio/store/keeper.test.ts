import { BOARD_FORMAT, type BoardFile } from '@mister-x/games/pursuit/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftWorkerClient } from './clerk.js';
import { type Draft, type DraftStore, type LateKeepResult, placementOfLateSave } from './drafts.js';
import { DraftKeeper } from './keeper.svelte.js';

const board = (name: string): BoardFile => ({
  format: BOARD_FORMAT,
  game: 'g',
  name,
  height: 1,
  stations: [],
  edges: {},
  starts: {},
});
const FULL: LateKeepResult = { ok: false, fault: 'full' };

/** A clerk who answers each draft when he is told to. */
function office() {
  const given: { how: string; name: string; answer: (kept: LateKeepResult) => Promise<void> }[] = [];
  const take = (how: string) => (draft: Draft) =>
    new Promise<LateKeepResult>((resolve) => {
      const answer = async (kept: LateKeepResult) => {
        resolve(kept);
        await vi.advanceTimersByTimeAsync(0);
      };
      given.push({ how, name: 'board' in draft ? draft.board.name : '', answer });
    });
  const clerk = {
    keep: take('keep'),
    keepAtOnce: take('keepAtOnce'),
  } as unknown as DraftWorkerClient;
  const keeper = new DraftKeeper({} as DraftStore, clerk, 'd1');
  /** Changed, and the pause before it is saved. */
  const change = async (name: string) => {
    keeper.keep({ board: board(name), proofs: {} });
    await vi.advanceTimersByTimeAsync(500);
  };
  const calls = () => given.map(({ how, name }) => `${how} ${name}`);
  return { keeper, given, change, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an older save that fails does not come back over a newer one', async () => {
  const { keeper, given, change, calls } = office();
  await change('one');
  await change('two');
  await given[0]?.answer(FULL);
  expect(keeper.state).toBe('keeping');
  await given[1]?.answer({ ok: true });
  expect(keeper.state).toBe('kept');
  keeper.close();
  expect(calls()).toEqual(['keep one', 'keep two']);
});

it('what could not be saved is tried again, and what the clerk still holds is written before the page goes', async () => {
  const { keeper, given, change, calls } = office();
  await change('one');
  await given[0]?.answer(FULL);
  expect(keeper.state).toBe('full');
  await change('two');
  keeper.close();
  expect(calls()).toEqual(['keep one', 'keep two', 'keepAtOnce two']);
});

it('the page itself writes over what another has written before, unless it is closed', async () => {
  const { keeper, given, change, calls } = office();
  await change('one');
  await given[0]?.answer({ ok: false, fault: 'foreign' });
  await given[1]?.answer({ ok: true });
  expect([calls(), keeper.state]).toEqual([['keep one', 'keepAtOnce one'], 'kept']);
  await change('two');
  keeper.close();
  await given[3]?.answer({ ok: true });
  await given[2]?.answer({ ok: false, fault: 'foreign' });
  expect(calls().slice(2)).toEqual(['keep two', 'keepAtOnce two']);
});

it.each([
  ['a draft that is gone', undefined, 'foreign'],
  ['one of another tab', { page: 'b', turn: 1 }, 'foreign'],
  ['its own of before', { page: 'a', turn: 2 }, 'own'],
  ['its own of later', { page: 'a', turn: 4 }, 'under'],
] as const)('a sheet that comes late over %s', (_, before, place) => {
  expect(placementOfLateSave({ page: 'a', turn: 3 }, before)).toBe(place);
});

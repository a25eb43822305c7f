import { BOARD_FORMAT } from '@mister-x/games/pursuit/rules';
import { expect, it } from 'vitest';
import { DraftWorkerClient, type KeepAnswer, type KeepRequest } from './clerk.js';
import type { BoardDraft, Draft, DraftStore, KeepResult, StoredDraftText } from './drafts.js';

const draft = (name: string): Draft => ({
  id: 'd1',
  board: {
    format: BOARD_FORMAT,
    game: 'g',
    name,
    height: 1,
    stations: [],
    edges: {},
    starts: {},
  },
  proofs: {},
  changedAt: 1,
});
const nameIn = ({ text }: StoredDraftText) => (JSON.parse(text) as Draft & BoardDraft).board.name;

/** A worker that answers when it is told to, and a store that remembers the way each sheet came. */
function office() {
  const asks: KeepRequest[] = [];
  const written: string[] = [];
  const worker = {
    onmessage: undefined as ((event: { data: KeepAnswer }) => void) | undefined,
    onerror: undefined as (() => void) | undefined,
    ended: false,
    postMessage: (ask: KeepRequest) => asks.push(ask),
    terminate() {
      this.ended = true;
    },
  };
  const write =
    (way: string) =>
    async (sheet: StoredDraftText): Promise<KeepResult> => {
      written.push(`${way} ${nameIn(sheet)} ${sheet.turn}`);
      return { ok: true };
    };
  const store = { keep: write('keep'), keepLate: write('keepLate') };
  const clerk = new DraftWorkerClient(store as unknown as DraftStore, () => worker as unknown as Worker);
  const answer = (kept: KeepResult) => {
    const ask = asks.shift();
    if (ask !== undefined) worker.onmessage?.({ data: { turn: ask.sheet.turn, kept } });
  };
  return { clerk, worker, asks, written, answer };
}

it('has the worker write, and hands on what it answers to each', async () => {
  const { clerk, asks, written, answer } = office();
  const [first, second] = [clerk.keep(draft('one')), clerk.keep(draft('two'))];
  expect(asks.map(({ sheet }) => nameIn(sheet))).toEqual(['one', 'two']);
  answer({ ok: false, fault: 'full' });
  answer({ ok: true });
  expect([await first, await second]).toEqual([{ ok: false, fault: 'full' }, { ok: true }]);
  expect(written).toEqual([]);
});

it('writes itself what cannot wait, with a later turn than what the worker still has', async () => {
  const { clerk, asks, written } = office();
  void clerk.keep(draft('one'));
  await clerk.keepAtOnce(draft('two'));
  expect(written).toEqual(['keep two 2']);
  expect(asks.map(({ sheet }) => [sheet.turn, sheet.page === ''])).toEqual([[1, false]]);
});

it('writes everything itself where the worker does not start', async () => {
  const { clerk, worker, asks, written } = office();
  const first = clerk.keep(draft('one'));
  worker.onerror?.();
  expect(await first).toEqual({ ok: true });
  await clerk.keep(draft('two'));
  expect(written).toEqual(['keepLate one 1', 'keep two 2']);
  expect(asks).toHaveLength(1);
});

it('leaves nothing unwritten when it closes', async () => {
  const { clerk, worker, written } = office();
  const first = clerk.keep(draft('one'));
  clerk.close();
  expect(await first).toEqual({ ok: true });
  expect([worker.ended, written]).toEqual([true, ['keepLate one 1']]);
});

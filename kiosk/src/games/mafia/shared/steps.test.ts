import { CITY, type Notice, packOf } from '@mister-x/engine/mafia/browser';
import { describe, expect, it } from 'vitest';
import type { Told } from '../../../lib/notices/queue.svelte.js';
import { GAMES, game, TABLE } from '../testing/games.js';
import { boardAfter, boardOf, emptyBoard } from './board.js';
import { boardUpTo, partsOf } from './steps.js';

const pack = packOf(CITY);
const paid = (quarter: string): Notice => ({
  ...{ type: 'paid', quarter, sum: 60, frozen: false },
  sources: [{ from: 'bank', sum: 60 }],
});

function told(...arrivals: readonly (readonly Notice[])[]): readonly Told[] {
  return arrivals
    .flatMap((notices, arrival) => notices.map((notice) => ({ notice, arrival })))
    .map(({ notice, arrival }, at) => {
      const line = { kind: 'game', notice } as const;
      return { at, notice: line as Told['notice'], arrival, acting: false };
    });
}

const opened: Notice = {
  ...{ type: 'opened', seat: 'clan-1', quarter: 'C2', card: 'MF-buyer-1', corrected: false },
};
const traded: Notice = { type: 'traded', good: 'C1', buyer: 'C2', price: 60 };
const ended: Notice = { type: 'ended', end: { code: 'BANK_EMPTY', winners: [] } };

describe('what is resolved step by step', () => {
  it('is an opening, and each deal with both its payments', () => {
    const parts = partsOf(
      told([opened, traded, paid('C1'), paid('C2'), traded, paid('D2'), paid('C2')]),
    );
    expect(parts.map(({ from, upTo }) => [from, upTo])).toEqual([
      [0, 1],
      [1, 4],
      [4, 7],
    ]);
  });

  it('is one look at all that a round collects, and one at the end', () => {
    const parts = partsOf(
      told([
        { type: 'playEnded' },
        { type: 'collected', quarter: 'C1', seat: 'clan-2', sum: 60 },
        { type: 'cardsReturned', closed: [] },
        ended,
      ]),
    );
    expect(parts.map(({ moments }) => moments[0]?.kind)).toEqual(['collection', 'end']);
  });

  it('is never changed by what comes later', () => {
    const before = partsOf(told([opened]));
    const after = partsOf(told([opened], [paid('C2')]));
    expect(after.slice(0, 1)).toEqual(before);
    expect(after).toHaveLength(2);
  });

  it('leads to the table as the referee has it', () => {
    const steps = [...game(...(GAMES[1] ?? ['online2015', {}]))];
    const lines = steps.map((step) => step.notices(TABLE));
    const all = lines
      .flatMap((notices, arrival) => notices.map((notice) => ({ notice, arrival })))
      .map((each, at): Told => ({ ...each, at, acting: false }) as Told);
    const start = { board: emptyBoard(pack, 2000), at: 0 };
    const last = steps.at(-1);
    if (last === undefined) throw new Error('nothing was played');
    expect(boardUpTo(start, all, all.length, pack)).toEqual(boardOf(last.after.gameView(TABLE)));
    const [part] = partsOf(all);
    const upTo = part?.upTo ?? 0;
    const notices = all.slice(0, upTo).map(({ notice }) => notice);
    const folded = notices.reduce(
      (board, line) =>
        line.kind === 'game' ? boardAfter(board, line.notice as unknown as Notice, pack) : board,
      start.board,
    );
    expect(boardUpTo(start, all, upTo, pack)).toEqual(folded);
  });
});

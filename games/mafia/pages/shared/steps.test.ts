import type { Notice } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import { resolutionPartsOf } from './steps.js';

const paid = (quarter: string): Notice => ({
  ...{ type: 'paid', quarter, sum: 60, frozen: false },
  sources: [{ from: 'bank', sum: 60 }],
});

function entriesOf(...arrivals: readonly (readonly Notice[])[]): readonly LogEntry[] {
  return arrivals
    .flatMap((notices, arrival) => notices.map((notice) => ({ notice, arrival })))
    .map(({ notice, arrival }, at) => {
      const line = { kind: 'game', notice } as const;
      return { at, notice: line as LogEntry['notice'], arrival, acting: false };
    });
}

const opened: Notice = {
  ...{ type: 'opened', seat: 'clan-1', quarter: 'C2', card: 'MF-buyer-1', corrected: false },
};
const traded: Notice = { type: 'traded', good: 'C1', buyer: 'C2', price: 60 };
const ended: Notice = { type: 'ended', end: { code: 'BANK_EMPTY', winners: [] } };

describe('what is resolved step by step', () => {
  it('is an opening, and each deal with both its payments', () => {
    const parts = resolutionPartsOf(
      entriesOf([opened, traded, paid('C1'), paid('C2'), traded, paid('D2'), paid('C2')]),
    );
    expect(parts.map(({ from, upTo }) => [from, upTo])).toEqual([
      [0, 1],
      [1, 4],
      [4, 7],
    ]);
  });

  it('is one look at all that a round collects, and one at the end', () => {
    const parts = resolutionPartsOf(
      entriesOf([
        { type: 'playEnded' },
        { type: 'collected', quarter: 'C1', seat: 'clan-2', sum: 60 },
        { type: 'cardsReturned', closed: [] },
        ended,
      ]),
    );
    expect(parts.map(({ moments }) => moments[0]?.kind)).toEqual(['collection', 'end']);
  });

  it('is never changed by what comes later', () => {
    const before = resolutionPartsOf(entriesOf([opened]));
    const after = resolutionPartsOf(entriesOf([opened], [paid('C2')]));
    expect(after.slice(0, 1)).toEqual(before);
    expect(after).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { TableTransaction } from '../table-state.js';
import { SeatChanges } from './seat-changes.js';

/** What is written into the log of a running match, at a seat that has changed hands as often as is noted. */
function noted(what: 'taken-over' | 'released' | 'claimed', isFull: boolean): Promise<boolean> {
  const nothing = () => undefined;
  const parts = [
    {},
    {},
    {},
    { appending: () => 'entry' },
    { holding: () => [] },
    { dismissed: nothing },
    { seat: nothing, teller: () => nothing },
    { on: nothing },
  ] as unknown as ConstructorParameters<typeof SeatChanges>;
  const tx = {
    record: { id: 't', status: 'playing', seats: [] },
    match: {
      run: { mayChangeSeat: () => !isFull, changeSeat: nothing },
      apply: nothing,
      prepare: () => ({ row: {}, shown: [] }),
    },
    change: nothing,
  } as unknown as TableTransaction;
  return new Promise((resolve) => {
    void new SeatChanges(...parts).make(tx, { seat: 'guest', what }, {}, async (entry) => {
      resolve(entry !== null);
      return true;
    });
  });
}

describe('a seat that changes hands', () => {
  it('is noted in the log of the match, whatever happened to it', async () => {
    for (const what of ['taken-over', 'released', 'claimed'] as const) expect(await noted(what, false)).toBe(true);
  });

  it('goes from phone to phone without end, and is noted so often only', async () => {
    expect(await noted('taken-over', true)).toBe(false);
  });

  it('is noted always where others must know that it is held, or free', async () => {
    for (const what of ['released', 'claimed'] as const) expect(await noted(what, true)).toBe(true);
  });
});

import type { Json, MatchNotice } from '@mister-x/engine';
import { describe, expect, it } from 'vitest';
import { LONG_GAP_NOTICES, ViewerLogs } from './viewer-updates.js';

const notice = (notice: Json): MatchNotice<Json> => ({ kind: 'game', notice });
const notices = (first: number, count: number) => Array.from({ length: count }, (_, index) => notice(first + index));

function logs(): ViewerLogs {
  return new ViewerLogs((notice) => (notice === 3 ? { isAlwaysTold: true } : { pieces: [`${Number(notice) % 2}`] }));
}

const numbers = (missed: ReturnType<ViewerLogs['missed']>) => missed.map(([at]) => at);

describe('what a client missed', () => {
  it('is what its viewer was told since the notice that it asks from', () => {
    const told = logs();
    told.add('table', notices(0, 3), 0);
    told.add('table', notices(3, 2), 3);
    expect(told.missed('table', 2)).toEqual([
      [2, notice(2)],
      [3, notice(3)],
      [4, notice(4)],
    ]);
    expect(told.missed('table', 5)).toEqual([]);
  });

  it('is unknown, where the log does not reach so far or no number is given', () => {
    const told = logs();
    told.add('table', notices(0, 3), 0);
    expect(told.missed('table', 4)).toEqual([]);
    expect(told.missed('table', undefined)).toEqual([]);
    expect(told.missed('nobody', 0)).toEqual([]);
  });

  it('is what still holds after a long time', () => {
    const told = logs();
    for (let at = 0; at <= LONG_GAP_NOTICES; at++) told.add('table', [notice(at)], at);
    expect(numbers(told.missed('table', 1))).toHaveLength(LONG_GAP_NOTICES);
    expect(numbers(told.missed('table', 0))).toEqual([3, LONG_GAP_NOTICES - 1, LONG_GAP_NOTICES]);
  });

  it('is long by what the table was told, whatever a seat was told in secret', () => {
    const told = logs();
    for (let at = 0; at < LONG_GAP_NOTICES; at++) {
      told.add('table', [notice(at)], at);
      told.add('keeper', [notice(at), notice(at)], at);
    }
    expect(told.missed('keeper', 0)).toHaveLength(2 * LONG_GAP_NOTICES);
    expect(told.publicly('keeper', 2 * LONG_GAP_NOTICES)).toBe(LONG_GAP_NOTICES);
    expect(told.publicly('keeper', 20)).toBe(10);
  });
});

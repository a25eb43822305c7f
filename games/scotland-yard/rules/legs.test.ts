import { expect, it } from 'vitest';
import { compileEditions, londonBoard } from './board.js';
import { T_BOARD_FILE } from '../test/boards.js';
import { lineFault } from './tickets.js';
import type { Ticket } from './types.js';

const edges = {
  ...T_BOARD_FILE.edges,
  taxi: [...(T_BOARD_FILE.edges.taxi ?? []), [3, 9] as const],
};
const shore = compileEditions({ ...T_BOARD_FILE, edges }, 'shore', []).first;
const london = londonBoard('first');

it.each([
  ['taxi', undefined],
  ['bus', 'NO_CONNECTION'],
  ['black', undefined],
] as const)('SY-47 where a boat and a taxi join the same stops, %s: %s', (ticket, fault) => {
  expect(lineFault(shore, 3, { ticket, stop: 9 }, 'FERRY_NEEDS_BLACK')).toBe(fault);
  expect(lineFault(shore, 9, { ticket, stop: 3 }, 'FERRY_NEEDS_BLACK')).toBe(fault);
});

it('SY-47 on the river every ordinary ticket gets the code of the boat', () => {
  for (const ticket of ['taxi', 'bus', 'underground'] as const) {
    for (const [from, stop] of [
      [194, 157],
      [157, 115],
      [115, 108],
      [108, 115],
    ] as const) {
      expect(lineFault(london, from, { ticket, stop }, 'FERRY_X_ONLY')).toBe('FERRY_X_ONLY');
    }
  }
});

it.each([
  [74, 'underground', 46, true],
  [74, 'bus', 46, false],
  [74, 'taxi', 94, false],
  [74, 'black', 94, true],
  [74, 'black', 74, false],
  [74, 'taxi', 74, false],
  [46, 'underground', 58, false],
] as const)('SY-17 SY-19 SY-46 from %i by %s to %i: %s', (from, ticket: Ticket, stop, joined) => {
  const fault = lineFault(london, from, { ticket, stop }, 'FERRY_NEEDS_BLACK');
  expect(fault).toBe(joined ? undefined : 'NO_CONNECTION');
});

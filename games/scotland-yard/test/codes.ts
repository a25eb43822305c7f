import { londonBoard, writeYardCard } from '../rules/index.js';
import { COMMON_CODES, starts } from '../../test/common-codes.js';

const COPIES = { taxi: [10, 4], bus: [8, 3], underground: [4, 3], black: [0, 5], double: [0, 2] };

export function tickets(): readonly string[] {
  return (['d1', 'd2', 'd3', 'd4', 'd5', 'x'] as const).flatMap((owner) =>
    (Object.keys(COPIES) as (keyof typeof COPIES)[]).flatMap((piece) =>
      Array.from({ length: COPIES[piece][owner === 'x' ? 1 : 0] ?? 0 }, (_, i) =>
        writeYardCard({ kind: 'ticket', owner, piece, serial: i + 1 }),
      ),
    ),
  );
}

/** Written down here from the rules, not taken from what draws. */
export const codes = {
  ...COMMON_CODES,
  tickets,
  labels: tickets,
  types: () =>
    (['taxi', 'bus', 'underground', 'black', 'double'] as const).map((piece) =>
      writeYardCard({ kind: 'ticket', owner: null, piece, serial: 0 }),
    ),
  starts: () => Object.values(londonBoard('first').data.starts).flatMap(starts),
};

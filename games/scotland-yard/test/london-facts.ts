import type { BoardLines, YardBoard } from '../rules/board.js';
import type { Transport } from '../rules/types.js';

/** What the rule texts say of a board (section 1 of the rules). */
type BoardFacts = {
  readonly lines: BoardLines;
  /** Stops whose lines of these transports are all among `lines`. */
  readonly complete: readonly (readonly [number, readonly Transport[]])[];
};

/** Lines that the two rule texts name. */
const LONDON_FACTS: BoardFacts = {
  lines: [
    ['taxi', 153, 139],
    ['taxi', 153, 152],
    ['taxi', 153, 154],
    ['taxi', 153, 166],
    ['taxi', 153, 167],
    ['taxi', 74, 58],
    ['taxi', 74, 73],
    ['taxi', 74, 75],
    ['taxi', 74, 92],
    ['bus', 74, 58],
    ['bus', 74, 94],
    ['underground', 74, 46],
    ['ferry', 194, 157],
    ['ferry', 157, 115],
    ['ferry', 115, 108],
  ],
  complete: [
    [74, ['taxi', 'bus', 'underground', 'ferry']],
    [153, ['taxi']],
    [194, ['ferry']],
    [157, ['ferry']],
    [115, ['ferry']],
    [108, ['ferry']],
  ],
};

/** Where a board says something else than the rule texts. */
export function londonFaults(board: YardBoard): readonly string[] {
  const missing = LONDON_FACTS.lines.flatMap(([transport, a, b]) =>
    board.joins(a, b, transport) ? [] : [`${transport} ${a}–${b} is missing`],
  );
  const extra = LONDON_FACTS.complete.flatMap(([stop, transports]) =>
    transports.flatMap((transport) =>
      board
        .neighbours(stop, transport)
        .filter((other) => !isNamed(transport, stop, other))
        .map((other) => `${transport} ${stop}–${other} is not in the rule texts`),
    ),
  );
  return [...missing, ...extra];
}

function isNamed(transport: Transport, stop: number, other: number): boolean {
  return LONDON_FACTS.lines.some(
    ([t, a, b]) => t === transport && ((a === stop && b === other) || (b === stop && a === other)),
  );
}

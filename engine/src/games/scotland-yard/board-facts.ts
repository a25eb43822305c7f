import type { Board } from '../../pursuit/board.js';
import type { BoardFault } from '../../pursuit/load-board.js';
import { err, ok, type Result } from '../../result.js';
import type { Transport } from './types.js';

export type YardBoard = Board<Transport>;

export type Lines = readonly (readonly [Transport, number, number])[];

/** What the rule texts say of a board, held against the data (section 1 of the rules). */
export type BoardFacts = {
  readonly lines: Lines;
  /** Stops whose lines of these transports are all among `lines`. */
  readonly complete: readonly (readonly [number, readonly Transport[]])[];
  readonly missingInLater: Lines;
};

export function checkFacts(board: YardBoard, facts: BoardFacts): Result<YardBoard, BoardFault> {
  const causes: string[] = [];
  for (const [transport, a, b] of facts.lines) {
    if (!board.joins(a, b, transport)) causes.push(`${transport} ${a}–${b} is missing`);
  }
  for (const [stop, transports] of facts.complete) {
    for (const transport of transports) {
      for (const other of board.neighbours(stop, transport)) {
        const named = facts.lines.some(
          ([t, a, b]) =>
            t === transport && ((a === stop && b === other) || (b === stop && a === other)),
        );
        if (!named) causes.push(`${transport} ${stop}–${other} is not in the rule texts`);
      }
    }
  }
  return causes.length > 0 ? err({ code: 'BOARD_DATA_INVALID', causes }) : ok(board);
}

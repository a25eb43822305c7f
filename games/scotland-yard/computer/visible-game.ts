import { type ChaseBoard, chaseBoardOf } from '../../pursuit/computer/ground.js';
import type { YardBoard } from '../rules/board.js';

/** What carries a detective; ferries take black tickets, which X alone has (SY-47). */
const DETECTIVE_TRANSPORTS = ['taxi', 'bus', 'underground'] as const;

/** Scotland Yard with a Mister X whom everybody sees, and with tickets without end. */
export function visibleGameOf(board: YardBoard): ChaseBoard {
  return chaseBoardOf(board, DETECTIVE_TRANSPORTS);
}

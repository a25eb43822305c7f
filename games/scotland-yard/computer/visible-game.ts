import { type ChaseBoard, groundOf } from '../../pursuit/computer/ground.js';
import type { YardBoard } from '../rules/board.js';

/** What carries a detective; ferries take black tickets, which X alone has (SY-47). */
const DETECTIVES = ['taxi', 'bus', 'underground'] as const;

/** Scotland Yard with a Mister X whom everybody sees, and with tickets without end. */
export function visibleGame(board: YardBoard): ChaseBoard {
  return groundOf(board, DETECTIVES);
}

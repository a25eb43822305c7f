import type { Rng } from '../../core/rng.js';
import { PursuitRun } from '../../pursuit/run.js';
import { apply } from './apply.js';
import type { YardBoard } from './board.js';
import type { Event, OutcomeCode, State } from './types.js';

export type Run = PursuitRun<YardBoard, State, Event, OutcomeCode>;

export function begin(board: YardBoard, state: State, rng: Rng): Run {
  return new PursuitRun<YardBoard, State, Event, OutcomeCode>(board, state, rng, apply);
}

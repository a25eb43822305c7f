import type { Rng } from '../../core/rng.js';
import { PursuitRun } from '../../pursuit/run.js';
import { apply } from './apply.js';
import type { EuropeBoard } from './board.js';
import type { Event, OutcomeCode, State } from './types.js';
import type { Ground } from './x-moves.js';

export type Run = PursuitRun<EuropeBoard, State, Event, OutcomeCode>;

export function begin(board: EuropeBoard, state: State, rng: Rng): Run {
  return new PursuitRun<EuropeBoard, State, Event, OutcomeCode>(board, state, rng, apply);
}

export function groundOf({ detectives, options, x }: State): Ground {
  return { detectives, flags: options.flags, stop: x.stop ?? 0 };
}

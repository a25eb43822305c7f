import type { Onlookers } from '../../core/onlooker.js';
import { Whereabouts } from '../../pursuit/whereabouts.js';
import { Belief } from './belief.js';
import { BOARDS, type Boards } from './board.js';
import { boardOf } from './input.js';
import type { ScotlandYard } from './types.js';

export function yardOnlookersOn(boards: Boards): Onlookers<ScotlandYard> {
  return {
    of: (options) =>
      options.flags.whereabouts_shown
        ? new Whereabouts(new Belief(boardOf(boards, options)))
        : undefined,
  };
}

export const yardOnlookers = yardOnlookersOn(BOARDS);

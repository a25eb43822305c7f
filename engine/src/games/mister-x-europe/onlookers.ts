import type { Onlookers } from '../../core/onlooker.js';
import { Whereabouts } from '../../pursuit/whereabouts.js';
import { Belief } from './belief.js';
import { BOARDS, type Boards } from './board.js';
import { boardOf } from './input.js';
import type { MisterXEurope } from './types.js';

export function europeOnlookersOn(boards: Boards): Onlookers<MisterXEurope> {
  return {
    of: (options) =>
      options.flags.whereabouts_shown
        ? new Whereabouts(new Belief(boardOf(boards, options)))
        : undefined,
  };
}

export const europeOnlookers = europeOnlookersOn(BOARDS);

import type { Onlookers } from '@mister-x/engine/core/onlooker';
import { watchers } from '../../pursuit/rules/whereabouts.js';
import { Belief } from './belief.js';
import { BOARDS, type Boards } from './board.js';
import { boardOf } from './input.js';
import type { MisterXEurope } from './types.js';

export const europeOnlookersOn = (boards: Boards): Onlookers<MisterXEurope> =>
  watchers(
    (options) => new Belief(boardOf(boards, options)),
    ({ flags }) => flags.whereabouts_shown,
  );

export const europeOnlookers = europeOnlookersOn(BOARDS);

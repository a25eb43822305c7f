import type { Onlookers } from '@mister-x/engine/core/onlooker';
import { watchers } from '../../pursuit/rules/whereabouts.js';
import { Belief } from './belief.js';
import { BOARDS } from './board.js';
import { boardOf } from './input.js';
import type { ScotlandYard } from './types.js';

export const yardOnlookers: Onlookers<ScotlandYard> = watchers(
  (options) => new Belief(boardOf(BOARDS, options)),
  ({ flags }) => flags.whereabouts_shown,
);

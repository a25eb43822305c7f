import type { PublicKnowledgeFactory } from '@mister-x/engine/core/public-knowledge';
import { whereaboutsShown } from '../../pursuit/rules/whereabouts.js';
import { Belief } from './belief.js';
import { BOARDS } from './board.js';
import { boardOf } from './input.js';
import type { ScotlandYard } from './types.js';

export const yardPublicKnowledge: PublicKnowledgeFactory<ScotlandYard> = whereaboutsShown(
  (options) => new Belief(boardOf(BOARDS, options)),
  ({ flags }) => flags.whereabouts_shown,
);

import type { PublicKnowledgeFactory } from '@mister-x/engine/core/public-knowledge';
import { whereaboutsFactory } from '../../pursuit/rules/whereabouts.js';
import { MisterXBelief } from './belief.js';
import { BOARDS } from './board.js';
import { boardOf } from './input.js';
import type { ScotlandYard } from './types.js';

export const scotlandYardPublicKnowledge: PublicKnowledgeFactory<ScotlandYard> = whereaboutsFactory(
  (options) => new MisterXBelief(boardOf(BOARDS, options)),
  ({ flags }) => flags.whereabouts_shown,
);

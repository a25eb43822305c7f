import type { PublicKnowledgeFactory } from '@mister-x/engine/core/public-knowledge';
import { whereaboutsFactory } from '../../pursuit/rules/whereabouts.js';
import { MisterXBelief } from './belief.js';
import { BOARDS, type Boards } from './board.js';
import { boardOf } from './input.js';
import type { MisterXEurope } from './types.js';

export const europePublicKnowledgeOn = (boards: Boards): PublicKnowledgeFactory<MisterXEurope> =>
  whereaboutsFactory(
    (options) => new MisterXBelief(boardOf(boards, options)),
    ({ flags }) => flags.whereabouts_shown,
  );

export const europePublicKnowledge = europePublicKnowledgeOn(BOARDS);

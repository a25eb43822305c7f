import type { PublicKnowledgeFactory } from '@mister-x/engine/core/public-knowledge';
import { whereaboutsShown } from '../../pursuit/rules/whereabouts.js';
import { Belief } from './belief.js';
import { BOARDS, type Boards } from './board.js';
import { boardOf } from './input.js';
import type { MisterXEurope } from './types.js';

export const europePublicKnowledgeOn = (boards: Boards): PublicKnowledgeFactory<MisterXEurope> =>
  whereaboutsShown(
    (options) => new Belief(boardOf(boards, options)),
    ({ flags }) => flags.whereabouts_shown,
  );

export const europePublicKnowledge = europePublicKnowledgeOn(BOARDS);

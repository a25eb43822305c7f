import { hostGame } from '@mister-x/engine/core/hosted';
import { misterXEurope } from './game.js';
import { europePublicKnowledge } from './public-knowledge.js';

/** Pages check records by it, without what else belongs to the game. */
export const hostedGame = hostGame(misterXEurope, europePublicKnowledge);

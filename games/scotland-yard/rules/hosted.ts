import { hostGame } from '@mister-x/engine/core/hosted';
import { scotlandYard } from './game.js';
import { scotlandYardPublicKnowledge } from './public-knowledge.js';

/** Pages check records by it, without what else belongs to the game. */
export const hostedGame = hostGame(scotlandYard, scotlandYardPublicKnowledge);

import { describe } from 'vitest';
import { hostGame } from '../../../src/core/hosted.js';
import { scotlandYard } from '../../../src/games/scotland-yard/game.js';
import { ownBoard } from '../../../src/games/scotland-yard/testing/own-board.js';
import { flagsAreBounded } from '../../record/flags-are-bounded.js';

describe('flags', () => {
  flagsAreBounded(hostGame(scotlandYard), { hunters: 3, board: ownBoard() }, 'h1');
});

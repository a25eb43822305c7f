import { describe } from 'vitest';
import { hostGame } from '@mister-x/engine/core/hosted';
import { scotlandYard } from '../rules/game.js';
import { ownBoard } from './own-board.js';
import { flagsAreBounded } from '@mister-x/engine/testing/record/sizes';

describe('flags', () => {
  flagsAreBounded(hostGame(scotlandYard), { hunters: 3, board: ownBoard() }, 'h1');
});

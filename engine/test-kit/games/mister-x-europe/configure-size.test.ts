import { describe } from 'vitest';
import { REFEREE } from '../../../src/core/game.js';
import { hostGame } from '../../../src/core/hosted.js';
import { europe } from '../../../src/games/mister-x-europe/data/europe.js';
import { misterXEurope } from '../../../src/games/mister-x-europe/game.js';
import { flagsAreBounded } from '../../record/flags-are-bounded.js';

describe('flags', () => {
  const own = { hunters: 3, board: { ...europe, name: 'Own' } };
  flagsAreBounded(hostGame(misterXEurope), own, 'h1');
  flagsAreBounded(hostGame(misterXEurope), own, REFEREE);
});

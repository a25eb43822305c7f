import { describe } from 'vitest';
import { REFEREE } from '@mister-x/engine/core/game';
import { hostGame } from '@mister-x/engine/core/hosted';
import { europe } from '../rules/data/europe.js';
import { misterXEurope } from '../rules/game.js';
import { flagsAreBounded } from '@mister-x/engine/testing/record/sizes';

describe('flags', () => {
  const own = { hunters: 3, board: { ...europe, name: 'Own' } };
  flagsAreBounded(hostGame(misterXEurope), own, 'h1');
  flagsAreBounded(hostGame(misterXEurope), own, REFEREE);
});

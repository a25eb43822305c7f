import { describe } from 'vitest';
import { REFEREE } from '../../../src/core/game.js';
import { hostGame } from '../../../src/core/hosted.js';
import { LONDON } from '../../../src/games/sherlock-holmes/data/london.js';
import { sherlockHolmes } from '../../../src/games/sherlock-holmes/game.js';
import { flagsAreBounded } from '../../record/flags-are-bounded.js';

describe('flags', () => {
  flagsAreBounded(
    hostGame(sherlockHolmes),
    { seats: 3, pack: { ...LONDON, pack: 'own' } },
    REFEREE,
  );
});

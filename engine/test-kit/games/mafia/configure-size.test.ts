import { describe } from 'vitest';
import { REFEREE } from '../../../src/core/game.js';
import { hostGame } from '../../../src/core/hosted.js';
import { CITY } from '../../../src/games/mafia/data/city.js';
import { mafia } from '../../../src/games/mafia/game.js';
import { flagsAreBounded } from '../../record/flags-are-bounded.js';

describe('flags', () => {
  flagsAreBounded(hostGame(mafia), { pack: { ...CITY, pack: 'own' } }, REFEREE);
});

import { describe } from 'vitest';
import { REFEREE } from '@mister-x/engine/core/game';
import { hostGame } from '@mister-x/engine/core/hosted';
import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';
import { mafia } from '../rules/game.js';
import { flagsAreBounded } from '@mister-x/engine/testing/record/sizes';

describe('flags', () => {
  flagsAreBounded(hostGame(mafia), { pack: { ...DEFAULT_MAFIA_PACK_FILE, pack: 'own' } }, REFEREE);
});

import { describe } from 'vitest';
import { REFEREE } from '@mister-x/engine/core/game';
import { hostGame } from '@mister-x/engine/core/hosted';
import { DEFAULT_HOLMES_PACK_FILE } from '../rules/data/london.js';
import { sherlockHolmes } from '../rules/game.js';
import { flagsAreBounded } from '@mister-x/engine/testing/record/sizes';

describe('flags', () => {
  flagsAreBounded(hostGame(sherlockHolmes), { seats: 3, pack: { ...DEFAULT_HOLMES_PACK_FILE, pack: 'own' } }, REFEREE);
});

import { readMafiaCard, writeMafiaCard } from '../rules/cards.js';
import { OUTCOMES, REASONS } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { tallyOf } from './census.js';
import { mafiaKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULES, SCENARIOS } from './rules.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = {
  kit: mafiaKit,
  playthroughs,
  samples,
  cards: {
    read: readMafiaCard,
    codes: [
      writeMafiaCard({ kind: 'card', index: 1 }),
      writeMafiaCard({ kind: 'quarter', index: 1 }),
    ],
  },
  census: tallyOf,
  rules: { titles: RULES, scenarios: SCENARIOS, words: [...REASONS, ...OUTCOMES] },
};

export { serverData } from './server-data.js';

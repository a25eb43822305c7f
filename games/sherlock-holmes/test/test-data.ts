import { readHolmesCard, writeHolmesCard } from '../rules/cards.js';
import { OUTCOMES, REASONS } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { tallyOf } from './census.js';
import { sherlockHolmesKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULES, SCENARIOS } from './rules.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = {
  kit: sherlockHolmesKit,
  playthroughs,
  samples,
  cards: {
    read: readHolmesCard,
    codes: [
      writeHolmesCard({ kind: 'card', index: 1 }),
      writeHolmesCard({ kind: 'case', index: 1 }),
      writeHolmesCard({ kind: 'token', code: 1 }),
    ],
  },
  rules: { titles: RULES, scenarios: SCENARIOS, words: [...REASONS, ...OUTCOMES] },
  census: tallyOf,
};

export { serverData } from './server-data.js';

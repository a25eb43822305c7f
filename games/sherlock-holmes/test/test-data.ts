import { readHolmesCard, writeHolmesCard } from '../rules/cards.js';
import { OUTCOMES, REFUSAL_CODES } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { censusReportOf } from './census.js';
import { sherlockHolmesKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULE_TITLES, SCENARIO_RULES } from './rules.js';
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
  rules: { titles: RULE_TITLES, scenarios: SCENARIO_RULES, words: [...REFUSAL_CODES, ...OUTCOMES] },
  census: censusReportOf,
};

export { serverData } from './server-data.js';

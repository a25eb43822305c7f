import { readMafiaCard, writeMafiaCard } from '../rules/cards.js';
import { OUTCOMES, REFUSAL_CODES } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { censusReportOf } from './census.js';
import { mafiaKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULE_TITLES, SCENARIO_RULES } from './rules.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = {
  kit: mafiaKit,
  playthroughs,
  samples,
  cards: {
    read: readMafiaCard,
    codes: [writeMafiaCard({ kind: 'card', index: 1 }), writeMafiaCard({ kind: 'quarter', index: 1 })],
  },
  census: censusReportOf,
  rules: { titles: RULE_TITLES, scenarios: SCENARIO_RULES, words: [...REFUSAL_CODES, ...OUTCOMES] },
};

export { serverData } from './server-data.js';

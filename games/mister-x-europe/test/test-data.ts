import { readEuropeCard, writeEuropeCard } from '../rules/cards.js';
import { KINDS, OUTCOMES, REASONS, REPORT_FAULTS, SKIP_CAUSES } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { misterXEuropeKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULES, SCENARIOS } from './rules.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = {
  kit: misterXEuropeKit,
  playthroughs,
  samples,
  cards: {
    read: readEuropeCard,
    codes: KINDS.map((ticket) => writeEuropeCard({ kind: 'ticket', ticket, serial: 1 })),
  },
  rules: {
    titles: RULES,
    scenarios: SCENARIOS,
    words: [...REASONS, ...OUTCOMES, ...SKIP_CAUSES, ...REPORT_FAULTS],
  },
};

export { serverData } from './server-data.js';

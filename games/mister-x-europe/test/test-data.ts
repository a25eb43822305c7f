import { readEuropeCard, writeEuropeCard } from '../rules/cards.js';
import { TICKET_KINDS, OUTCOMES, REFUSAL_CODES, REPORT_FAULTS, SKIP_CAUSES } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { misterXEuropeKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULE_TITLES, SCENARIO_RULES } from './rules.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = {
  kit: misterXEuropeKit,
  playthroughs,
  samples,
  cards: {
    read: readEuropeCard,
    codes: TICKET_KINDS.map((ticket) => writeEuropeCard({ kind: 'ticket', ticket, serial: 1 })),
  },
  rules: {
    titles: RULE_TITLES,
    scenarios: SCENARIO_RULES,
    words: [...REFUSAL_CODES, ...OUTCOMES, ...SKIP_CAUSES, ...REPORT_FAULTS],
  },
};

export { serverData } from './server-data.js';

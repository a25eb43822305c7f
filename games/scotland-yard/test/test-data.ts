import { readYardCard, writeYardCard } from '../rules/cards.js';
import { OUTCOMES, PIECES, REFUSAL_CODES, REPORT_FAULTS, SKIP_CAUSES } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { scotlandYardKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULE_TITLES, SCENARIO_RULES } from './rules.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = {
  kit: scotlandYardKit,
  playthroughs,
  samples,
  cards: {
    read: readYardCard,
    codes: PIECES.map((piece) => writeYardCard({ kind: 'ticket', owner: 'd1', piece, serial: 1 })),
  },
  rules: {
    titles: RULE_TITLES,
    scenarios: SCENARIO_RULES,
    words: [...REFUSAL_CODES, ...OUTCOMES, ...SKIP_CAUSES, ...REPORT_FAULTS],
  },
};

export { serverData } from './server-data.js';

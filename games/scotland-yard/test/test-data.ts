import { readYardCard, writeYardCard } from '../rules/cards.js';
import { OUTCOMES, PIECES, REASONS, REPORT_FAULTS, SKIP_CAUSES } from '../rules/types.js';
import type { GameTestData } from '@mister-x/engine/testing/game-test-data';
import { scotlandYardKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULES, SCENARIOS } from './rules.js';
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
    titles: RULES,
    scenarios: SCENARIOS,
    words: [...REASONS, ...OUTCOMES, ...SKIP_CAUSES, ...REPORT_FAULTS],
  },
};

export { serverData } from './server-data.js';

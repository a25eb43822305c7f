import { readYardCard, writeYardCard } from '../../../src/games/scotland-yard/cards.js';
import {
  OUTCOMES,
  PIECES,
  REASONS,
  REPORT_FAULTS,
  SKIP_CAUSES,
} from '../../../src/games/scotland-yard/types.js';
import type { Tested } from '../../tested.js';
import { scotlandYardKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULES, SCENARIOS } from './rules.js';
import { samples } from './samples.js';

export const tested: Tested = {
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

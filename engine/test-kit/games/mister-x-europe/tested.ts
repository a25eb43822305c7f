import { readEuropeCard, writeEuropeCard } from '../../../src/games/mister-x-europe/cards.js';
import {
  KINDS,
  OUTCOMES,
  REASONS,
  REPORT_FAULTS,
  SKIP_CAUSES,
} from '../../../src/games/mister-x-europe/types.js';
import type { Tested } from '../../tested.js';
import { misterXEuropeKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { RULES, SCENARIOS } from './rules.js';
import { samples } from './samples.js';

export const tested: Tested = {
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

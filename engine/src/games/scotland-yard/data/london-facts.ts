import type { BoardFacts } from '../board-facts.js';
import { MISSING_IN_LATER } from './london-later.js';

/** Lines that the two rule texts name, and those that one printing lacks (section 1, SY-Q20). */
export const LONDON_FACTS: BoardFacts = {
  lines: [
    ['taxi', 153, 139],
    ['taxi', 153, 152],
    ['taxi', 153, 154],
    ['taxi', 153, 166],
    ['taxi', 153, 167],
    ['taxi', 74, 58],
    ['taxi', 74, 73],
    ['taxi', 74, 75],
    ['taxi', 74, 92],
    ['bus', 74, 58],
    ['bus', 74, 94],
    ['underground', 74, 46],
    ['ferry', 194, 157],
    ['ferry', 157, 115],
    ['ferry', 115, 108],
  ],
  complete: [
    [74, ['taxi', 'bus', 'underground', 'ferry']],
    [153, ['taxi']],
    [194, ['ferry']],
    [157, ['ferry']],
    [115, ['ferry']],
    [108, ['ferry']],
  ],
  missingInLater: MISSING_IN_LATER,
};

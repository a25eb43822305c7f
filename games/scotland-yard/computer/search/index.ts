/** The board of the search: the rules of play in flat arrays, and what can be known of X as sets of bits. */

export { Lines } from './lines.js';
export {
  anyMove,
  moveList,
  play,
  ticketOf,
  whoOf,
  X_DECLARES,
} from './moves.js';
export { PHASE, SearchState } from './search-state.js';
export { QuickDice } from './quick-dice.js';
export { Rules } from './rules.js';
export { Suspects } from './suspects.js';

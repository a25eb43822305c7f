/** The board of the search: the rules of play in flat arrays, and what can be known of X as sets of bits. */

export { SearchGraph } from './lines.js';
export {
  randomMove,
  newMoveList,
  playMove,
  ticketOfMove,
  pawnOfMove,
  X_DECLARES,
} from './moves.js';
export { PHASE_CODES, SearchState } from './search-state.js';
export { FastRandom } from './quick-dice.js';
export { SearchRules } from './rules.js';
export { SuspectSet } from './suspects.js';

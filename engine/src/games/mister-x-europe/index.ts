export {
  type CityColour,
  cityColour,
  DECK,
  deckOf,
  EUROPE_BOARD,
  type EuropeBoard,
} from './boards.js';
export {
  type EuropeCard,
  type EuropeTicketCode,
  nameOnCard,
  readEuropeCard,
  ticketCardsOf,
  writeEuropeCard,
} from './cards.js';
export { europeBoard } from './europe-board.js';
export { deviations, FLAG_CHOICES, type FlagChoice, PRESETS } from './flags.js';
export { makeMisterXEurope, misterXEurope } from './game.js';
export { loadEuropeBoard } from './load-board.js';
export { type Boards, boardOf, broughtBoard } from './match-boards.js';
export { evenSplit } from './options.js';
export { type ReplayRow, replay } from './replay.js';
export {
  isKind,
  kindOf,
  kindsIn,
  piecesOf,
  serialOf,
  sorted,
  symbolOf,
  transportOf,
} from './tickets.js';
export * from './types.js';

export { type ReplayRow, replay } from './audit.js';
export {
  BOARDS,
  type Boards,
  type CityColour,
  cityColour,
  DECK,
  deckOf,
  EUROPE_BOARD,
  type EuropeBoard,
  europeBoard,
} from './board.js';
export {
  type EuropeCard,
  type EuropeTicketCode,
  nameOnCard,
  readEuropeCard,
  ticketCardsOf,
  writeEuropeCard,
} from './cards.js';
export { deviations, FLAG_CHOICES, type FlagChoice, PRESETS } from './flags.js';
export { makeMisterXEurope, misterXEurope } from './game.js';
export { boardOf, broughtBoard, evenSplit } from './input.js';

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

export { type ReplayRow, replay } from './audit.js';
export {
  BOARDS,
  type Boards,
  deckOf,
  type Edition,
  type Editions,
  londonBoard,
  SCOTLAND_YARD_BOARD,
  type YardBoard,
} from './board.js';
export {
  readYardCard,
  type TicketCode,
  ticketCardsOf,
  writeYardCard,
  type YardCard,
} from './cards.js';
export { deviations, FLAG_CHOICES, type FlagChoice, PRESETS } from './flags.js';
export { makeScotlandYard, scotlandYard } from './game.js';

export { broughtBoard } from './input.js';
export * from './map.js';

export * from './types.js';

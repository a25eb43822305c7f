export type { YardBoard } from './board-facts.js';
export { checkFacts } from './board-facts.js';
export {
  broughtBoard,
  deckOf,
  type Edition,
  type Editions,
  loadEditions,
  londonBoard,
  SCOTLAND_YARD_BOARD,
} from './boards.js';
export {
  readYardCard,
  type TicketCode,
  ticketCardsOf,
  writeYardCard,
  type YardCard,
} from './cards.js';
export { deviations, FLAG_CHOICES, type FlagChoice, PRESETS } from './flags.js';
export { makeScotlandYard, scotlandYard } from './game.js';
export * from './map/index.js';
export { type ReplayRow, replay } from './replay.js';
export * from './types.js';

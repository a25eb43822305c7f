export type { YardBoard } from './board-facts.js';
export { checkFacts } from './board-facts.js';
export { deckOf, SCOTLAND_YARD_BOARD } from './board-spec.js';
export { broughtBoard, loadEditions } from './boards.js';
export {
  readYardCard,
  type TicketCode,
  ticketCardsOf,
  writeYardCard,
  type YardCard,
} from './cards.js';
export { deviations, FLAG_CHOICES, type FlagChoice, PRESETS } from './flags.js';
export { makeScotlandYard, scotlandYard } from './game.js';
export { type Edition, type Editions, londonBoard } from './london-board.js';
export * from './map/index.js';
export { type ReplayRow, replay } from './replay.js';
export * from './types.js';

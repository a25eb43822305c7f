export {
  startDeckOf,
  type Edition,
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
export { FLAG_CHOICES, PRESETS } from './flags.js';
export { scotlandYard } from './game.js';
export { customBoard } from './input.js';
export * from './map.js';
export * from './types.js';

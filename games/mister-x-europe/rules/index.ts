export { START_DECK, startDeckOf, EUROPE_BOARD, type EuropeBoard, europeBoard } from './board.js';
export { type EuropeCard, type EuropeTicketCode, ticketCardsOf, writeEuropeCard } from './cards.js';
export { FLAG_CHOICES, PRESETS } from './flags.js';
export { misterXEurope } from './game.js';
export { customBoard } from './input.js';
export { kindOf, kindsIn, symbolOf, transportOf } from './tickets.js';
export * from './types.js';

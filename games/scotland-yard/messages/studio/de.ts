import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

export const messages: BoardMessages = {
  transports: {
    taxi: { name: 'Taxi', line: 'Taxilinie', network: 'Taxinetz' },
    bus: { name: 'Bus', line: 'Buslinie', network: 'Busnetz' },
    underground: { name: 'U-Bahn', line: 'U-Bahn-Linie', network: 'U-Bahn-Netz' },
    ferry: { name: 'Fähre', line: 'Fährlinie', network: 'Fährnetz' },
  },
  decks: {
    classic18: 'Ein Stapel für alle',
  },
  missions: {},
  symbols: {},
};

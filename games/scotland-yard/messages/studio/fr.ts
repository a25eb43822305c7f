import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

export const messages: BoardMessages = {
  transports: {
    taxi: { name: 'Taxi', line: 'ligne de taxi', network: 'réseau de taxi' },
    bus: { name: 'Bus', line: 'ligne de bus', network: 'réseau de bus' },
    underground: { name: 'Métro', line: 'ligne de métro', network: 'réseau de métro' },
    ferry: { name: 'Bateau', line: 'ligne de bateau', network: 'réseau de bateaux' },
  },
  decks: {
    classic18: 'Un paquet pour tous',
  },
  missions: {},
  symbols: {},
};

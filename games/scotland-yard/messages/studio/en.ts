import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

/** What boards of this game are made of, for the studio. */
export const messages: BoardMessages = {
  transports: {
    taxi: { name: 'Taxi', line: 'taxi line', network: 'taxi network' },
    bus: { name: 'Bus', line: 'bus line', network: 'bus network' },
    underground: { name: 'Underground', line: 'Underground line', network: 'Underground network' },
    ferry: { name: 'Ferry', line: 'ferry line', network: 'ferry network' },
  },
  decks: {
    classic18: 'One deck for all',
  },
  missions: {},
  symbols: {},
};

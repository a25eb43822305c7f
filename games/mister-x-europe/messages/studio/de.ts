import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

export const messages: BoardMessages = {
  transports: {
    car: { name: 'Auto', line: 'Straße', network: 'Straßennetz' },
    train: {
      name: 'Bahn / Schiff',
      line: 'Bahn- oder Schiffslinie',
      network: 'Bahn- und Schiffsnetz',
    },
    plane: { name: 'Flugzeug', line: 'Fluglinie', network: 'Flugnetz' },
  },
  decks: {
    misterX: 'Stapel von Mister X',
    detectives: 'Stapel der Detektive',
  },
  missions: { green: 'Grün', yellow: 'Gelb', orange: 'Orange' },
  symbols: {
    footprints: 'Fußspuren',
    silhouette: 'Silhouette',
    magnifier: 'Lupe',
    beacon: 'Blaulicht',
  },
};

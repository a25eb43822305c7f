import type { BoardWords } from '../../../pursuit/messages/board-words.js';

export const messages: BoardWords = {
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

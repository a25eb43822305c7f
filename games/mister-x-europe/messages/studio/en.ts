import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

/** What boards of this game are made of, for the studio. */
export const messages: BoardMessages = {
  transports: {
    car: { name: 'Car', line: 'road', network: 'road network' },
    train: { name: 'Train / ship', line: 'train or ship line', network: 'train and ship network' },
    plane: { name: 'Plane', line: 'flight', network: 'network of flights' },
  },
  decks: {
    misterX: 'Mister X’s deck',
    detectives: 'Detectives’ deck',
  },
  missions: { green: 'Green', yellow: 'Yellow', orange: 'Orange' },
  symbols: {
    footprints: 'footprints',
    silhouette: 'silhouette',
    magnifier: 'magnifier',
    beacon: 'beacon',
  },
};

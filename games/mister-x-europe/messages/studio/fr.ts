import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

export const messages: BoardMessages = {
  transports: {
    car: { name: 'Voiture', line: 'route', network: 'réseau routier' },
    train: {
      name: 'Train / bateau',
      line: 'ligne de train ou de bateau',
      network: 'réseau de trains et de bateaux',
    },
    plane: { name: 'Avion', line: 'ligne aérienne', network: 'réseau aérien' },
  },
  decks: {
    misterX: 'Paquet de Mister X',
    detectives: 'Paquet des détectives',
  },
  missions: { green: 'verte', yellow: 'jaune', orange: 'orange' },
  symbols: {
    footprints: 'traces de pas',
    silhouette: 'silhouette',
    magnifier: 'loupe',
    beacon: 'gyrophare',
  },
};

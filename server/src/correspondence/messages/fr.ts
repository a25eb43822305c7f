import type { ReminderMessages } from './types.js';

export const fr: ReminderMessages = {
  referee: 'L’arbitre',
  table: (names) => `Table de ${names}`,
  yourTable: (name, names) => `${name}, à la table de ${names}`,
  yourTurn: 'C’est à toi.',
  begun: 'La partie a commencé.',
  moved: 'Il y a du nouveau à la table.',
  over: 'La partie est terminée.',
  waitsFor: (names) => `On attend ${names}.`,
  host: 'l’hôte',
};

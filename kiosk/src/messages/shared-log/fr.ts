import type { messages as english } from './en.js';

export const messages: typeof english = {
  takebackAsked: (who) => `${who} demande à reprendre son coup.`,
  takebackDeclined: (who) => `${who} : le coup est maintenu, la réponse est non.`,
  takebackTimedOut: (who) => `${who} : le coup est maintenu, personne n’a répondu.`,
  takebackWithdrawn: (who) => `${who} : le coup est maintenu, la demande est retirée.`,
  takenBack: (who) => `${who} : le coup est repris.`,
  concedeAsked: (who) => `${who} veut abandonner.`,
  concedeAgreed: (who) => `${who} veut abandonner aussi.`,
  concedeDeclined: (who) => `${who} veut continuer. La partie continue.`,
  concedeTimedOut: 'Tout le monde n’a pas répondu. La partie continue.',
  seats: {
    claimed: (who) => `${who} joue sur un téléphone.`,
    'taken-over': (who) => `${who} joue maintenant sur un autre téléphone.`,
    released: (who) => `${who} joue de nouveau sur le grand écran.`,
    reopened: (who) => `${who} : la place est libre pour un autre téléphone.`,
    replaced: (who) => `${who} : tous les autres acceptent une nouvelle personne.`,
    computer: (who) => `${who} : un ordinateur joue à partir de maintenant.`,
  },
};

import type { messages as english } from './en.js';

export const messages: typeof english = {
  yours: 'Tes points',
  parts: {
    marker: 'Piste de score',
    tokens: 'Jetons',
    links: 'Paires liées',
    bonus: 'Arrestation',
  },
  hideout: (places, hideout) => `Ton affaire : ${places}. Repaire : ${hideout}`,
  arrested: {
    right: (place) => `Bon repaire : ${place}`,
    wrong: (place) => `Mauvais repaire : ${place}`,
  },
  ranking: 'Classement',
};

import type { messages as english } from './en.js';

export const messages: typeof english = {
  yours: 'Deine Punkte',
  parts: {
    marker: 'Punkteleiste',
    tokens: 'Plättchen',
    links: 'Verbundene Paare',
    bonus: 'Verhaftung',
  },
  hideout: (places, hideout) => `Dein Fall: ${places}. Versteck: ${hideout}`,
  arrested: {
    right: (place) => `Richtiges Versteck: ${place}`,
    wrong: (place) => `Falsches Versteck: ${place}`,
  },
  ranking: 'Rangliste',
};

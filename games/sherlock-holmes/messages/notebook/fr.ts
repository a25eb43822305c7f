import type { messages as english } from './en.js';

export const messages: typeof english = {
  slots: 'Où se trouvent les jetons de ton affaire',
  slot: (type) => `${type} : lieu`,
  median: (places, hideout) => `${places}. Repaire : ${hideout}`,
  lead: 'Touche un lieu pour y écrire. Ce que tu as vu y figure déjà.',
  leadBare: 'Touche un lieu pour y écrire.',
  seen: (token) => `Vu : ${token}`,
  taken: (who) => `Pris par ${who}`,
  struck: 'barré',
  suspected: (what) => `soupçon : ${what}`,
  strike: 'Barrer',
  case: 'Affaire',
  text: 'Note',
  page: 'Notes',
  saving: 'Enregistrement…',
  saved: 'Ton carnet est enregistré, pour tes yeux seulement.',
};

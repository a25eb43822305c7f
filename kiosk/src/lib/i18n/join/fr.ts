import type { messages as english } from './en.js';

export const messages: typeof english = {
  heading: 'Prends ta place',
  lead: 'Scanne le code du grand écran ou tape-le ici.',
  code: 'Code',
  eight: 'Un code a huit lettres et chiffres. Vérifie ce que tu as tapé.',
  take: 'Prendre la place',
  haveWords: 'J’ai des mots de secours',
  haveCode: 'J’ai un code',
  wordsHeading: 'Reprends ta place',
  wordsLead: 'Tape les mots que tu as notés en prenant ta place.',
  words: 'Mots de secours',
  takeOver: 'Reprendre',
  six: 'Il faut six mots, dans l’ordre où tu les as notés.',
  unknown: (word) => `« ${word} » n’est pas dans la liste de mots. Vérifie-le.`,
  held: 'Ce téléphone a déjà une place',
  resume: 'Continuer la partie',
  who: 'Qui es-tu ?',
  pick: 'Choisis ton nom. Tu peux encore le changer.',
  name: 'Ton nom',
  sit: 'Jouer',
  taken: 'Toutes les places sont prises.',
  begun:
    'La partie a commencé. Ta place a maintenant son propre code : Menu → Places et téléphones sur le grand écran.',
};

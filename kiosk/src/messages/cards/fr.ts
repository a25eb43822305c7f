import type { messages as english } from './en.js';

export const messages: typeof english = {
  command: (name) => `Carte de commande : ${name}`,
  commands: {
    confirm: 'Confirmer',
    cancel: 'Annuler',
    double: 'Coup double',
    pass: 'Passer',
    takeback: 'Reprendre',
    audit: 'Vérifier le parcours',
    repeat: 'Répéter',
  },
  digit: (digit) => `Chiffre ${digit}`,
  stop: (stop) => `Carte station ${stop}`,
  start: (stop) => `Carte de départ ${stop}`,
  /** Scanned where nothing is played yet. */
  early: 'La carte a bien été lue. Les cartes comptent une fois la partie commencée.',
  unused: {
    CARD_REPEATED: 'Cette carte a déjà été scannée. Elle ne compte qu’une fois.',
    CARD_NOT_DUE: 'Pas cette carte maintenant.',
    TICKET_NOT_UNIQUE:
      'À cette table, chaque ticket a son propre numéro : il faut scanner le ticket lui-même, ou toucher son numéro.',
    SCANNER_WITHOUT_TABLE:
      'Plusieurs tables sont ouvertes. La page « Lecteurs » permet de choisir celle de ce lecteur.',
    SCANNER_OF_OTHERS: 'Ce lecteur appartient à quelqu’un d’autre.',
  },
  faults: {
    CODE_FOREIGN: 'Ce n’est pas une de nos cartes.',
    CODE_CUT_OFF: 'La carte n’a été lue qu’en partie. Encore une fois, plus lentement.',
    CODE_DOUBLED: 'Deux cartes ont été lues ensemble. Une seule à la fois.',
    CODE_DAMAGED: 'La carte est abîmée ou mal lue. À scanner de nouveau, ou à réimprimer.',
    CARD_UNKNOWN: 'Une carte d’un autre jeu ou d’une version plus récente.',
  },
};

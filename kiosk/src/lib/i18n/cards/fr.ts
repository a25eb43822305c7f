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
  early: 'La carte a été lue. Les cartes comptent dès que la partie a commencé.',
  unused: {
    CARD_REPEATED: 'Cette carte a déjà été scannée. Elle compte une fois.',
    CARD_NOT_DUE: 'Pas cette carte maintenant.',
    TICKET_NOT_UNIQUE:
      'À cette table, chaque ticket a son propre numéro : il faut scanner le ticket lui-même, ou toucher son numéro.',
    SCANNER_WITHOUT_TABLE:
      'Plusieurs tables sont ouvertes. La page « Lecteurs » permet de dire à laquelle appartient celui-ci.',
    SCANNER_OF_OTHERS: 'Ce lecteur appartient à quelqu’un d’autre.',
  },
  faults: {
    CODE_FOREIGN: 'Ce n’est pas une de nos cartes.',
    CODE_CUT_OFF: 'La carte n’a été lue qu’en partie. Encore une fois, plus lentement.',
    CODE_DOUBLED: 'Deux cartes lues à la fois. Une seule à la fois.',
    CODE_DAMAGED: 'La carte est abîmée ou mal lue. Encore une fois, ou à réimprimer.',
    CARD_UNKNOWN: 'Une carte d’un autre jeu ou d’une version plus récente.',
  },
};

import type { ScanWords } from './en.js';

export const scan: ScanWords = {
  hint: 'ou scannez-le',
  steps: { ticket: 'Ticket', stop: 'Station', confirm: 'Confirmer' },
  ask: {
    pawn: 'Scannez un de vos tickets, ou le chiffre de votre pion',
    ticket: 'Scannez votre ticket',
    stop: 'Scannez la station, ou ses chiffres',
    confirm: 'Scannez la carte « Confirmer »',
    start: 'Scannez la carte de départ',
    digits: 'Continuez, ou terminez le nombre avec la carte « Confirmer »',
  },
  requests: {
    takeback: 'Reprendre le dernier coup ?',
    audit: 'Vérifier le parcours de Mister X ?',
  },
  next: (who) => `Ensuite : ${who}`,
  done: 'C’est fait',
  asked: 'On demande à Mister X.',
  away: 'Retour au plan de jeu',
  cancelled: 'Annulé. Rien n’a changé.',
  timedOut: 'Rien n’a été scanné depuis un moment. Recommencez.',
  codes: {
    CARD_REPEATED: 'Cette carte a déjà été scannée. Elle ne compte qu’une fois.',
    CARD_NOT_DUE: 'Pas cette carte maintenant.',
    TICKET_NOT_UNIQUE:
      'À cette table, chaque ticket a son propre code. Scannez le ticket lui-même.',
    PAWN_UNCLEAR: 'Qui joue ? Scannez un de vos tickets, ou le chiffre de votre pion.',
    SEAT_ON_PHONE: 'Ce détective joue sur un téléphone.',
    X_ON_PHONE: 'Mister X saisit cela sur son téléphone.',
    SCANNER_WITHOUT_TABLE:
      'Plusieurs tables sont ouvertes. Choisissez celle de ce lecteur sur la page « Lecteurs ».',
    NOT_YOUR_TURN: 'Mister X joue. Ensuite, ce sera aux détectives.',
  },
};

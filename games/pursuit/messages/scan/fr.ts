import type { ScanMessages } from './en.js';

export const scan: ScanMessages = {
  hint: 'ou le scanner',
  steps: { ticket: 'Ticket', stop: 'Station', confirm: 'Confirmer' },
  ask: {
    pawn: 'Scanner un ticket à soi, ou le chiffre du pion',
    ticket: 'Scanner le ticket',
    stop: 'Scanner la station, ou ses chiffres',
    confirm: 'Scanner la carte « Confirmer »',
    start: 'Scanner la carte de départ',
    digits: 'Continuer, ou terminer le nombre avec la carte « Confirmer »',
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
  timedOut: 'Rien n’a été scanné depuis un moment. Il faut recommencer.',
  codes: {
    CARD_REPEATED: 'Cette carte a déjà été scannée. Elle ne compte qu’une fois.',
    CARD_NOT_DUE: 'Pas cette carte maintenant.',
    TICKET_NOT_UNIQUE: 'À cette table, chaque ticket a son propre code. Scanner le ticket lui-même.',
    PAWN_UNCLEAR: 'Qui joue ? Scanner un ticket à soi, ou le chiffre du pion.',
    SEAT_ON_PHONE: 'Ce détective joue sur un téléphone.',
    X_ON_PHONE: 'Mister X saisit cela sur son téléphone.',
    SCANNER_WITHOUT_TABLE:
      'Plusieurs tables sont ouvertes. Il faut choisir celle de ce lecteur sur la page « Lecteurs ».',
    NOT_YOUR_TURN: 'Mister X joue. Ensuite, ce sera aux détectives.',
  },
};

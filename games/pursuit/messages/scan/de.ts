import type { ScanMessages } from './en.js';

export const scan: ScanMessages = {
  hint: 'oder scannen',
  steps: { ticket: 'Ticket', stop: 'Station', confirm: 'Bestätigen' },
  ask: {
    pawn: 'Ein eigenes Ticket scannen oder die Ziffer der Figur',
    ticket: 'Ticket scannen',
    stop: 'Station scannen oder ihre Ziffern',
    confirm: 'Bestätigungskarte scannen',
    start: 'Startkarte scannen',
    digits: 'Nächste Ziffer scannen oder mit der Bestätigungskarte abschließen',
  },
  requests: {
    takeback: 'Den letzten Zug zurücknehmen?',
    audit: 'Die Fahrtentafel prüfen?',
  },
  next: (who) => `Als Nächstes: ${who}`,
  done: 'Fertig',
  asked: 'Mister X wird gefragt.',
  away: 'Zurück zum Spielplan',
  cancelled: 'Abgebrochen. Nichts hat sich geändert.',
  timedOut: 'Eine Weile wurde nichts gescannt. Bitte von vorn beginnen.',
  codes: {
    CARD_REPEATED: 'Diese Karte wurde schon gescannt. Sie zählt nur einmal.',
    CARD_NOT_DUE: 'Diese Karte passt jetzt nicht.',
    TICKET_NOT_UNIQUE: 'An diesem Tisch hat jedes Ticket einen eigenen Code. Bitte das Ticket selbst scannen.',
    PAWN_UNCLEAR: 'Wer zieht? Bitte ein eigenes Ticket scannen oder die Ziffer der eigenen Figur.',
    SEAT_ON_PHONE: 'Dieser Detektiv spielt am Handy.',
    X_ON_PHONE: 'Das gibt Mister X am Handy ein.',
    SCANNER_WITHOUT_TABLE:
      'Mehrere Tische sind offen. Bitte auf der Seite „Scanner“ den Tisch für diesen Scanner wählen.',
    NOT_YOUR_TURN: 'Mister X zieht. Danach sind die Detektive dran.',
  },
};

import type { messages as english } from './en.js';

export const messages: typeof english = {
  command: (name) => `Befehlskarte: ${name}`,
  commands: {
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    double: 'Doppelzug',
    pass: 'Passen',
    takeback: 'Zurücknehmen',
    audit: 'Fahrtentafel prüfen',
    repeat: 'Noch einmal sagen',
  },
  digit: (digit) => `Ziffer ${digit}`,
  stop: (stop) => `Stationskarte ${stop}`,
  start: (stop) => `Startkarte ${stop}`,
  /** Scanned where nothing is played yet. */
  early: 'Die Karte wurde gelesen. Karten zählen, sobald das Spiel läuft.',
  unused: {
    CARD_REPEATED: 'Diese Karte wurde schon gescannt. Sie zählt einmal.',
    CARD_NOT_DUE: 'Diese Karte passt jetzt nicht.',
    TICKET_NOT_UNIQUE:
      'An diesem Tisch hat jedes Ticket seine eigene Nummer: das Ticket selbst scannen oder seine Nummer antippen.',
    SCANNER_WITHOUT_TABLE:
      'Mehrere Tische sind offen. Gebt auf der Seite „Scanner“ an, zu welchem dieser gehört.',
    SCANNER_OF_OTHERS: 'Dieser Scanner gehört jemand anderem.',
  },
  faults: {
    CODE_FOREIGN: 'Das ist keine unserer Karten.',
    CODE_CUT_OFF: 'Nur ein Teil der Karte wurde gelesen. Noch einmal, etwas langsamer.',
    CODE_DOUBLED: 'Zwei Karten auf einmal gelesen. Zeigt eine allein.',
    CODE_DAMAGED: 'Die Karte ist zerkratzt oder schlecht gelesen. Noch einmal, oder neu drucken.',
    CARD_UNKNOWN: 'Eine Karte aus einem anderen Spiel oder einer späteren Version.',
  },
};

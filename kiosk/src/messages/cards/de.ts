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
    repeat: 'Wiederholen',
  },
  digit: (digit) => `Ziffer ${digit}`,
  stop: (stop) => `Stationskarte ${stop}`,
  start: (stop) => `Startkarte ${stop}`,
  /** Scanned where nothing is played yet. */
  early: 'Die Karte wurde gelesen. Karten zählen, sobald das Spiel läuft.',
  unused: {
    CARD_REPEATED: 'Diese Karte wurde schon gescannt. Sie zählt nur einmal.',
    CARD_NOT_DUE: 'Diese Karte passt jetzt nicht.',
    TICKET_NOT_UNIQUE:
      'An diesem Tisch hat jedes Ticket eine eigene Nummer: Bitte das Ticket selbst scannen oder seine Nummer antippen.',
    SCANNER_WITHOUT_TABLE:
      'Mehrere Tische sind offen. Bitte auf der Seite „Scanner“ den Tisch für diesen Scanner wählen.',
    SCANNER_OF_OTHERS: 'Dieser Scanner gehört jemand anderem.',
  },
  faults: {
    CODE_FOREIGN: 'Das ist keine unserer Karten.',
    CODE_CUT_OFF: 'Nur ein Teil der Karte wurde gelesen. Bitte noch einmal, etwas langsamer.',
    CODE_DOUBLED: 'Zwei Karten auf einmal gelesen. Bitte nur eine zeigen.',
    CODE_DAMAGED: 'Die Karte ist zerkratzt oder wurde falsch gelesen. Bitte noch einmal scannen oder neu drucken.',
    CARD_UNKNOWN: 'Diese Karte stammt aus einem anderen Spiel oder einer neueren Version.',
  },
};

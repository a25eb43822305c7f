import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  cards: {
    ticket: (piece, whose) => `Ticketkarte: ${piece}, ${whose}`,
    numbered: (serial) => `Nr. ${serial}`,
    type: (piece) => `Ticketkarte für alle: ${piece}`,
    ofX: 'Mister X',
    ofDetective: (n) => `Detektiv ${n}`,
  },
  log: {
    menu: 'Auf Papier beendet …',
    title: 'Fahrtentafel auf Papier',
    ask: 'Habt ihr den Rest des Abends auf Papier gespielt?',
    askText:
      'Dann liest Mister X seine Fahrtentafel Zeile für Zeile vor. Der Schiedsrichter prüft jede Zeile und beendet das Spiel so, wie ihr es sagt.',
    askPublic: 'Damit ist das Spiel zu Ende, und alle sehen den Weg von Mister X.',
    asleep: (who) =>
      `Der Schlüssel zu diesem Spiel liegt auf einem Handy, das noch fehlt (${who}). Öffnet zuerst dort die Seite.`,
    takeback: 'Erst müsst ihr klären, ob der Zug zurückgenommen wird.',
    begin: 'Zeilen eingeben',
    reveal: 'Bei diesem Zug taucht Mister X auf',
    shown: 'Er hat sich hier gezeigt',
    second: 'Zweite Hälfte eines Doppelzugs',
    detectives: 'Detektive standen auf',
    detectivesNone: 'nicht notiert',
    add: 'Dazu',
    erase: 'Letzte Ziffer löschen',
    put: 'Zeile eingeben',
    change: 'Zeile ändern',
    remove: 'Zeile löschen',
    full: 'Die Fahrtentafel ist voll.',
    doubts: {
      STOP_UNKNOWN: 'Diese Station gibt es nicht. Steht das so auf der Fahrtentafel?',
      NO_CONNECTION: 'Von der Station davor führt keine solche Linie hierher. Steht das so auf der Fahrtentafel?',
    },
    rows: (n) => plural(n, { one: `${n} Zeile auf Papier`, other: `${n} Zeilen auf Papier` }),
    doubtful: (n) =>
      plural(n, {
        one: `${n} Zeile noch einmal ansehen`,
        other: `${n} Zeilen noch einmal ansehen`,
      }),
    next: 'Wie es ausging',
    back: 'Zurück zu den Zeilen',
    result: 'Wie ging der Abend aus?',
    summary: 'Bitte noch einmal ansehen',
    from: (first, last) => (first === last ? `Zug ${first}` : `Zug ${first} bis ${last}`),
    noRows: 'Keine Zeile: Auf Papier wurde nicht gezogen.',
    confirm: 'Prüfen und Spiel beenden',
    report: 'Fahrtentafel im Einzelnen',
    onPaper: 'auf Papier',
  },
};

import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup as every } from '@mister-x/kiosk/messages/setup/de.ts';
import type { SetupMessages } from './en.js';

const plural = plurals('de');

export const setup: SetupMessages = {
  ...every,
  hunters: 'Wie viele Leute spielen die Detektive?',
  people:
    'Tragt die Namen ein oder lasst sie leer. Tippt auf eine Figur, um ihre Farbe zu ändern. Wer Mister X spielt, braucht ein Handy.',
  misterXName: 'Mister X',
  hunterName: (n) => `Detektiv ${n}`,
  board: {
    question: 'Welcher Spielplan?',
    stations: (n) => plural(n, { one: `${n} Station`, other: `${n} Stationen` }),
  },
  colour: (n) => `Farbe der Figur ${n}`,
  pawnColours: {
    clear: 'farblos',
    red: 'rot',
    blue: 'blau',
    green: 'grün',
    yellow: 'gelb',
    orange: 'orange',
    purple: 'lila',
    black: 'schwarz',
    white: 'weiß',
  },
  doWithPieces: {
    putPawn: (pawn, stop) => `Stellt ${pawn} auf ${stop}.`,
    pawnBack: (pawn, stop) => `Stellt ${pawn} zurück auf ${stop}.`,
    putBack: 'Stellt Figuren und Tickets so zurück, wie der Bildschirm es zeigt.',
    drawCards: 'Mischt die Startkarten verdeckt. Zieht für jede Figur eine.',
  },
  flags: {
    whereabouts_shown: {
      name: 'Wo Mister X sein kann',
      values: { false: 'Finden die Detektive selbst heraus', true: 'Zeigt der große Bildschirm' },
    },
    start_source: {
      name: 'Wer zieht die Startkarten?',
      values: { registered: 'Ihr, von den echten Karten', server: 'Der Schiedsrichter' },
    },
    detective_pass: {
      name: 'Darf ein Detektiv passen?',
      values: { forbidden: 'Nein, wer kann, muss ziehen', allowed: 'Ja' },
    },
    x_onto_detective: {
      name: 'Mister X zieht auf einen Detektiv',
      values: { reject: 'Geht nicht', caught: 'Geht, und er ist gefasst' },
    },
    x_no_free_stop: {
      name: 'Mister X ist umzingelt',
      values: { detectives_win: 'Die Detektive gewinnen', x_skips: 'Er setzt aus' },
    },
    takeback: {
      name: 'Züge zurücknehmen',
      values: {
        x_consents: 'Wenn Mister X zustimmt',
        public_only: 'Nur, wenn es nichts verrät',
        none: 'Nie',
      },
    },
    ticket_ids: {
      name: 'Tickets',
      values: { by_type: 'Nach Sorte gezählt', unique: 'Jedes mit eigenem Code' },
    },
  },
};

import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  display: {
    label: 'Deine letzten Städte',
    ago: (n) => plural(n, { one: `vor ${n} Zug`, other: `vor ${n} Zügen` }),
    now: 'Jetzt',
  },
  rack: { label: 'Tickets auf dem Bänkchen', paid: '✓' },
  mission: {
    choose: 'Wähl deine Mission',
    lead: 'Alle erfahren ihre Farbe, niemand deine Stadt.',
    start: (mission) => `Mission ${mission}: Wo startest du?`,
    ask: (stop) => `In Stadt ${stop} starten?`,
    yes: 'Hier starten',
    wait: 'Erst stellen die Detektive ihre Figuren auf. Dann wählst du Mission und Stadt.',
    others: 'Alles bereit. Es geht los, wenn auch die anderen so weit sind.',
    shown: (mission) => `Mission: ${mission}`,
  },
  count: {
    heading: 'Welche Tickets hast du gezogen?',
    of: (n, of) => `${n} von ${of}`,
    add: (kind) => `Eins mehr: ${kind}`,
    remove: (kind) => `Eins weniger: ${kind}`,
    go: 'Das sind meine Tickets',
  },
  special: {
    choose: {
      double: (n) =>
        plural(n, {
          one: `Doppelzug: Tippe noch ${n} Ticket mit Fußspuren an.`,
          other: `Doppelzug: Tippe ${n} Tickets mit Fußspuren an.`,
        }),
      secret: (n) =>
        plural(n, {
          one: `Verdeckter Zug: Tippe noch ${n} Ticket mit Silhouette an.`,
          other: `Verdeckter Zug: Tippe ${n} Tickets mit Silhouette an.`,
        }),
    },
    anyLine: 'Verdeckter Zug: jede Linie',
    faceDown: (stop) => `Nach ${stop}. Welches Ticket legst du verdeckt hin?`,
    box: 'In die Schachtel:',
    down: 'Das Ticket liegt verdeckt.',
    open: 'Diese Fahrt sehen alle.',
    forAll: 'Einer von euch trägt für alle ein, wer welche Tickets gibt: hier oder am großen Bildschirm.',
    givesWhat: 'Wer gibt welche Tickets?',
    undo: 'Letztes zurücknehmen',
    goOn: 'Weiter',
    none: 'Keine',
    noneAsk: 'Ohne Sonderaktion weiter?',
    give: (n) =>
      plural(n, {
        one: `Du darfst ${n} Ticket mit Lupe oder Blaulicht geben.`,
        other: `Du darfst ${n} Tickets mit Lupe oder mit Blaulicht geben.`,
      }),
    upTo: (n) => `bis zu ${n}`,
    offer: (n) => `Anbieten (${n})`,
    takeBack: 'Meine Tickets zurücknehmen',
    mixed: 'Lupen und Blaulichter gehen nicht zusammen.',
    shows: (n) => `Zeigt, wo Mister X vor ${n} Zügen war.`,
    known: 'Diese Stadt kennen schon alle.',
    travels: (by) => `Ein Detektiv fährt noch einmal ${by}.`,
    back: (n) => `vor ${n} Zügen`,
    which: (by) => `Welcher Detektiv fährt ${by}?`,
    nobody: (by) => `Kein Detektiv kommt von seinem Platz ${by} weiter.`,
    unpaid: (by) => `Du hast kein Ticket mehr für eine Fahrt ${by}. Vielleicht hat jemand anders eins.`,
  },
  swap: {
    label: 'Alle tauschen',
    stuck: 'Keines deiner Tickets bringt dich weiter.',
    may: 'Du darfst alle Tickets tauschen.',
    ask: 'Alle Tickets ablegen und neue ziehen?',
  },
  refill: {
    heading: 'Ablegen und ziehen',
    lead: 'Tippe die Tickets an, die du nicht willst. Dann zieh nach.',
    redraw: 'Deine Tickets sind abgelegt. Zieh neue.',
    which: 'Welche Tickets legst du ab?',
    discard: (n) => `Ablegen (${n})`,
    discardSome: 'Ablegen …',
    draw: (n) => `${n} ziehen`,
    done: 'Fertig',
    drawn: 'Alle haben gezogen.',
    waiting: (who) => `Warten auf ${who}`,
  },
  warnings: {
    LAST_SECRET_LEG: 'Dein nächster Zug ist der letzte geheime.',
    MOVES_OPEN: 'Ab jetzt sehen alle, wohin du fährst.',
    SPECIAL_AT_HAND: 'Du kannst eine Sonderaktion bezahlen: Nutze sie bald.',
  },
  hunter: {
    tickets: (n) => plural(n, { one: `${n} Ticket`, other: `${n} Tickets` }),
    close: 'Züge beenden',
    closeAsk: 'Wer noch nicht gezogen hat, bleibt stehen. Weiter?',
    endTurn: 'Runde beenden',
  },
  discs: {
    open: 'Chips',
    lead: (n, of) => `Tippe Städte an: ${n} von ${of} Chips`,
    close: 'Fertig',
    lie: (n) => plural(n, { one: `${n} Chip liegt auf dem Plan.`, other: `${n} Chips liegen auf dem Plan.` }),
    removed: 'Chips sind vom Plan',
  },
};

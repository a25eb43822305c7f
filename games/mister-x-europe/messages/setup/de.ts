import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '../../../pursuit/messages/setup/de.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  ...setup,
  about: 'Mit Auto, Bahn und Flugzeug durch Europa, mit Mission',
  preset: 'Die Regeln der Europa-Schachtel',
  huntersText: (n) =>
    plural(n, {
      one: 'Eine Person spielt alle fünf Figuren.',
      other: `Die ${n} teilen sich fünf Figuren.`,
    }),
  morePawns: (who) => `${who}: eine Figur mehr`,
  devices: {
    question: 'Wo spielen die Detektive?',
    phones: {
      name: 'Jeder am Handy',
      text: 'Alle kommen mit dem Handy dazu. Es zeigt auch die Tickets aller Detektive.',
    },
    kiosk: {
      name: 'Alle hier am Bildschirm',
      text: 'Die Tickets stehen auf echten Bänkchen. Wer eins zieht oder spielt, tippt es hier an.',
    },
  },
  noRealTickets: {
    text: 'Computer können nicht vom echten Stapel ziehen.',
    phones: 'Den Schiedsrichter austeilen lassen',
    kiosk: 'An Handys spielen, der Schiedsrichter teilt aus',
  },
  play: {
    hands: 'Tickets auf der Hand',
    due: (n) => `zieht ${n}`,
    firstHands: 'Die ersten Tickets',
    drawHand: (who, n) =>
      plural(n, {
        one: `${who}: Zieh ${n} Ticket und tipp es hier an`,
        other: `${who}: Zieh ${n} Tickets und tipp sie hier an`,
      }),
    blind: 'Zu sehen ist nur die Anzahl, damit Mister X nichts erfährt.',
    waitingFor: (who) => `Warten auf ${who}`,
    xChooses: 'Er wählt Mission und Stadt heimlich am Handy.',
    xDraws: 'Mister X zieht Tickets',
    xDrawsText: 'Er legt am Handy ab und zieht nach.',
    specialsText: 'Drei, vier oder fünf Tickets mit einem Symbol, auch von mehreren zusammen.',
    noSpecial: 'Keine Sonderaktion',
    allOnPhones: 'Stellt am Handy eine Sonderaktion zusammen oder macht dort ohne weiter.',
    phonesGoOn: 'Weiter geht es am Handy.',
    chooseTarget: (by) => `Wohin ${by}?`,
    checkTitle: 'Positionsprüfung',
    investigationTitle: 'Nachforschungen',
    wasHere: (slot) => `Hier war Mister X bei seinem ${slot}. Zug.`,
    startedHere: 'Hier ist Mister X gestartet.',
    pawnAppears: 'Mister X verlässt sein Versteck',
    way: 'Der Weg von Mister X',
    faceDownWere: 'Verdeckte Tickets',
    ledger: (who, kind) => `${who} hat ein Ticket gemeldet, das woanders war (${kind}).`,
  },
  theTicket: {
    car: 'das Auto-Ticket',
    train: 'das Bahn-Ticket',
    plane: 'das Flug-Ticket',
  },
  theColourCard: {
    red: 'die rote Farbkarte',
    blue: 'die blaue Farbkarte',
    green: 'die grüne Farbkarte',
    yellow: 'die gelbe Farbkarte',
    orange: 'die orange Farbkarte',
    purple: 'die lila Farbkarte',
    black: 'die schwarze Farbkarte',
    white: 'die weiße Farbkarte',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    serverDraws: 'Der Schiedsrichter hat gezogen. Stellt die Figuren auf diese Städte.',
    shuffleTickets: 'Mischt alle Tickets verdeckt zu einem Stapel.',
    drewHand: (who, n) =>
      plural(n, {
        one: `${who} hat ${n} Ticket gezogen.`,
        other: `${who} hat ${n} Tickets gezogen.`,
      }),
    dealtHands: 'Der Schiedsrichter teilt die Tickets auf die Handys aus. Die gedruckten bleiben in der Schachtel.',
    putPawnsBack: 'Stellt die Figuren zurück, wie der Bildschirm sie zeigt.',
    layOnSlot: (slot, ticket) => `Mister X: Leg ${ticket} offen auf Feld ${slot}.`,
    layFaceDown: (slot) => `Mister X: Leg ein Ticket verdeckt auf Feld ${slot}. Niemand darf es ansehen.`,
    payFootprints: (n) =>
      plural(n, {
        one: `Mister X: Leg ${n} Ticket mit Fußspuren in die Schachtel.`,
        other: `Mister X: Leg ${n} Tickets mit Fußspuren in die Schachtel.`,
      }),
    paySilhouettes: (n) =>
      plural(n, {
        one: `Mister X: Leg ${n} Ticket mit Silhouette in die Schachtel.`,
        other: `Mister X: Leg ${n} Tickets mit Silhouette in die Schachtel.`,
      }),
    giveMagnifiers: (who, n) =>
      plural(n, {
        one: `${who}: Leg ${n} Ticket mit Lupe in die Schachtel.`,
        other: `${who}: Leg ${n} Tickets mit Lupe in die Schachtel.`,
      }),
    giveBeacons: (who, n) =>
      plural(n, {
        one: `${who}: Leg ${n} Ticket mit Blaulicht in die Schachtel.`,
        other: `${who}: Leg ${n} Tickets mit Blaulicht in die Schachtel.`,
      }),
    layOnColourCard: (ticket, card) => `Legt ${ticket} auf ${card}.`,
    takeFromColourCard: (who, ticket) => `${who}: Nimm ${ticket} von der Farbkarte zurück.`,
    clearColourCards: 'Legt die Tickets von den Farbkarten auf den Ablagestapel.',
    throwsOff: (who, ticket) => `${who}: Leg ${ticket} auf den Ablagestapel.`,
    xDiscardsUnseen: 'Mister X: Leg ein Ticket verdeckt auf den Ablagestapel.',
    discard: (who, n) =>
      plural(n, {
        one: `${who}: Leg ${n} Ticket verdeckt auf den Ablagestapel.`,
        other: `${who}: Leg ${n} Tickets verdeckt auf den Ablagestapel.`,
      }),
    takeRings: (pair, stop, slot) => `Nehmt Ringpaar ${pair} von Stadt ${stop} und Feld ${slot}.`,
    takeRing: (pair, stop) => `Nehmt Ringpaar ${pair} von Stadt ${stop}.`,
    takeRingsOff: (pair) => `Nehmt Ringpaar ${pair} vom Spielplan.`,
    putRings: (pair, stop, slot) => `Ringpaar ${pair}: ein Ring auf Stadt ${stop}, der andere auf Feld ${slot}.`,
    putRing: (pair, stop) => `Ringpaar ${pair}: ein Ring auf Stadt ${stop}.`,
    removeDiscs: 'Nehmt alle Chips vom Spielplan.',
  },
  flags: {
    ...setup.flags,
    ticket_ids: {
      name: 'Tickets',
      values: { by_type: 'Nach Sorte gezählt', unique: 'Jedes nach seiner Nummer' },
    },
    hand_source: {
      name: 'Wer zieht die Tickets?',
      values: { registered: 'Ihr, vom echten Stapel', server: 'Der Schiedsrichter' },
    },
    hunter_hands: {
      name: 'Tickets der Detektive',
      values: { shared: 'Alle Detektive sehen sie', private: 'Jeder sieht nur die eigenen' },
    },
    x_start_choice: {
      name: 'Mister X wählt seinen Start',
      values: {
        after_detectives: 'Wenn die Detektive stehen',
        before_detectives: 'Bevor die Detektive stehen',
      },
    },
    x_start_on_detective: {
      name: 'Mister X startet bei einem Detektiv',
      values: { reject: 'Geht nicht', allow: 'Erlaubt' },
    },
    x_swap_condition: {
      name: 'Mister X tauscht Tickets',
      values: {
        no_move_and_no_special: 'Wenn gar nichts geht',
        no_move: 'Wenn er nicht ziehen kann',
      },
    },
    x_swap_then: {
      name: 'Nach dem Tausch',
      values: { same_turn: 'Spielt er weiter', lose_turn: 'Ist sein Zug vorbei' },
    },
    forced_moves: {
      name: 'Tickets für alle Figuren',
      values: { greedy: 'Beliebig einsetzen', maximum: 'So viele Figuren wie möglich ziehen' },
    },
    detective_specials_per_round: {
      name: 'Sonderaktionen der Detektive pro Runde',
      values: { '1': 'Eine', unlimited: 'Beliebig viele' },
    },
    first_special: {
      name: 'Sonderaktionen der Detektive ab',
      values: { round5: 'Runde 5', round6: 'Runde 6', leg5: 'Zug 5 von Mister X' },
    },
    special_op_exact: {
      name: 'Blaulichter beim Sondereinsatz',
      values: { true: 'Genau so viele wie nötig', false: 'Auch mehr als nötig' },
    },
    special_op_needs_travel_ticket: {
      name: 'Fahrt-Ticket beim Sondereinsatz',
      values: { false: 'Nicht nötig', true: 'Nötig' },
    },
    capture_timing: {
      name: 'Mister X ist gefasst',
      values: { immediate: 'Sofort', position_check: 'Bei der Positionsprüfung' },
    },
    check_depth: {
      name: 'Die Positionsprüfung reicht zurück',
      values: { '5': 'Fünf Züge', '4': 'Vier Züge' },
    },
    check_arrivals: {
      name: 'Geprüfte Städte',
      values: { all: 'Alle, in die Detektive kamen', final: 'Nur die, in denen sie stehen' },
    },
    check_includes_start: {
      name: 'Wird der Start geprüft?',
      values: { false: 'Nein', true: 'Ja' },
    },
    check_duplicates: {
      name: 'Mehrere Besuche einer Stadt',
      values: { latest: 'Der letzte wird markiert', all: 'Alle werden markiert' },
    },
    ring_reuse: {
      name: 'Wenn die Ringe ausgehen',
      values: { oldest_slot: 'Vom niedrigsten Feld', oldest_placed: 'Das zuerst gelegte Paar' },
    },
    secret_moves: {
      name: 'Mister X zieht geheim',
      values: { leg24: '24 Züge', round24: '24 Runden' },
    },
    discard_view: {
      name: 'Abgelegte Tickets',
      values: { count: 'Nur die Anzahl ist bekannt', open: 'Liegen offen' },
    },
    supply_order: {
      name: 'Wenn der Stapel leer ist',
      values: {
        discard_then_box: 'Erst Ablagestapel, dann Schachtel',
        both_together: 'Ablagestapel und Schachtel zusammen',
      },
    },
  },
};

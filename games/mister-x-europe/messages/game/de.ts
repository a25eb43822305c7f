import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import { pursuit } from '../../../pursuit/messages/game/de.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  ...pursuit,
  game: 'Mister X in Europa',
  ticketBoard: 'Ticketleiste',
  slot: (n) => `Feld ${n}`,
  city: (n) => `Stadt ${n}`,
  round: (n) => `Runde ${n}`,
  faceDown: 'verdeckt',
  secretLeft: {
    leg: (n) => plural(n, { one: `noch ${n} geheimer Zug`, other: `noch ${n} geheime Züge` }),
    round: (n) => plural(n, { one: `noch ${n} geheime Runde`, other: `noch ${n} geheime Runden` }),
  },
  noSecretLeft: 'Mister X zieht offen',
  specialUsed: 'Die Sonderaktion dieser Runde ist schon gespielt.',
  specialsFrom: {
    round: (n) => `Sonderaktionen ab Runde ${n}`,
    leg: (n) => `Sonderaktionen ab dem ${n}. Zug von Mister X`,
  },
  mission: 'Mission',
  missions: { green: 'Grün', yellow: 'Gelb', orange: 'Orange' },
  missionLevels: { green: 'für Einsteiger', yellow: 'für Erfahrene', orange: 'für Profis' },
  missionStarts: 'Startstädte',
  missionGoals: 'Zielstädte',
  transports: { car: 'Auto', train: 'Bahn / Schiff', plane: 'Flugzeug' },
  by: { car: 'mit dem Auto', train: 'mit Bahn oder Schiff', plane: 'mit dem Flugzeug' },
  symbols: {
    footprints: 'Fußspuren',
    silhouette: 'Silhouette',
    magnifier: 'Lupe',
    beacon: 'Blaulicht',
  },
  kind: (transport, symbol) => `${transport}, ${symbol}`,
  numbers: {
    which: 'Welche Nummer ist aufgedruckt?',
    numbered: (n) => `Nr. ${n}`,
    scanOrTouch: 'Jedes Ticket scannen, oder erst das Ticket antippen und dann die Nummer darauf.',
  },
  tickets: (n) => plural(n, { one: `${n} Ticket`, other: `${n} Tickets` }),
  hand: 'Hand',
  stack: 'Stapel',
  discardPile: 'Ablagestapel',
  box: 'Schachtel',
  rings: 'Ringpaare',
  discs: 'Chips',
  specials: {
    double: 'Doppelzug',
    secret: 'Verdeckter Zug',
    investigation: 'Nachforschungen',
    operation: 'Sondereinsatz',
  },
  phases: {
    registration: 'Vor dem Spiel',
    x_move: 'Mister X zieht',
    x_redraw: 'Mister X tauscht Tickets',
    x_refill: 'Mister X zieht nach',
    moves: 'Detektive ziehen',
    specials: 'Sonderaktion',
    refill: 'Ablegen und nachziehen',
    check: 'Positionsprüfung',
    over: 'Das Ende',
  },
  doWithPieces: {
    ...pursuit.doWithPieces,
    drawLast: (n) =>
      plural(n, {
        one: 'Zieh erst das letzte Ticket.',
        other: `Zieh erst die letzten ${n} Tickets.`,
      }),
    drawThen: (n) => `Zieh dann ${n}.`,
    shuffle: {
      discard: 'Der Stapel ist leer. Mischt den Ablagestapel verdeckt: Er ist der neue Stapel.',
      box: 'Stapel und Ablagestapel sind leer. Mischt die Tickets aus der Schachtel: Sie sind der neue Stapel.',
      both: 'Der Stapel ist leer. Mischt Ablagestapel und Schachtel zusammen: Das ist der neue Stapel.',
    },
  },
  notices: {
    ...pursuit.notices,
    missionChosen: (mission) => `Mister X wählt die Mission ${mission}.`,
    doublePaid: 'Mister X spielt einen Doppelzug.',
    secretPaid: 'Mister X macht einen verdeckten Zug.',
    legTaken: (slot, kind) => `Mister X, Feld ${slot}: ${kind}.`,
    legTakenTo: (slot, kind, stop) => `Du, Feld ${slot}: ${kind} nach ${stop}.`,
    openLegTaken: (kind, stop) => `Mister X: ${kind} nach ${stop}.`,
    pawnAppears: (stop) => `Mister X zieht jetzt offen: Er ist auf ${stop}.`,
    swapped: 'Mister X tauscht alle Tickets.',
    xStayed: {
      surrounded: 'Mister X ist umzingelt und bleibt stehen.',
      swapped: 'Mister X hat seine Tickets getauscht und bleibt stehen.',
    },
    discarded: (who, n) =>
      plural(n, { one: `${who} legt ${n} Ticket ab.`, other: `${who} legt ${n} Tickets ab.` }),
    drew: (who, n) =>
      plural(n, { one: `${who} zieht ${n} Ticket.`, other: `${who} zieht ${n} Tickets.` }),
    reshuffled: {
      discard: 'Der Ablagestapel wurde gemischt: Er ist der neue Stapel.',
      box: 'Die Tickets aus der Schachtel sind zurück: Sie sind der neue Stapel.',
      both: 'Ablagestapel und Schachtel wurden gemischt: Das ist der neue Stapel.',
    },
    movesClosed: 'Alle Detektive haben gezogen.',
    investigated: (stop, move) => `Mister X war auf ${stop} (sein ${move}. Zug).`,
    operated: (who, by, from, to) => `${who}: Sondereinsatz ${by}, ${from} → ${to}.`,
    discsCleared: 'Die Chips sind vom Spielplan.',
    checkedNone: 'Positionsprüfung: keine Spur.',
    checkedHits: (n) =>
      plural(n, { one: 'Positionsprüfung: eine Spur!', other: `Positionsprüfung: ${n} Spuren!` }),
    ringPlaced: (pair, stop, slot) => `Ringpaar ${pair}: Stadt ${stop}, Feld ${slot}.`,
    ringPlacedStart: (pair, stop) => `Ringpaar ${pair}: Stadt ${stop}, der Start.`,
  },
  outcomes: { ...pursuit.outcomes, MISSION_COMPLETE: 'Mission erfüllt' },
  report: {
    ...pursuit.report,
    STOP_UNKNOWN: 'unbekannte Stadt',
    SPECIAL_COUNT: 'Sonderaktion mit falscher Anzahl Tickets bezahlt',
    SPECIAL_SYMBOL: 'Sonderaktion mit falschem Symbol bezahlt',
  },
  refusals: {
    ...pursuit.refusals,
    STOP_UNKNOWN: 'Eine Stadt mit dieser Nummer gibt es nicht.',
    NO_CONNECTION: 'Zwischen diesen beiden Städten gibt es keine solche Linie.',
    TICKET_NOT_HELD: 'So ein Ticket ist nicht da.',
    TICKET_NOT_UNIQUE:
      'An diesem Tisch hat jedes Ticket eine eigene Nummer: Bitte das Ticket selbst scannen oder seine Nummer antippen.',
    TICKET_NOT_OWN: 'Dieses Ticket gehört jemand anderem.',
    X_TRANSIT_OCCUPIED: 'In der Stadt dazwischen steht ein Detektiv.',
    SETUP_MISSION_UNKNOWN: 'Diese Mission gibt es auf diesem Spielplan nicht.',
    DETECTIVE_MUST_MOVE: 'Ein Detektiv kann noch ziehen, also muss er.',
    MOVES_NOT_FINISHED: 'Erst ziehen alle Detektive.',
    SPECIAL_TOO_EARLY: 'Für Sonderaktionen ist es noch zu früh.',
    SPECIAL_ALREADY_USED: 'Nur eine Sonderaktion pro Runde.',
    SPECIAL_COUNT: 'Die Anzahl der Tickets stimmt nicht.',
    SPECIAL_SYMBOL: 'Diese Tickets haben das falsche Symbol.',
    SPECIAL_CONTRIBUTION_LIMIT: 'Niemand darf mehr Tickets geben, als er Figuren hat.',
    SPECIAL_OP_TRANSPORT:
      'Mit so vielen Blaulichtern geht das nicht, oder nicht von dieser Stadt aus.',
    INVESTIGATION_NO_POSITION: 'So viele Züge hat Mister X noch nicht gemacht.',
    SWAP_NOT_ALLOWED:
      'Jetzt darfst du nicht tauschen: Du kannst noch ziehen, oder gar kein Weg ist frei.',
    DRAW_COUNT: 'Das ist nicht die richtige Anzahl zum Nachziehen.',
    DISCS_NOT_CLEARED: 'Bitte erst die Chips vom Spielplan nehmen.',
    DISCS_NONE_LEFT: 'Es ist kein Chip mehr übrig.',
  },
};

import { plurals } from '../plural.js';
import { pursuit } from '../pursuit/de.js';
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
  openlyMade: 'offen',
  secretLeft: {
    leg: (n) => plural(n, { one: `noch ${n} geheimer Zug`, other: `noch ${n} geheime Züge` }),
    round: (n) => plural(n, { one: `noch ${n} geheime Runde`, other: `noch ${n} geheime Runden` }),
  },
  noSecretLeft: 'Mister X zieht offen',
  specialUsed: 'Die Sonderaktion dieser Runde ist gespielt.',
  specialsFrom: {
    round: (n) => `Sonderaktionen ab Runde ${n}`,
    leg: (n) => `Sonderaktionen ab dem ${n}. Zug von Mister X`,
  },
  mission: 'Auftrag',
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
  theTicket: {
    car: 'das Auto-Ticket',
    train: 'das Bahn-Ticket',
    plane: 'das Flug-Ticket',
  },
  kind: (transport, symbol) => `${transport}, ${symbol}`,
  numbers: {
    which: 'Welche Nummer steht darauf?',
    numbered: (n) => `Nr. ${n}`,
    scanOrTouch: 'Jedes Ticket scannen oder antippen, danach die aufgedruckte Nummer.',
  },
  tickets: (n) => plural(n, { one: `${n} Ticket`, other: `${n} Tickets` }),
  hand: 'Hand',
  stack: 'Stapel',
  discardPile: 'Ablage',
  box: 'Schachtel',
  rings: 'Ringpaare',
  discs: 'Chips',
  specials: {
    double: 'Doppelzug',
    secret: 'Geheimfahrt',
    investigation: 'Ermittlung',
    operation: 'Sondereinsatz',
  },
  phases: {
    registration: 'Vor dem Spiel',
    x_move: 'Mister X zieht',
    x_redraw: 'Mister X tauscht die Hand',
    x_refill: 'Mister X zieht nach',
    moves: 'Detektive ziehen',
    specials: 'Sonderaktion',
    refill: 'Ablegen und nachziehen',
    check: 'Positionsprüfung',
    over: 'Das Ende',
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
    ...pursuit.doWithPieces,
    serverDraws: 'Der Schiedsrichter hat gezogen. Stellt die Figuren auf diese Städte.',
    shuffleTickets: 'Mischt alle Tickets verdeckt zu einem Stapel.',
    drawHand: (who, n) =>
      plural(n, { one: `${who}: Zieh ${n} Ticket.`, other: `${who}: Zieh ${n} Tickets.` }),
    drewHand: (who, n) =>
      plural(n, {
        one: `${who} hat ${n} Ticket gezogen.`,
        other: `${who} hat ${n} Tickets gezogen.`,
      }),
    drawLast: (n) =>
      plural(n, {
        one: 'Zieh erst das letzte Ticket.',
        other: `Zieh erst die letzten ${n} Tickets.`,
      }),
    drawThen: (n) => `Zieh dann ${n}.`,
    dealtHands: 'Der Schiedsrichter hat gezogen. Alle nehmen die Tickets, die das Handy zeigt.',
    layOnSlot: (slot, ticket) => `Mister X: Leg ${ticket} offen auf Feld ${slot}.`,
    layFaceDown: (slot) =>
      `Mister X: Leg ein Ticket verdeckt auf Feld ${slot}. Niemand sieht es an.`,
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
    layOnColourCard: (ticket, card) => `Leg ${ticket} auf ${card}.`,
    clearColourCards: 'Legt die Tickets von den Farbkarten auf die Ablage.',
    throwsOff: (who, ticket) => `${who}: Leg ${ticket} auf die Ablage.`,
    xDiscardsUnseen: 'Mister X: Leg ein Ticket verdeckt auf die Ablage.',
    xPawn: (stop) => `Stellt die Figur von Mister X auf ${stop}.`,
    discard: (who, n) =>
      plural(n, {
        one: `${who}: Leg ${n} Ticket verdeckt auf die Ablage.`,
        other: `${who}: Leg ${n} Tickets verdeckt auf die Ablage.`,
      }),
    shuffle: {
      discard: 'Der Stapel ist leer. Mischt die Ablage verdeckt: Sie ist der neue Stapel.',
      box: 'Stapel und Ablage sind leer. Mischt die Tickets aus der Schachtel: Sie sind der neue Stapel.',
      both: 'Der Stapel ist leer. Mischt Ablage und Schachtel zusammen: Sie sind der neue Stapel.',
    },
    takeRings: (pair, stop, slot) => `Nehmt Ringpaar ${pair} von Stadt ${stop} und Feld ${slot}.`,
    takeRing: (pair, stop) => `Nehmt Ringpaar ${pair} von Stadt ${stop}.`,
    putRings: (pair, stop, slot) =>
      `Ringpaar ${pair}: ein Ring auf Stadt ${stop}, der andere auf Feld ${slot}.`,
    putRing: (pair, stop) => `Ringpaar ${pair}: ein Ring auf Stadt ${stop}.`,
    removeDiscs: 'Nehmt alle Chips vom Spielplan.',
  },
  notices: {
    ...pursuit.notices,
    missionChosen: (mission) => `Mister X nimmt den Auftrag: ${mission}.`,
    doublePaid: 'Mister X spielt einen Doppelzug.',
    secretPaid: 'Mister X macht eine Geheimfahrt.',
    legTaken: (slot, kind) => `Mister X, Feld ${slot}: ${kind}.`,
    legTakenTo: (slot, kind, stop) => `Du, Feld ${slot}: ${kind} nach ${stop}.`,
    openLegTaken: (kind, stop) => `Mister X: ${kind} nach ${stop}.`,
    pawnAppears: (stop) => `Mister X zieht jetzt offen: Er ist auf ${stop}.`,
    swapped: 'Mister X tauscht seine Hand.',
    xStayed: {
      surrounded: 'Mister X ist eingekreist und bleibt stehen.',
      swapped: 'Mister X hat seine Hand getauscht und bleibt stehen.',
    },
    discarded: (who, n) =>
      plural(n, { one: `${who}: legt ${n} Ticket ab.`, other: `${who}: legt ${n} Tickets ab.` }),
    drew: (who, n) =>
      plural(n, { one: `${who}: zieht ${n} Ticket.`, other: `${who}: zieht ${n} Tickets.` }),
    reshuffled: {
      discard: 'Die Ablage wurde gemischt: Sie ist der neue Stapel.',
      box: 'Die Tickets aus der Schachtel sind zurück: Sie sind der neue Stapel.',
      both: 'Ablage und Schachtel wurden gemischt: Sie sind der neue Stapel.',
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
  outcomes: { ...pursuit.outcomes, MISSION_COMPLETE: 'Auftrag erfüllt' },
  report: {
    ...pursuit.report,
    STOP_UNKNOWN: 'Stadt gibt es nicht',
    SPECIAL_COUNT: 'Sonderaktion mit falscher Zahl von Tickets bezahlt',
    SPECIAL_SYMBOL: 'Sonderaktion mit falschem Symbol bezahlt',
  },
  refusals: {
    ...pursuit.refusals,
    STOP_UNKNOWN: 'Eine Stadt mit dieser Nummer gibt es nicht.',
    NO_CONNECTION: 'Keine solche Linie verbindet diese beiden Städte.',
    TICKET_NOT_HELD: 'So ein Ticket ist nicht auf der Hand.',
    TICKET_NOT_UNIQUE:
      'An diesem Tisch hat jedes Ticket seine eigene Nummer: das Ticket selbst scannen oder seine Nummer antippen.',
    TICKET_NOT_OWN: 'Dieses Ticket gehört jemand anderem.',
    X_TRANSIT_OCCUPIED: 'In der Stadt dazwischen steht ein Detektiv.',
    SETUP_MISSION_UNKNOWN: 'Diesen Auftrag gibt es auf diesem Spielplan nicht.',
    DETECTIVE_MUST_MOVE: 'Ein Detektiv kann noch ziehen, also muss er.',
    MOVES_NOT_FINISHED: 'Erst ziehen alle Detektive.',
    SPECIAL_TOO_EARLY: 'Für Sonderaktionen ist es noch zu früh.',
    SPECIAL_ALREADY_USED: 'Nur eine Sonderaktion pro Runde.',
    SPECIAL_COUNT: 'Die Zahl der Tickets stimmt nicht.',
    SPECIAL_SYMBOL: 'Diese Tickets haben das falsche Symbol.',
    SPECIAL_CONTRIBUTION_LIMIT: 'Niemand darf mehr Tickets geben, als er Figuren hat.',
    SPECIAL_OP_TRANSPORT: 'Nicht mit so vielen Blaulichtern, oder nicht von dort, wo er steht.',
    INVESTIGATION_NO_POSITION: 'So viele Züge hat Mister X noch nicht gemacht.',
    SWAP_NOT_ALLOWED:
      'Jetzt darfst du nicht tauschen: Dir bleibt ein anderer Weg, oder gar keiner ist frei.',
    DRAW_COUNT: 'So viele Tickets sind nicht nachzuziehen.',
    DISCS_NOT_CLEARED: 'Nehmt erst die Chips vom Spielplan.',
    DISCS_NONE_LEFT: 'Es ist kein Chip mehr übrig.',
  },
};

import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { pursuit } from '../../../pursuit/messages/game/en.js';

const plural = plurals('en');

/**
 * `who` is a pawn's or a player's name and begins a sentence, followed by a colon. `kind` is a
 * ticket's two halves by their names, `by` a word of `by`.
 */
export const messages = {
  ...pursuit,
  game: 'Mister X across Europe',
  ticketBoard: 'Ticket board',
  slot: (n: number) => `Slot ${n}`,
  city: (n: number) => `City ${n}`,
  round: (n: number) => `Round ${n}`,
  faceDown: 'face down',
  secretLeft: {
    leg: (n: number) => plural(n, { one: `${n} secret move left`, other: `${n} secret moves left` }),
    round: (n: number) => plural(n, { one: `${n} secret round left`, other: `${n} secret rounds left` }),
  },
  noSecretLeft: 'Mister X moves openly',
  specialUsed: 'This round’s special action has been used.',
  specialsFrom: {
    round: (n: number) => `Special actions from round ${n}`,
    leg: (n: number) => `Special actions from Mister X’s move ${n}`,
  },
  mission: 'Mission',
  missions: { green: 'Green', yellow: 'Yellow', orange: 'Orange' },
  missionLevels: {
    green: 'for beginners',
    yellow: 'for experienced players',
    orange: 'for experts',
  },
  missionStarts: 'Start cities',
  missionGoals: 'Goal cities',
  transports: { car: 'Car', train: 'Train / ship', plane: 'Plane' },
  by: { car: 'by car', train: 'by train or ship', plane: 'by plane' },
  symbols: {
    footprints: 'Footprints',
    silhouette: 'Silhouette',
    magnifier: 'Magnifier',
    beacon: 'Beacon',
  },
  kind: (transport: string, symbol: string) => `${transport}, ${symbol}`,
  numbers: {
    /** Beside a ticket of one kind, before the numbers of its pieces. */
    which: 'Which number is printed on it?',
    numbered: (n: number) => `No. ${n}`,
    scanOrTouch: 'Scan each ticket, or tap it and then the number printed on it.',
  },
  tickets: (n: number) => plural(n, { one: `${n} ticket`, other: `${n} tickets` }),
  hand: 'Hand',
  stack: 'Stack',
  discardPile: 'Discard pile',
  box: 'Box',
  rings: 'Ring pairs',
  discs: 'Discs',
  specials: {
    double: 'Double move',
    secret: 'Secret trip',
    investigation: 'Investigation',
    operation: 'Special operation',
  },
  phases: {
    registration: 'Before the game',
    x_move: 'Mister X moves',
    x_redraw: 'Mister X draws a new hand',
    x_refill: 'Mister X draws',
    moves: 'Detectives move',
    specials: 'Special action',
    refill: 'Discard and draw',
    check: 'Position check',
    over: 'Game over',
  },
  doWithPieces: {
    ...pursuit.doWithPieces,
    drawLast: (n: number) =>
      plural(n, { one: 'First draw the last ticket.', other: `First draw the last ${n} tickets.` }),
    drawThen: (n: number) => `Then draw ${n}.`,
    shuffle: {
      discard: 'The stack is empty. Shuffle the discard pile face down to make a new one.',
      box: 'Stack and discard pile are empty. Shuffle the tickets in the box to make a new stack.',
      both: 'The stack is empty. Shuffle discard pile and box together to make a new one.',
    },
  },
  notices: {
    ...pursuit.notices,
    missionChosen: (mission: string) => `Mister X’s mission: ${mission}.`,
    doublePaid: 'Mister X plays a double move.',
    secretPaid: 'Mister X makes a secret trip.',
    legTaken: (slot: number, kind: string) => `Mister X, move ${slot}: ${kind}.`,
    legTakenTo: (slot: number, kind: string, stop: number) => `You, move ${slot}: ${kind} to ${stop}.`,
    openLegTaken: (kind: string, stop: number) => `Mister X: ${kind} to ${stop}.`,
    pawnAppears: (stop: number) => `Mister X now moves openly: he is at ${stop}.`,
    swapped: 'Mister X swaps his hand.',
    xStayed: {
      surrounded: 'Mister X is surrounded and stays put.',
      swapped: 'Mister X has swapped his hand and stays put.',
    },
    discarded: (who: string, n: number) =>
      plural(n, { one: `${who}: discards ${n} ticket.`, other: `${who}: discards ${n} tickets.` }),
    drew: (who: string, n: number) =>
      plural(n, { one: `${who}: draws ${n} ticket.`, other: `${who}: draws ${n} tickets.` }),
    reshuffled: {
      discard: 'The discard pile was shuffled into a new stack.',
      box: 'The tickets from the box were shuffled into a new stack.',
      both: 'Discard pile and box were shuffled into a new stack.',
    },
    movesClosed: 'All detectives have moved.',
    investigated: (stop: number, move: number) => `Mister X was at ${stop} (his move ${move}).`,
    operated: (who: string, by: string, from: number, to: number) =>
      `${who}: special operation ${by}, ${from} → ${to}.`,
    discsCleared: 'The discs are off the board.',
    checkedNone: 'Position check: no trace.',
    checkedHits: (n: number) => plural(n, { one: 'Position check: a trace!', other: `Position check: ${n} traces!` }),
    ringPlaced: (pair: number, stop: number, slot: number) => `Ring pair ${pair}: city ${stop}, slot ${slot}.`,
    ringPlacedStart: (pair: number, stop: number) => `Ring pair ${pair}: city ${stop}, the start.`,
  },
  outcomes: { ...pursuit.outcomes, MISSION_COMPLETE: 'Mission complete' },
  report: {
    ...pursuit.report,
    STOP_UNKNOWN: 'no such city',
    SPECIAL_COUNT: 'special action with the wrong number of tickets',
    SPECIAL_SYMBOL: 'special action with the wrong symbol',
  },
  refusals: {
    ...pursuit.refusals,
    STOP_UNKNOWN: 'There is no city with this number.',
    NO_CONNECTION: 'No line of this kind joins these two cities.',
    TICKET_NOT_HELD: 'There is no such ticket in this hand.',
    TICKET_NOT_UNIQUE: 'At this table every ticket has its own number: scan the ticket itself, or tap its number.',
    TICKET_NOT_OWN: 'This ticket belongs to another player.',
    X_TRANSIT_OCCUPIED: 'A detective is standing in the city in between.',
    SETUP_MISSION_UNKNOWN: 'This board has no such mission.',
    DETECTIVE_MUST_MOVE: 'A detective who can move must move.',
    MOVES_NOT_FINISHED: 'All detectives must move first.',
    SPECIAL_TOO_EARLY: 'It is too early for special actions.',
    SPECIAL_ALREADY_USED: 'Only one special action per round.',
    SPECIAL_COUNT: 'This is not the right number of tickets.',
    SPECIAL_SYMBOL: 'These tickets have the wrong symbol.',
    SPECIAL_CONTRIBUTION_LIMIT: 'Nobody may give more tickets than they have pawns.',
    SPECIAL_OP_TRANSPORT: 'Not with this many beacons, or not from this city.',
    INVESTIGATION_NO_POSITION: 'Mister X has not made that many moves yet.',
    SWAP_NOT_ALLOWED: 'You cannot swap your hand now: you can still move, or every way is blocked.',
    DRAW_COUNT: 'This is not the right number of tickets to draw.',
    DISCS_NOT_CLEARED: 'Take the discs off the board first.',
    DISCS_NONE_LEFT: 'There is no disc left.',
  },
};

import type { AnyPawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';

/**
 * Words that every hunt for Mister X has in common; the areas of the games take them over.
 * `who` is a pawn's or a player's name and begins a sentence, followed by a colon.
 */
export const pursuit = {
  misterX: 'Mister X',
  detective: 'Detective',
  detectives: 'Detectives',
  thePawn: {
    clear: 'Mister X’s pawn',
    red: 'the red pawn',
    blue: 'the blue pawn',
    green: 'the green pawn',
    yellow: 'the yellow pawn',
    orange: 'the orange pawn',
    purple: 'the purple pawn',
    black: 'the black pawn',
    white: 'the white pawn',
  } satisfies Record<AnyPawnColour, string>,
  boardFrame: {
    board: 'Game board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show the whole board',
  },
  doWithPieces: {
    movePawn: (pawn: string, stop: number) => `Move ${pawn} to ${stop}.`,
  },
  notices: {
    configured: 'The rules are agreed.',
    startRegistered: (who: string, stop: number) => `${who}: starts at ${stop}.`,
    xReadyAt: (stop: number) => `You start at ${stop}.`,
    roundOpened: (round: number) => `Round ${round}.`,
    moved: (who: string, piece: string, from: number, to: number) => `${who}: ${piece}, ${from} → ${to}.`,
    audited: {
      consistent: 'Mister X’s log was checked: everything is in order.',
      inconsistent: 'Mister X’s log was checked: something is wrong.',
    },
  },
  skips: {
    NO_TICKETS: (who: string) => `${who}: stays put, no tickets left.`,
    NO_USABLE_TICKET: (who: string) => `${who}: stays put, no usable ticket.`,
    BLOCKED_BY_DETECTIVES: (who: string) => `${who}: stays put, other detectives block the way.`,
    PASSED: (who: string) => `${who}: passes.`,
  },
  outcomes: {
    CAUGHT: 'Mister X is caught',
    X_SURROUNDED: 'Mister X is surrounded',
    CONCEDED_BY_X: 'Mister X gives up',
    CONCEDED_BY_DETECTIVES: 'The detectives give up',
    ABANDONED: 'The game was ended early',
  },
  winner: {
    x: 'Mister X wins!',
    detectives: 'The detectives win!',
    nobody: 'Nobody wins.',
  },
  report: {
    OK: 'in order',
    TICKET_UNKNOWN: 'no such ticket',
    NO_CONNECTION: 'no line there',
    TICKET_NOT_HELD: 'had no such ticket',
    X_STOP_OCCUPIED: 'a detective stood there',
    X_TRANSIT_OCCUPIED: 'a detective stood in the way',
  },
  refusals: {
    DETECTIVE_ALREADY_MOVED: 'This detective has already moved in this round.',
    TICKET_UNKNOWN: 'Please choose a ticket.',
    DOUBLE_SECOND_LEG_MISSING: 'A double move needs a second move.',
    TICKET_ALREADY_SPENT: 'This ticket has already been used.',
    X_STOP_OCCUPIED: 'A detective is standing there.',
    DETECTIVE_STOP_OCCUPIED: 'Another detective is standing there.',
    PASS_NOT_ALLOWED: 'If you can move, you must.',
    OPTION_LOCKED: 'This can no longer be changed.',
    SETUP_PLAYER_COUNT: 'Not possible with this many players.',
    SETUP_SPLIT_INVALID: 'The detectives cannot be shared out like this.',
    SETUP_START_INVALID: 'There is no start card with this number.',
    SETUP_START_TAKEN: 'This start card is already taken.',
    SETUP_HAND_SIZE: 'This is not the right number of tickets.',
    CONFIG_INCONSISTENT: 'These rules do not go together.',
    CONFIG_SUPPLY_MISMATCH: 'There are not enough tickets for these rules.',
    BOARD_DATA_INVALID: 'Something is wrong with the board.',
  },
};
export type PursuitMessages = typeof pursuit;

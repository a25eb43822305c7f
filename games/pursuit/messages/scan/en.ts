/** Playing by scanned cards: steps as they are read from a chair, and why a card was refused. */
export const scan = {
  hint: 'or scan it',
  steps: { ticket: 'Ticket', stop: 'Station', confirm: 'Confirm' },
  ask: {
    pawn: 'Scan one of your tickets, or the digit of your pawn',
    ticket: 'Scan your ticket',
    stop: 'Scan the station, or its digits',
    confirm: 'Scan the “Confirm” card',
    start: 'Scan the start card',
    digits: 'Scan the next digit, or finish with the “Confirm” card',
  },
  requests: {
    takeback: 'Take back the last move?',
    audit: 'Check Mister X’s log?',
  },
  next: (who: string) => `Next: ${who}`,
  done: 'Done',
  /** A move is to be taken back, which he has to allow. */
  asked: 'Mister X has been asked.',
  away: 'Back to the board',
  cancelled: 'Cancelled. Nothing has changed.',
  timedOut: 'Nothing was scanned for a while. Please start again.',
  codes: {
    CARD_REPEATED: 'This card was already scanned. It counts once.',
    CARD_NOT_DUE: 'This card does not fit now.',
    TICKET_NOT_UNIQUE: 'At this table every ticket has its own code. Scan the ticket itself.',
    PAWN_UNCLEAR: 'Whose move is it? Scan one of your tickets, or the digit of your pawn.',
    SEAT_ON_PHONE: 'This detective plays on a phone.',
    X_ON_PHONE: 'Mister X enters this on his phone.',
    SCANNER_WITHOUT_TABLE: 'Several tables are open. Choose a table for this scanner on the page “Scanners”.',
    NOT_YOUR_TURN: 'Mister X is moving. The detectives are next.',
  },
};
export type ScanMessages = typeof scan;

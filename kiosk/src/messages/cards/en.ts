/** What a scanned card is, in words; a game adds the cards of its own. */
export const messages = {
  command: (name: string) => `Command card: ${name}`,
  commands: {
    confirm: 'Confirm',
    cancel: 'Cancel',
    double: 'Double move',
    pass: 'Pass',
    takeback: 'Take back',
    audit: 'Check the log',
    repeat: 'Say again',
  },
  digit: (digit: number) => `Digit ${digit}`,
  stop: (stop: number) => `Station card ${stop}`,
  start: (stop: number) => `Start card ${stop}`,
  /** Scanned where nothing is played yet. */
  early: 'Card read. Cards count once the game has started.',
  /** A good card that changes nothing, or a scanner that may not. */
  unused: {
    CARD_REPEATED: 'This card was already scanned. It counts once.',
    CARD_NOT_DUE: 'This card does not fit now.',
    TICKET_NOT_UNIQUE: 'At this table every ticket has its own number: scan the ticket itself, or tap its number.',
    SCANNER_WITHOUT_TABLE: 'Several tables are open. Choose a table for this scanner on the page “Scanners”.',
    SCANNER_OF_OTHERS: 'This scanner belongs to someone else.',
  },
  faults: {
    CODE_FOREIGN: 'This is not one of our cards.',
    CODE_CUT_OFF: 'Only part of the card was read. Try again, a little more slowly.',
    CODE_DOUBLED: 'Two cards were read at once. Show only one.',
    CODE_DAMAGED: 'The card is scratched or was misread. Try again, or print it again.',
    CARD_UNKNOWN: 'This card is from another game or a later version.',
  },
};

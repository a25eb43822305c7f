import { plurals } from '@mister-x/kiosk/messages/plural.ts';

const plural = plurals('en');

/** What is on paper: printed cards, and the log of an evening when the power failed. */
export const messages = {
  cards: {
    /** `whose` is one of the two below. */
    ticket: (piece: string, whose: string) => `Ticket card: ${piece}, ${whose}`,
    numbered: (serial: number) => `no. ${serial}`,
    type: (piece: string) => `Ticket card for everyone: ${piece}`,
    ofX: 'Mister X',
    ofDetective: (n: number) => `detective ${n}`,
  },
  log: {
    menu: 'Finished on paper …',
    title: 'Mister X’s log on paper',
    ask: 'Was the rest of the evening played on paper?',
    askText:
      'Then Mister X reads out his paper log, row by row. The referee checks every row and ends the game the way you say.',
    askPublic: 'This ends the game and shows everyone Mister X’s route.',
    asleep: (who: string) =>
      `The key to this game is on a phone that is not connected yet (${who}). Open the page on that phone first.`,
    takeback: 'Answer the request to take a move back first.',
    begin: 'Enter the rows',
    reveal: 'Mister X appears on this move',
    shown: 'He showed himself here',
    second: 'Second half of a double move',
    detectives: 'Detectives stood at',
    detectivesNone: 'not noted',
    add: 'Add',
    erase: 'Erase the last digit',
    put: 'Enter this row',
    change: 'Change this row',
    remove: 'Remove this row',
    full: 'Every row is filled.',
    doubts: {
      STOP_UNKNOWN: 'There is no such station. Is that what the log says?',
      NO_CONNECTION: 'No line leads there from the row before. Is that what the log says?',
    },
    rows: (n: number) => plural(n, { one: `${n} row on paper`, other: `${n} rows on paper` }),
    doubtful: (n: number) => plural(n, { one: `check ${n} row again`, other: `check ${n} rows again` }),
    next: 'How it ended',
    back: 'Back to the rows',
    result: 'How did the evening end?',
    summary: 'Please check again',
    from: (first: number, last: number) => (first === last ? `Move ${first}` : `Moves ${first} to ${last}`),
    noRows: 'No rows: nobody moved on paper.',
    confirm: 'Check and end the game',
    report: 'The log, row by row',
    onPaper: 'on paper',
  },
};

export const words = {
  game: 'Scotland Yard',
  /** Titles of documents and headings of pages. */
  sheets: {
    tickets: 'Ticket cards',
    types: 'Shared tickets',
    labels: 'Labels',
    stations: 'Station cards',
    starts: 'Start cards',
    commands: 'Command cards',
    digits: 'Digits',
    missions: 'Missions',
    log: 'Travel log',
    poster: 'Map of London',
  },
  /** In the place of `sheets.poster`, of a board that people brought along. */
  map: 'Map',
  pieces: {
    taxi: 'Taxi',
    bus: 'Bus',
    underground: 'Underground',
    black: 'Black ticket',
    double: 'Double move',
  },
  transports: { taxi: 'Taxi', bus: 'Bus', underground: 'Underground', ferry: 'Ferry' },
  misterX: 'Mister X',
  detective: (n: number) => `Detective ${n}`,
  detectives: 'Detectives',
  everybody: 'For everybody',
  /** Which of the pawn's tickets of one kind. */
  numbered: (serial: number) => `no. ${serial}`,
  station: 'Station',
  startCard: 'Start card',
  decks: {
    common: 'One deck for all',
    misterX: 'Mister X’s deck',
    detectives: 'Detectives’ deck',
  },
  commands: {
    confirm: { name: 'Confirm', hint: 'That is my move.' },
    cancel: { name: 'Cancel', hint: 'Back to the start of the turn.' },
    double: { name: 'Double move', hint: 'Mister X moves twice.' },
    pass: { name: 'Pass', hint: 'I stay where I am.' },
    takeback: { name: 'Take back', hint: 'The last move was wrong.' },
    audit: { name: 'Check the log', hint: 'Is Mister X’s travel log in order?' },
    repeat: { name: 'Say again', hint: 'Where do things stand?' },
  },
  digitsHint: 'Scan the digits of the station one after the other, then “Confirm”.',
  page: (n: number, of: number) => `${n} / ${of}`,
  actualSize: 'Print at actual size (100 %).',
  millimetres: (n: number) => `${n} mm`,
  cutHere: 'Cut along the marks.',
};

export type PrintWords = typeof words;

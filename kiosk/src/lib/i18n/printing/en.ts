import { plurals } from '../plural.js';

const plural = plurals('en');
const pages = (n: number) => plural(n, { one: `${n} page`, other: `${n} pages` });

export const messages = {
  title: 'Print cards',
  game: 'Game',
  games: { 'scotland-yard': 'Scotland Yard', 'mister-x-europe': 'Mister X across Europe' },
  sheets: {
    tickets: { name: 'Ticket cards', text: 'The full supply: every ticket of every pawn.' },
    types: { name: 'Shared tickets', text: 'One card for each kind, for all to scan.' },
    labels: { name: 'Labels', text: 'To stick on the tickets out of the box.' },
    stations: { name: 'Station cards', text: 'A card for every station.' },
    starts: { name: 'Start cards', text: 'With a code on each.' },
    commands: { name: 'Command cards', text: 'Confirm, cancel, pass and the others.' },
    digits: { name: 'Digits', text: 'Ten codes in the place of all station cards.' },
    missions: { name: 'Missions', text: 'Starts and goals on one page.' },
    log: { name: 'Travel log', text: 'For Mister X, if the power fails.' },
    poster: { name: 'Map of London', text: 'On one page, or on sheets to glue together.' },
  },
  /** Sheets that are called otherwise, or hold something else, in one game. */
  sheetsOf: {
    'scotland-yard': {},
    'mister-x-europe': {
      tickets: { name: 'Ticket cards', text: 'All 120 two-part tickets.' },
      stations: { name: 'Station cards', text: 'A card for every city.' },
      poster: { name: 'Map of Europe', text: 'On one page, or on sheets to glue together.' },
    },
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'Language of the print',
  code: 'Kind of code',
  codes: {
    qr: {
      name: 'QR code',
      text: 'Read by every camera and every 2D scanner. Cheap scanners with a red line need Code 128.',
    },
    datamatrix: { name: 'Data Matrix', text: 'Smaller still; read by 2D scanners.' },
    code128: {
      name: 'Code 128 (bars)',
      text: 'Read by every scanner, those with a red line as well.',
    },
  },
  detectives: 'Detectives’ pawns',
  pawn: 'Tickets of',
  /** Whose, after the label above. */
  everybody: 'everybody',
  misterX: 'Mister X',
  detective: (n: number) => `detective ${n}`,
  board: 'Board',
  /** The printings of London, and our own Europe; 19 letters at most. */
  ownBoards: { first: 'London, first ed.', later: 'London, later ed.', europe: 'Europe' },
  /** Of a board that people brought along. */
  onBoard: {
    tickets: { name: 'Ticket cards', text: 'Every two-part ticket of this board.' },
    poster: { name: 'Map', text: 'On one page, or on sheets to glue together.' },
  },
  boardGone: 'This board is no longer on the shelf. Choose another.',
  label: 'Label sheet',
  offset: 'Shift for this printer',
  offsetText:
    'Print one sheet on plain paper and hold it against the labels. If the print lies beside them, move it here.',
  millimetres: (right: number, down: number) => `${right} mm →, ${down} mm ↓`,
  up: 'Up',
  down: 'Down',
  left: 'To the left',
  right: 'To the right',
  poster: 'Size of the map',
  tiled: (size: string) => `${size}, to glue together`,
  whole: (size: string) => `${size}, one page`,
  tonight: 'All you need for tonight:',
  backToTonight: 'Only what tonight needs',
  pagesAbout: (n: number) => `about ${pages(n)}`,
  nothing: 'Choose what to print.',
  make: 'Make the PDF',
  busy: (name: string, n: number, of: number) => `${name} (${n} of ${of}) …`,
  tooWide: 'This code is too wide for these labels. Choose QR, or larger labels.',
  made: (n: number) => `Ready: ${pages(n)}`,
  actualSize: 'Print at actual size (100 %), not “fit to page”.',
  pages,
  open: 'Open',
  save: 'Save',
};

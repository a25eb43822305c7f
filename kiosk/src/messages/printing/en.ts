import { plurals } from '../plural.js';

const plural = plurals('en');
const pages = (n: number) => plural(n, { one: `${n} page`, other: `${n} pages` });

export const messages = {
  title: 'Print cards',
  game: 'Game',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'Print language',
  /** A board or a box. */
  gone: (label: string) => `${label}: no longer on the shelf. Choose another.`,
  millimetres: (right: number, down: number) => `${right} mm →, ${down} mm ↓`,
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  tonight: 'All you need for tonight:',
  backToTonight: 'Only for tonight',
  pagesAbout: (n: number) => `about ${pages(n)}`,
  nothing: 'Choose what to print.',
  make: (n: number) => (n < 2 ? 'Make the PDF' : `Make ${n} PDFs`),
  busy: (name: string, n: number, of: number) => `${name} (${n} of ${of}) …`,
  made: (n: number) => `Ready: ${pages(n)}`,
  actualSize: 'Print at actual size (100 %), not “fit to page”.',
  pages,
  open: 'Open',
  save: 'Save',
};

import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('de');
const pages = (n: number) => plural(n, { one: `${n} Seite`, other: `${n} Seiten` });

export const messages: typeof english = {
  title: 'Karten drucken',
  game: 'Spiel',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'Sprache des Drucks',
  gone: (label) => `${label}: nicht mehr im Regal. Wählt etwas anderes.`,
  millimetres: (right, down) => `${right} mm →, ${down} mm ↓`,
  up: 'Nach oben',
  down: 'Nach unten',
  left: 'Nach links',
  right: 'Nach rechts',
  tonight: 'Alles für heute Abend:',
  backToTonight: 'Nur für heute Abend',
  pagesAbout: (n) => `etwa ${pages(n)}`,
  nothing: 'Wählt, was gedruckt werden soll.',
  make: (n) => (n < 2 ? 'PDF erstellen' : `${n} PDFs erstellen`),
  busy: (name, n, of) => `${name} (${n} von ${of}) …`,
  made: (n) => `Fertig: ${pages(n)}`,
  actualSize: 'Druckt in Originalgröße (100 %), nicht „an Seite anpassen“.',
  pages,
  open: 'Öffnen',
  save: 'Speichern',
};

import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('de');
const pages = (n: number) => plural(n, { one: `${n} Seite`, other: `${n} Seiten` });

export const messages: typeof english = {
  title: 'Karten drucken',
  game: 'Spiel',
  games: { 'scotland-yard': 'Scotland Yard', 'mister-x-europe': 'Mister X in Europa' },
  sheets: {
    tickets: { name: 'Ticketkarten', text: 'Der ganze Vorrat: jedes Ticket jeder Figur.' },
    types: { name: 'Gemeinsame Tickets', text: 'Je Sorte eine Karte, die alle scannen.' },
    labels: { name: 'Etiketten', text: 'Zum Aufkleben auf die Tickets der Schachtel.' },
    stations: { name: 'Stationskarten', text: 'Eine Karte für jede Station.' },
    starts: { name: 'Startkarten', text: 'Jede mit einem Code.' },
    commands: { name: 'Befehlskarten', text: 'Bestätigen, abbrechen, passen und die anderen.' },
    digits: { name: 'Ziffern', text: 'Zehn Codes statt aller Stationskarten.' },
    missions: { name: 'Aufträge', text: 'Start und Ziel auf einer Seite.' },
    log: { name: 'Fahrtentafel', text: 'Für Mister X, wenn der Strom ausfällt.' },
    poster: { name: 'Plan von London', text: 'Auf einer Seite oder zum Zusammenkleben.' },
  },
  sheetsOf: {
    'scotland-yard': {},
    'mister-x-europe': {
      tickets: { name: 'Ticketkarten', text: 'Alle 120 zweiteiligen Tickets.' },
      stations: { name: 'Stationskarten', text: 'Eine Karte für jede Stadt.' },
      poster: { name: 'Plan von Europa', text: 'Auf einer Seite oder zum Zusammenkleben.' },
    },
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'Sprache des Drucks',
  code: 'Art des Codes',
  codes: {
    qr: {
      name: 'QR-Code',
      text: 'Liest jede Kamera und jeder 2D-Scanner. Billige Scanner mit rotem Strich brauchen Code 128.',
    },
    datamatrix: { name: 'Data Matrix', text: 'Noch kleiner; lesen 2D-Scanner.' },
    code128: {
      name: 'Code 128 (Striche)',
      text: 'Liest jeder Scanner, auch der mit rotem Strich.',
    },
  },
  detectives: 'Figuren der Detektive',
  pawn: 'Tickets für',
  everybody: 'alle',
  misterX: 'Mister X',
  detective: (n) => `Detektiv ${n}`,
  board: 'Spielplan',
  ownBoards: {
    first: 'London, 1. Ausgabe',
    later: 'London, spätere',
    europe: 'Europa',
  },
  onBoard: {
    tickets: { name: 'Ticketkarten', text: 'Alle zweiteiligen Tickets dieses Spielplans.' },
    poster: { name: 'Plan', text: 'Auf einer Seite oder zum Zusammenkleben.' },
  },
  boardGone: 'Diesen Spielplan gibt es nicht mehr. Wählt einen anderen.',
  label: 'Etikettenbogen',
  offset: 'Versatz dieses Druckers',
  offsetText:
    'Druckt einen Bogen auf normales Papier und haltet ihn gegen die Etiketten. Liegt der Druck daneben, schiebt ihn hier.',
  millimetres: (right, down) => `${right} mm →, ${down} mm ↓`,
  up: 'Nach oben',
  down: 'Nach unten',
  left: 'Nach links',
  right: 'Nach rechts',
  poster: 'Größe des Plans',
  tiled: (size) => `${size}, zum Kleben`,
  whole: (size) => `${size}, eine Seite`,
  tonight: 'Alles für heute Abend:',
  backToTonight: 'Nur für heute Abend',
  pagesAbout: (n) => `etwa ${pages(n)}`,
  nothing: 'Wählt, was gedruckt werden soll.',
  make: 'PDF erstellen',
  busy: (name, n, of) => `${name} (${n} von ${of}) …`,
  tooWide: 'Dieser Code ist zu breit für diese Etiketten. Nehmt QR oder größere Etiketten.',
  made: (n) => `Fertig: ${pages(n)}`,
  actualSize: 'Druckt in Originalgröße (100 %), nicht „an Seite anpassen“.',
  pages,
  open: 'Öffnen',
  save: 'Speichern',
};

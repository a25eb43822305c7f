import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');
const pages = (n: number) => plural(n, { one: `${n} page`, other: `${n} pages` });

export const messages: typeof english = {
  title: 'Imprimer des cartes',
  game: 'Jeu',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'Langue des cartes',
  gone: (label) => `${label} : n’est plus sur l’étagère. Choisissez autre chose.`,
  millimetres: (right, down) => `${right} mm →, ${down} mm ↓`,
  up: 'Vers le haut',
  down: 'Vers le bas',
  left: 'Vers la gauche',
  right: 'Vers la droite',
  tonight: 'Tout pour ce soir :',
  backToTonight: 'Juste pour ce soir',
  pagesAbout: (n) => `environ ${pages(n)}`,
  nothing: 'Choisissez ce qu’il faut imprimer.',
  make: (n) => (n < 2 ? 'Créer le PDF' : `Créer ${n} PDF`),
  busy: (name, n, of) => `${name} (${n} sur ${of})…`,
  made: (n) => `C’est prêt : ${pages(n)}`,
  actualSize: 'Imprimez en taille réelle (100 %), sans « ajuster à la page ».',
  pages,
  open: 'Ouvrir',
  save: 'Enregistrer',
};

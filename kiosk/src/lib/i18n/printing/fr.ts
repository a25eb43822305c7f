import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');
const pages = (n: number) => plural(n, { one: `${n} page`, other: `${n} pages` });

export const messages: typeof english = {
  title: 'Imprimer des cartes',
  game: 'Jeu',
  games: { 'scotland-yard': 'Scotland Yard', 'mister-x-europe': 'Mister X en Europe' },
  sheets: {
    tickets: { name: 'Cartes ticket', text: 'Tout le stock : chaque ticket de chaque pion.' },
    types: { name: 'Tickets communs', text: 'Une carte par sorte, que tous scannent.' },
    labels: { name: 'Étiquettes', text: 'À coller sur les tickets de la boîte.' },
    stations: { name: 'Cartes station', text: 'Une carte pour chaque station.' },
    starts: { name: 'Cartes de départ', text: 'Avec un code sur chacune.' },
    commands: { name: 'Commandes', text: 'Confirmer, annuler, passer et les autres.' },
    digits: { name: 'Chiffres', text: 'Dix codes à la place des cartes station.' },
    missions: { name: 'Missions', text: 'Départs et arrivées sur une page.' },
    log: { name: 'Tableau de parcours', text: 'Pour Mister X, en cas de panne de courant.' },
    poster: { name: 'Plan de Londres', text: 'Sur une page, ou en feuilles à coller.' },
  },
  sheetsOf: {
    'scotland-yard': {},
    'mister-x-europe': {
      tickets: { name: 'Cartes ticket', text: 'Les 120 tickets en deux parties.' },
      stations: { name: 'Cartes station', text: 'Une carte pour chaque ville.' },
      poster: { name: 'Plan de l’Europe', text: 'Sur une page, ou en feuilles à coller.' },
    },
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  language: 'Langue imprimée',
  code: 'Sorte de code',
  codes: {
    qr: {
      name: 'QR code',
      text: 'Lu par toute caméra et tout lecteur 2D. Les lecteurs bon marché à trait rouge veulent du Code 128.',
    },
    datamatrix: { name: 'Data Matrix', text: 'Encore plus petit ; lu par les lecteurs 2D.' },
    code128: {
      name: 'Code 128 (barres)',
      text: 'Lu par tous les lecteurs, même ceux à trait rouge.',
    },
  },
  detectives: 'Pions des détectives',
  pawn: 'Tickets de',
  everybody: 'tout le monde',
  misterX: 'Mister X',
  detective: (n) => `détective ${n}`,
  board: 'Plan de jeu',
  ownBoards: {
    first: 'Londres, 1re éd.',
    later: 'Londres, éd. suiv.',
    europe: 'Europe',
  },
  onBoard: {
    tickets: { name: 'Cartes ticket', text: 'Tous les tickets en deux parties de ce plan.' },
    poster: { name: 'Plan', text: 'Sur une page, ou en feuilles à coller.' },
  },
  boardGone: 'Ce plan de jeu n’est plus là. Choisissez-en un autre.',
  label: 'Feuille d’étiquettes',
  offset: 'Décalage',
  offsetText:
    'Imprimez une feuille sur papier ordinaire et posez-la contre les étiquettes. Si l’impression tombe à côté, déplacez-la ici.',
  millimetres: (right, down) => `${right} mm →, ${down} mm ↓`,
  up: 'Vers le haut',
  down: 'Vers le bas',
  left: 'Vers la gauche',
  right: 'Vers la droite',
  poster: 'Taille du plan',
  tiled: (size) => `${size}, à coller`,
  whole: (size) => `${size}, une page`,
  tonight: 'Tout pour ce soir :',
  backToTonight: 'Juste pour ce soir',
  pagesAbout: (n) => `environ ${pages(n)}`,
  nothing: 'Choisissez ce qu’il faut imprimer.',
  make: 'Créer le PDF',
  busy: (name, n, of) => `${name} (${n} sur ${of})…`,
  tooWide: 'Ce code est trop large pour ces étiquettes. Prenez QR, ou des étiquettes plus grandes.',
  made: (n) => `C’est prêt : ${pages(n)}`,
  actualSize: 'Imprimez en taille réelle (100 %), sans « ajuster à la page ».',
  pages,
  open: 'Ouvrir',
  save: 'Enregistrer',
};

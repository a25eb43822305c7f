import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  cards: {
    ticket: (piece, whose) => `Carte ticket : ${piece}, ${whose}`,
    numbered: (serial) => `n° ${serial}`,
    type: (piece) => `Carte ticket pour tous : ${piece}`,
    ofX: 'Mister X',
    ofDetective: (n) => `détective ${n}`,
  },
  log: {
    menu: 'Terminée sur papier…',
    title: 'Le parcours sur papier',
    ask: 'La fin de la partie s’est-elle jouée sur papier ?',
    askText:
      'Mister X lit alors sa feuille ligne par ligne. L’arbitre vérifie chaque ligne et termine la partie comme vous le dites.',
    askPublic: 'La partie sera terminée et tout le monde verra le parcours de Mister X.',
    asleep: (who) =>
      `La clé de cette partie est sur un téléphone qui n’est pas encore connecté (${who}). Ouvrez d’abord la page sur ce téléphone.`,
    takeback: 'Il faut d’abord répondre à la demande de reprendre un coup.',
    begin: 'Saisir les lignes',
    reveal: 'Mister X apparaît à ce coup',
    shown: 'Il s’est montré ici',
    second: 'Seconde moitié d’un coup double',
    detectives: 'Les détectives étaient sur',
    detectivesNone: 'non noté',
    add: 'Ajouter',
    erase: 'Effacer le dernier chiffre',
    put: 'Saisir la ligne',
    change: 'Modifier la ligne',
    remove: 'Supprimer la ligne',
    full: 'Toutes les lignes sont remplies.',
    doubts: {
      STOP_UNKNOWN: 'Cette station n’existe pas. Est-ce bien ce qui est noté ?',
      NO_CONNECTION: 'Aucune liaison depuis la station précédente. Est-ce bien ce qui est noté ?',
    },
    rows: (n) => plural(n, { one: `${n} ligne sur papier`, other: `${n} lignes sur papier` }),
    doubtful: (n) => plural(n, { one: `${n} ligne à revoir`, other: `${n} lignes à revoir` }),
    next: 'Fin de partie',
    back: 'Retour aux lignes',
    result: 'Comment la partie a-t-elle fini ?',
    summary: 'Relisez encore une fois',
    from: (first, last) => (first === last ? `Coup ${first}` : `Coups ${first} à ${last}`),
    noRows: 'Aucune ligne : rien n’a été joué sur papier.',
    confirm: 'Vérifier et terminer',
    report: 'Le parcours ligne par ligne',
    onPaper: 'sur papier',
  },
};

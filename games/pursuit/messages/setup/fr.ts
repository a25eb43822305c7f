import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup as every } from '@mister-x/kiosk/messages/setup/fr.ts';
import type { SetupMessages } from './en.js';

const plural = plurals('fr');

export const setup: SetupMessages = {
  ...every,
  hunters: 'Combien de joueurs côté détectives ?',
  people:
    'Saisissez les noms, ou laissez vide. Touchez un pion pour changer sa couleur. Qui joue Mister X a besoin d’un téléphone.',
  misterXName: 'Mister X',
  hunterName: (n) => `Détective ${n}`,
  board: {
    question: 'Quel plan de jeu ?',
    stations: (n) => plural(n, { one: `${n} station`, other: `${n} stations` }),
  },
  colour: (n) => `Couleur du pion ${n}`,
  pawnColours: {
    clear: 'incolore',
    red: 'rouge',
    blue: 'bleu',
    green: 'vert',
    yellow: 'jaune',
    orange: 'orange',
    purple: 'violet',
    black: 'noir',
    white: 'blanc',
  },
  doWithPieces: {
    putPawn: (pawn, stop) => `Placez ${pawn} sur ${stop}.`,
    pawnBack: (pawn, stop) => `Remettez ${pawn} sur ${stop}.`,
    putBack: 'Remettez pions et tickets comme à l’écran.',
    drawCards: 'Mélangez les cartes de départ, faces cachées. Tirez-en une par pion.',
  },
  flags: {
    whereabouts_shown: {
      name: 'Où Mister X peut se trouver',
      values: { false: 'Aux détectives de le déduire', true: 'Le grand écran le montre' },
    },
    start_source: {
      name: 'Qui tire les cartes de départ',
      values: { registered: 'Vous, avec les vraies cartes', server: 'L’arbitre' },
    },
    detective_pass: {
      name: 'Un détective peut-il passer ?',
      values: { forbidden: 'Non, qui peut jouer doit jouer', allowed: 'Oui' },
    },
    x_onto_detective: {
      name: 'Mister X va sur un détective',
      values: { reject: 'Impossible', caught: 'Possible : il est capturé' },
    },
    x_no_free_stop: {
      name: 'Mister X est encerclé',
      values: { detectives_win: 'Les détectives gagnent', x_skips: 'Il passe son tour' },
    },
    takeback: {
      name: 'Reprendre un coup',
      values: {
        x_consents: 'Si Mister X accepte',
        public_only: 'Si cela ne dévoile rien',
        none: 'Jamais',
      },
    },
    ticket_ids: {
      name: 'Tickets',
      values: { by_type: 'Comptés par sorte', unique: 'Chacun a son propre code' },
    },
  },
};

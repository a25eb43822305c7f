import type { messages as english } from './en.js';

export const messages: typeof english = {
  turn: {
    xTitle: 'Mister X joue',
    xText: 'Il choisit en secret sur son téléphone.',
    xComputer: 'Un ordinateur choisit pour lui, en secret.',
    choosePawn: 'À qui le tour ?',
    chooseTicket: 'Choisissez un ticket',
    chooseStop: 'Où aller ?',
    confirm: 'C’est bien ça ?',
    go: 'Jouer',
    pass: 'Passer',
    passAsk: 'Rester et passer ?',
    summary: (piece, from, to) => `${piece}, ${from} → ${to}`,
    keys: 'Clavier : chiffres, flèches, Entrée, Échap',
    sending: 'Envoi…',
    possible: (count) => (count === 1 ? 'Mister X : 1 lieu possible' : `Mister X : ${count} lieux possibles`),
  },
  registration: {
    title: 'Stations de départ',
    choose: (name) => `${name} : quelle carte de départ ?`,
    correct: 'Touchez un détective pour corriger le numéro.',
    lastAsk: 'Après cette dernière carte, aucun numéro ne peut plus être changé. Sont-ils tous justes ?',
    lastYes: 'Tous justes',
    xTitle: 'Mister X choisit son départ',
    xText: 'Il saisit sa carte en secret. Les stations de départ ne changent plus.',
    dealing: 'L’arbitre tire au sort…',
    kit: 'Tickets de chaque détective',
    xKit: 'Tickets de Mister X',
    byPhone: (name) => `${name} saisit le numéro sur son téléphone`,
    next: 'ensuite',
  },
  menu: {
    audit: 'Vérifier le parcours',
  },
  reveal: {
    title: 'Mister X apparaît !',
    wentOn: 'Depuis, il est reparti.',
    caughtBy: (name) => `${name} l’a capturé`,
  },
  end: {
    report: 'Parcours de Mister X',
    start: 'Départ',
    allInOrder: 'Tous les coups étaient en règle.',
    faults: 'Le parcours contenait des erreurs.',
  },
};

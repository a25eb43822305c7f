import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import { pursuit } from '../../../pursuit/messages/game/fr.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  ...pursuit,
  game: 'Mister X en Europe',
  ticketBoard: 'Tableau des tickets',
  slot: (n) => `Case ${n}`,
  city: (n) => `Ville ${n}`,
  round: (n) => `Tour ${n}`,
  faceDown: 'face cachée',
  secretLeft: {
    leg: (n) => plural(n, { one: `encore ${n} coup secret`, other: `encore ${n} coups secrets` }),
    round: (n) => plural(n, { one: `encore ${n} tour secret`, other: `encore ${n} tours secrets` }),
  },
  noSecretLeft: 'Mister X joue à découvert',
  specialUsed: 'L’action spéciale de ce tour est jouée.',
  specialsFrom: {
    round: (n) => `Actions spéciales à partir du tour ${n}`,
    leg: (n) => `Actions spéciales à partir du coup ${n} de Mister X`,
  },
  mission: 'Mission',
  missions: { green: 'Verte', yellow: 'Jaune', orange: 'Orange' },
  missionLevels: {
    green: 'pour débuter',
    yellow: 'pour joueurs aguerris',
    orange: 'pour experts',
  },
  missionStarts: 'Villes de départ',
  missionGoals: 'Villes d’arrivée',
  transports: { car: 'Voiture', train: 'Train / bateau', plane: 'Avion' },
  by: { car: 'en voiture', train: 'en train ou en bateau', plane: 'en avion' },
  symbols: {
    footprints: 'Traces de pas',
    silhouette: 'Silhouette',
    magnifier: 'Loupe',
    beacon: 'Gyrophare',
  },
  kind: (transport, symbol) => `${transport}, ${symbol}`,
  numbers: {
    which: 'Quel numéro porte-t-il ?',
    numbered: (n) => `N° ${n}`,
    scanOrTouch: 'Scanner chaque ticket, ou le toucher, puis le numéro imprimé dessus.',
  },
  tickets: (n) => plural(n, { one: `${n} ticket`, other: `${n} tickets` }),
  hand: 'Main',
  stack: 'Pioche',
  discardPile: 'Défausse',
  box: 'Boîte',
  rings: 'Paires d’anneaux',
  discs: 'Jetons',
  specials: {
    double: 'Coup double',
    secret: 'Trajet secret',
    investigation: 'Enquête',
    operation: 'Opération spéciale',
  },
  phases: {
    registration: 'Avant la partie',
    x_move: 'Mister X joue',
    x_redraw: 'Mister X refait sa main',
    x_refill: 'Mister X pioche',
    moves: 'Les détectives jouent',
    specials: 'Action spéciale',
    refill: 'Défausser et piocher',
    check: 'Contrôle des positions',
    over: 'La fin',
  },
  doWithPieces: {
    ...pursuit.doWithPieces,
    drawLast: (n) =>
      plural(n, {
        one: 'Pioche d’abord le dernier ticket.',
        other: `Pioche d’abord les ${n} derniers tickets.`,
      }),
    drawThen: (n) => `Puis pioche ${n}.`,
    shuffle: {
      discard:
        'La pioche est épuisée. Mélanger la défausse, faces cachées : c’est la nouvelle pioche.',
      box: 'Pioche et défausse sont épuisées. Mélanger les tickets de la boîte : c’est la nouvelle pioche.',
      both: 'La pioche est épuisée. Mélanger ensemble défausse et boîte : c’est la nouvelle pioche.',
    },
  },
  notices: {
    ...pursuit.notices,
    missionChosen: (mission) => `Mister X choisit sa mission : ${mission}.`,
    doublePaid: 'Mister X joue un coup double.',
    secretPaid: 'Mister X fait un trajet secret.',
    legTaken: (slot, kind) => `Mister X, case ${slot} : ${kind}.`,
    legTakenTo: (slot, kind, stop) => `Toi, case ${slot} : ${kind} vers ${stop}.`,
    openLegTaken: (kind, stop) => `Mister X : ${kind} vers ${stop}.`,
    pawnAppears: (stop) => `Mister X joue maintenant à découvert : il est sur ${stop}.`,
    swapped: 'Mister X refait sa main.',
    xStayed: {
      surrounded: 'Mister X est encerclé et reste sur place.',
      swapped: 'Mister X a refait sa main et reste sur place.',
    },
    discarded: (who, n) =>
      plural(n, {
        one: `${who} : défausse ${n} ticket.`,
        other: `${who} : défausse ${n} tickets.`,
      }),
    drew: (who, n) =>
      plural(n, { one: `${who} : pioche ${n} ticket.`, other: `${who} : pioche ${n} tickets.` }),
    reshuffled: {
      discard: 'La défausse a été mélangée : c’est la nouvelle pioche.',
      box: 'Les tickets de la boîte reviennent : c’est la nouvelle pioche.',
      both: 'Défausse et boîte ont été mélangées : c’est la nouvelle pioche.',
    },
    movesClosed: 'Tous les détectives ont joué.',
    investigated: (stop, move) => `Mister X était sur ${stop} (son coup ${move}).`,
    operated: (who, by, from, to) => `${who} : opération spéciale ${by}, ${from} → ${to}.`,
    discsCleared: 'Les jetons ne sont plus sur le plan.',
    checkedNone: 'Contrôle des positions : aucune trace.',
    checkedHits: (n) =>
      plural(n, {
        one: 'Contrôle des positions : une trace !',
        other: `Contrôle des positions : ${n} traces !`,
      }),
    ringPlaced: (pair, stop, slot) => `Paire d’anneaux ${pair} : ville ${stop}, case ${slot}.`,
    ringPlacedStart: (pair, stop) => `Paire d’anneaux ${pair} : ville ${stop}, le départ.`,
  },
  outcomes: { ...pursuit.outcomes, MISSION_COMPLETE: 'Mission accomplie' },
  report: {
    ...pursuit.report,
    STOP_UNKNOWN: 'ville inconnue',
    SPECIAL_COUNT: 'action spéciale payée avec un mauvais nombre de tickets',
    SPECIAL_SYMBOL: 'action spéciale payée avec un mauvais symbole',
  },
  refusals: {
    ...pursuit.refusals,
    STOP_UNKNOWN: 'Aucune ville ne porte ce numéro.',
    NO_CONNECTION: 'Aucune liaison de ce type entre ces villes.',
    TICKET_NOT_HELD: 'Ce ticket n’est pas en main.',
    TICKET_NOT_UNIQUE:
      'À cette table, chaque ticket a son propre numéro : il faut scanner le ticket lui-même, ou toucher son numéro.',
    TICKET_NOT_OWN: 'Ce ticket appartient à quelqu’un d’autre.',
    X_TRANSIT_OCCUPIED: 'Un détective se trouve dans la ville intermédiaire.',
    SETUP_MISSION_UNKNOWN: 'Cette mission n’existe pas sur ce plan.',
    DETECTIVE_MUST_MOVE: 'Un détective peut encore jouer : il doit le faire.',
    MOVES_NOT_FINISHED: 'Tous les détectives doivent d’abord jouer.',
    SPECIAL_TOO_EARLY: 'Il est trop tôt pour une action spéciale.',
    SPECIAL_ALREADY_USED: 'Une seule action spéciale par tour.',
    SPECIAL_COUNT: 'Le nombre de tickets n’est pas le bon.',
    SPECIAL_SYMBOL: 'Ces tickets n’ont pas le bon symbole.',
    SPECIAL_CONTRIBUTION_LIMIT: 'Personne ne donne plus de tickets qu’il n’a de pions.',
    SPECIAL_OP_TRANSPORT:
      'Impossible avec ce nombre de gyrophares, ou depuis la ville où il se trouve.',
    INVESTIGATION_NO_POSITION: 'Mister X n’a pas encore joué autant de coups.',
    SWAP_NOT_ALLOWED:
      'Tu ne peux pas refaire ta main : tu peux encore jouer, ou aucun chemin n’est libre.',
    DRAW_COUNT: 'Ce n’est pas le nombre de tickets à piocher.',
    DISCS_NOT_CLEARED: 'Il faut d’abord retirer les jetons du plan.',
    DISCS_NONE_LEFT: 'Il ne reste plus de jeton.',
  },
};

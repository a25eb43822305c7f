import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '../../../pursuit/messages/setup/fr.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  ...setup,
  about: 'L’Europe en voiture, en train et en avion, avec une mission',
  preset: 'Les règles de la boîte Europe',
  huntersText: (n) =>
    plural(n, {
      one: 'Une personne joue les cinq pions.',
      other: `Les ${n} joueurs se partagent cinq pions.`,
    }),
  morePawns: (who) => `${who} : un pion de plus`,
  devices: {
    question: 'Où jouent les détectives ?',
    phones: {
      name: 'Chacun sur un téléphone',
      text: 'Tout le monde joue avec un téléphone, qui montre aussi les tickets de tous les détectives.',
    },
    kiosk: {
      name: 'Tous sur cet écran',
      text: 'Les tickets sont sur de vrais chevalets. Touchez ici chaque ticket pioché ou joué.',
    },
  },
  noRealTickets: {
    text: 'Les ordinateurs ne peuvent pas piocher de vrais tickets.',
    phones: 'Laisser l’arbitre distribuer',
    kiosk: 'Jouer sur téléphone, l’arbitre distribue',
  },
  play: {
    hands: 'Tickets en main',
    due: (n) => `pioche ${n}`,
    firstHands: 'Premières mains',
    drawHand: (who, n) =>
      plural(n, {
        one: `${who} : piochez ${n} ticket et touchez-le ici`,
        other: `${who} : piochez ${n} tickets et touchez-les ici`,
      }),
    blind: 'Seul le nombre est affiché, pour que Mister X n’apprenne rien.',
    waitingFor: (who) => `On attend ${who}`,
    xChooses: 'Il choisit mission et ville en secret sur son téléphone.',
    xDraws: 'Mister X pioche',
    xDrawsText: 'Il défausse et pioche sur son téléphone.',
    specialsText: 'Trois, quatre ou cinq tickets d’un même symbole, à plusieurs s’il le faut.',
    noSpecial: 'Pas d’action spéciale',
    allOnPhones: 'Choisissez une action spéciale sur un téléphone, ou continuez sans.',
    phonesGoOn: 'On continue sur les téléphones.',
    chooseTarget: (by) => `Où aller ${by} ?`,
    checkTitle: 'Contrôle des positions',
    investigationTitle: 'L’enquête révèle',
    wasHere: (slot) => `Mister X était ici à son coup ${slot}.`,
    startedHere: 'Mister X est parti d’ici.',
    pawnAppears: 'Mister X sort de sa cachette',
    way: 'Le parcours de Mister X',
    faceDownWere: 'Tickets cachés',
    ledger: (who, kind) => `${who} : a annoncé un ticket qui était ailleurs (${kind}).`,
  },
  theTicket: {
    car: 'le ticket de voiture',
    train: 'le ticket de train',
    plane: 'le ticket d’avion',
  },
  theColourCard: {
    red: 'la carte de couleur rouge',
    blue: 'la carte de couleur bleue',
    green: 'la carte de couleur verte',
    yellow: 'la carte de couleur jaune',
    orange: 'la carte de couleur orange',
    purple: 'la carte de couleur violette',
    black: 'la carte de couleur noire',
    white: 'la carte de couleur blanche',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    serverDraws: 'L’arbitre a tiré au sort. Placez les pions sur ces villes.',
    shuffleTickets: 'Mélangez tous les tickets, faces cachées, en une seule pioche.',
    drewHand: (who, n) => plural(n, { one: `${who} a pioché ${n} ticket.`, other: `${who} a pioché ${n} tickets.` }),
    dealtHands: 'L’arbitre distribue les tickets sur les téléphones. Ceux du jeu restent dans la boîte.',
    putPawnsBack: 'Remettez les pions comme l’écran le montre.',
    layOnSlot: (slot, ticket) => `Mister X : posez ${ticket}, face visible, sur la case ${slot}.`,
    layFaceDown: (slot) => `Mister X : posez un ticket face cachée sur la case ${slot}. Personne ne le regarde.`,
    payFootprints: (n) =>
      plural(n, {
        one: `Mister X : mettez ${n} ticket à traces de pas dans la boîte.`,
        other: `Mister X : mettez ${n} tickets à traces de pas dans la boîte.`,
      }),
    paySilhouettes: (n) =>
      plural(n, {
        one: `Mister X : mettez ${n} ticket à silhouette dans la boîte.`,
        other: `Mister X : mettez ${n} tickets à silhouette dans la boîte.`,
      }),
    giveMagnifiers: (who, n) =>
      plural(n, {
        one: `${who} : mettez ${n} ticket à loupe dans la boîte.`,
        other: `${who} : mettez ${n} tickets à loupe dans la boîte.`,
      }),
    giveBeacons: (who, n) =>
      plural(n, {
        one: `${who} : mettez ${n} ticket à gyrophare dans la boîte.`,
        other: `${who} : mettez ${n} tickets à gyrophare dans la boîte.`,
      }),
    layOnColourCard: (ticket, card) => `Posez ${ticket} sur ${card}.`,
    takeFromColourCard: (who, ticket) => `${who} : reprenez ${ticket} sur la carte de couleur.`,
    clearColourCards: 'Mettez les tickets des cartes de couleur sur la défausse.',
    throwsOff: (who, ticket) => `${who} : mettez ${ticket} sur la défausse.`,
    xDiscardsUnseen: 'Mister X : mettez un ticket, face cachée, sur la défausse.',
    discard: (who, n) =>
      plural(n, {
        one: `${who} : mettez ${n} ticket, face cachée, sur la défausse.`,
        other: `${who} : mettez ${n} tickets, faces cachées, sur la défausse.`,
      }),
    takeRings: (pair, stop, slot) => `Reprenez la paire d’anneaux ${pair} sur la ville ${stop} et la case ${slot}.`,
    takeRing: (pair, stop) => `Reprenez la paire d’anneaux ${pair} sur la ville ${stop}.`,
    takeRingsOff: (pair) => `Retirez du plan la paire d’anneaux ${pair}.`,
    putRings: (pair, stop, slot) =>
      `Paire d’anneaux ${pair} : un anneau sur la ville ${stop}, l’autre sur la case ${slot}.`,
    putRing: (pair, stop) => `Paire d’anneaux ${pair} : un anneau sur la ville ${stop}.`,
    removeDiscs: 'Retirez tous les jetons du plan.',
  },
  flags: {
    ...setup.flags,
    ticket_ids: {
      name: 'Tickets',
      values: { by_type: 'Comptés par sorte', unique: 'Chacun selon son numéro' },
    },
    hand_source: {
      name: 'Qui tire les tickets',
      values: { registered: 'Vous, dans la vraie pioche', server: 'L’arbitre' },
    },
    hunter_hands: {
      name: 'Tickets des détectives',
      values: { shared: 'Tous les détectives les voient', private: 'Chacun ne voit que les siens' },
    },
    x_start_choice: {
      name: 'Mister X choisit son départ',
      values: {
        after_detectives: 'Après les détectives',
        before_detectives: 'Avant les détectives',
      },
    },
    x_start_on_detective: {
      name: 'Mister X part de la ville d’un détective',
      values: { reject: 'Impossible', allow: 'Permis' },
    },
    x_swap_condition: {
      name: 'Mister X refait sa main',
      values: {
        no_move_and_no_special: 'S’il ne peut rien faire',
        no_move: 'S’il ne peut pas se déplacer',
      },
    },
    x_swap_then: {
      name: 'Main refaite',
      values: { same_turn: 'Il joue encore', lose_turn: 'Son tour est fini' },
    },
    forced_moves: {
      name: 'Des tickets pour tous les pions',
      values: { greedy: 'À jouer librement', maximum: 'Le plus de pions possible avancent' },
    },
    detective_specials_per_round: {
      name: 'Actions spéciales des détectives par tour',
      values: { '1': 'Une', unlimited: 'Autant que vous voulez' },
    },
    first_special: {
      name: 'Actions spéciales des détectives dès',
      values: { round5: 'Tour 5', round6: 'Tour 6', leg5: 'Coup 5 de Mister X' },
    },
    special_op_exact: {
      name: 'Gyrophares d’une opération spéciale',
      values: { true: 'Le nombre fixe le transport', false: 'Payer plus est permis' },
    },
    special_op_needs_travel_ticket: {
      name: 'Ticket de trajet pour l’opération',
      values: { false: 'Inutile', true: 'Nécessaire' },
    },
    capture_timing: {
      name: 'Mister X est capturé',
      values: { immediate: 'Aussitôt', position_check: 'Au contrôle des positions' },
    },
    check_depth: {
      name: 'Le contrôle remonte à',
      values: { '5': 'Cinq coups', '4': 'Quatre coups' },
    },
    check_arrivals: {
      name: 'Villes contrôlées',
      values: {
        all: 'Toutes celles où un détective est passé',
        final: 'Seulement où ils se trouvent',
      },
    },
    check_includes_start: {
      name: 'Le départ est-il contrôlé ?',
      values: { false: 'Non', true: 'Oui' },
    },
    check_duplicates: {
      name: 'Plusieurs passages dans une ville',
      values: { latest: 'Le dernier est marqué', all: 'Tous sont marqués' },
    },
    ring_reuse: {
      name: 'Anneaux épuisés',
      values: { oldest_slot: 'Ceux de la plus petite case', oldest_placed: 'Les premiers posés' },
    },
    secret_moves: {
      name: 'Mister X joue en secret',
      values: { leg24: '24 coups', round24: '24 tours' },
    },
    discard_view: {
      name: 'Tickets défaussés',
      values: { count: 'Seul leur nombre est connu', open: 'Restent visibles' },
    },
    supply_order: {
      name: 'Quand la pioche est épuisée',
      values: {
        discard_then_box: 'D’abord la défausse, puis la boîte',
        both_together: 'Défausse et boîte ensemble',
      },
    },
  },
};

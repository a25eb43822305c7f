import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '../../../pursuit/messages/setup/fr.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  ...setup,
  about: 'Londres en taxi, en bus et en métro',
  variant: 'Quelles règles ?',
  variants: {
    modern: {
      name: 'Standard',
      text: 'Mister X a ses tickets et ceux que les détectives lui donnent.',
    },
    'classic-1983': {
      name: 'Classique 1983',
      text: 'Première édition : taxi, bus et métro ne manquent jamais à Mister X.',
    },
    newer: {
      name: 'Depuis 2013',
      text: 'Comme dans les boîtes depuis 2013 environ : 24 coups, détectives dans un ordre libre.',
    },
  },
  notFromTexts: 'non officiel',
  huntersText: (n) =>
    n < 3
      ? plural(n, {
          one: 'Un seul joueur mène quatre détectives.',
          other: 'Chacun mène deux détectives.',
        })
      : 'Chacun mène un détective.',
  yellowLine: {
    question: 'Regardez votre plan : une ligne jaune relie-t-elle les stations 13 et 14 ?',
    yes: 'Oui',
    no: 'Non',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    ticketBack: (ticket) => `Mister X : rendez ${ticket}.`,
    layTicket: (slot, ticket) => `Posez ${ticket} sur la fenêtre ${slot}.`,
    substitute: (slot, ticket) => `Prenez une pièce de remplacement pour la fenêtre ${slot} : ${ticket}.`,
    fromBox: (slot, ticket) => `Prenez ${ticket} dans la boîte pour la fenêtre ${slot}.`,
    removeX: 'Retirez le pion de Mister X du plan.',
    doubleAside: 'Mettez la carte coup double de côté.',
    doubleLeft: 'Mister X : donnez la carte coup double à votre voisin de gauche.',
    confiscatedToX: (who, ticket) => `${who} : donnez ${ticket} à Mister X.`,
    confiscatedToBox: (who, ticket) => `${who} : remettez ${ticket} dans la boîte.`,
    openStartCard: 'Mister X : montrez votre carte de départ.',
    serverDraws: 'L’arbitre a tiré au sort. Placez les pions sur ces stations.',
  },
  flags: {
    ...setup.flags,
    players: {
      name: 'Au moins, contre Mister X',
      values: { '1-5': 'Un joueur', '2-5': 'Deux joueurs' },
    },
    board_edition: {
      name: 'Édition',
      values: { first: 'Ligne jaune entre 13 et 14', later: 'Pas de ligne entre 13 et 14' },
    },
    start_deck: {
      name: 'Cartes de départ',
      values: { common: 'Un paquet de 18 pour tous', separate: 'Mister X a son propre paquet' },
    },
    two_hunter_order: {
      name: 'Ordre à deux joueurs',
      values: { consecutive: 'Chacun joue ses deux pions', alternating: 'En alternance' },
    },
    detective_order: {
      name: 'Ordre des détectives',
      values: { clockwise_fixed: 'Sens horaire, toujours le même', free: 'Libre à chaque tour' },
    },
    double_transit_through_detective: {
      name: 'Coup double à travers un détective',
      values: { reject: 'Impossible', caught: 'Possible : il est capturé', allow: 'Permis' },
    },
    double_entry: {
      name: 'Saisie du coup double',
      values: { atomic: 'Les deux trajets ensemble', stepwise: 'Un trajet après l’autre' },
    },
    reveal_slots: {
      name: 'Mister X apparaît aux coups',
      values: { '3-8-13-18': '3, 8, 13, 18', '3-8-13-18-24': '3, 8, 13, 18, 24' },
    },
    limit: {
      name: 'Mister X s’est échappé après',
      values: { round22: '22 tours', slot22: '22 coups', slot24: '24 coups' },
    },
    final_round_replies: {
      name: 'Réponse au dernier coup',
      values: { true: 'Les détectives jouent encore', false: 'La partie finit aussitôt' },
    },
    log_slots: { name: 'Fenêtres du tableau', values: { '22': '22', '24': '24' } },
    stuck_check: {
      name: 'Tous les détectives bloqués',
      values: { immediate: 'Finit la partie aussitôt', full_idle_round: 'Après un tour sans coup' },
    },
    x_no_ticket: {
      name: 'Mister X ne peut pas payer',
      values: {
        detectives_win: 'Les détectives gagnent',
        borrow_from_box: 'Il emprunte à la boîte',
        x_skips: 'Il passe son tour',
      },
    },
    x_ordinary_tickets: {
      name: 'Tickets ordinaires de Mister X',
      values: { finite: 'Sont comptés', unlimited: 'Ne manquent jamais' },
    },
    x_ticket_counts_public: {
      name: 'Nombre de tickets de Mister X',
      values: { true: 'Visible de tous', false: 'Caché, sauf black et double' },
    },
    double_card_goes_to: {
      name: 'Carte coup double jouée',
      values: { aside: 'Mise de côté', left_neighbour: 'Au voisin de gauche' },
    },
    voluntary_reveal: {
      name: 'Mister X peut se montrer librement',
      values: { false: 'Non', true: 'Oui, et prend un ticket à chacun' },
    },
    voluntary_reveal_max: {
      name: 'Combien de fois',
      values: { none: 'Sans limite', '1': 'Une fois', '2': 'Deux fois', '3': 'Trois fois' },
    },
    voluntary_ticket_to: {
      name: 'Les tickets ainsi pris',
      values: { x: 'Deviennent les siens', box: 'Vont dans la boîte' },
    },
    audit_violation: {
      name: 'Erreur sur un tableau papier',
      values: { report_only: 'Simplement signalée', detectives_win: 'Les détectives gagnent' },
    },
  },
};

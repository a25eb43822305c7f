import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '../../../pursuit/messages/setup/de.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  ...setup,
  about: 'London mit Taxi, Bus und U-Bahn',
  variant: 'Welche Regeln?',
  variants: {
    modern: {
      name: 'Standard',
      text: 'Mister X fährt mit seinen Tickets und denen, die ihm die Detektive geben.',
    },
    'classic-1983': {
      name: 'Klassisch 1983',
      text: 'Erste Auflage: Taxi, Bus und U-Bahn gehen Mister X nie aus.',
    },
    newer: {
      name: 'Seit 2013',
      text: 'Wie in den Schachteln seit etwa 2013: 24 Züge, Detektive in freier Reihenfolge.',
    },
  },
  notFromTexts: 'inoffiziell',
  huntersText: (n) =>
    n < 3
      ? plural(n, {
          one: 'Eine Person spielt vier Detektive.',
          other: 'Jeder spielt zwei Detektive.',
        })
      : 'Jeder spielt einen Detektiv.',
  yellowLine: {
    question: 'Schaut auf euren Spielplan: Verbindet eine gelbe Linie die Stationen 13 und 14?',
    yes: 'Ja',
    no: 'Nein',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    ticketBack: (ticket) => `Mister X: Gib ${ticket} zurück.`,
    layTicket: (slot, ticket) => `Legt ${ticket} auf Feld ${slot}.`,
    substitute: (slot, ticket) => `Nehmt für Feld ${slot} ein Ersatzstück: ${ticket}.`,
    fromBox: (slot, ticket) => `Nehmt ${ticket} für Feld ${slot} aus der Schachtel.`,
    removeX: 'Nehmt die Figur von Mister X vom Spielplan.',
    doubleAside: 'Legt die Doppelzug-Karte beiseite.',
    doubleLeft: 'Mister X: Gib die Doppelzug-Karte deinem linken Nachbarn.',
    confiscatedToX: (who, ticket) => `${who}: Gib Mister X ${ticket}.`,
    confiscatedToBox: (who, ticket) => `${who}: Leg ${ticket} in die Schachtel.`,
    openStartCard: 'Mister X: Deck deine Startkarte auf.',
    serverDraws: 'Der Schiedsrichter hat gezogen. Stellt die Figuren auf diese Stationen.',
  },
  flags: {
    ...setup.flags,
    players: {
      name: 'Mindestens gegen Mister X',
      values: { '1-5': 'Eine Person', '2-5': 'Zwei Personen' },
    },
    board_edition: {
      name: 'Auflage',
      values: { first: 'Gelbe Linie zwischen 13 und 14', later: 'Keine Linie zwischen 13 und 14' },
    },
    start_deck: {
      name: 'Startkarten',
      values: {
        common: 'Ein Stapel mit 18 für alle',
        separate: 'Mister X hat einen eigenen Stapel',
      },
    },
    two_hunter_order: {
      name: 'Reihenfolge zu zweit',
      values: { consecutive: 'Jeder zieht beide Figuren', alternating: 'Immer abwechselnd' },
    },
    detective_order: {
      name: 'Reihenfolge der Detektive',
      values: { clockwise_fixed: 'Im Uhrzeigersinn, immer gleich', free: 'In jeder Runde frei' },
    },
    double_transit_through_detective: {
      name: 'Doppelzug durch einen Detektiv',
      values: { reject: 'Geht nicht', caught: 'Geht, und er ist gefasst', allow: 'Erlaubt' },
    },
    double_entry: {
      name: 'Doppelzug eingeben',
      values: { atomic: 'Beide Fahrten zusammen', stepwise: 'Eine Fahrt nach der anderen' },
    },
    reveal_slots: {
      name: 'Mister X taucht auf bei Zug',
      values: { '3-8-13-18': '3, 8, 13, 18', '3-8-13-18-24': '3, 8, 13, 18, 24' },
    },
    limit: {
      name: 'Mister X ist entkommen nach',
      values: { round22: '22 Runden', slot22: '22 Zügen', slot24: '24 Zügen' },
    },
    final_round_replies: {
      name: 'Antwort auf den letzten Zug',
      values: { true: 'Die Detektive ziehen noch einmal', false: 'Das Spiel endet sofort' },
    },
    log_slots: { name: 'Felder der Fahrtentafel', values: { '22': '22', '24': '24' } },
    stuck_check: {
      name: 'Kein Detektiv kann ziehen',
      values: {
        immediate: 'Beendet das Spiel sofort',
        full_idle_round: 'Nach einer Runde ohne Zug',
      },
    },
    x_no_ticket: {
      name: 'Mister X kann nicht bezahlen',
      values: {
        detectives_win: 'Die Detektive gewinnen',
        borrow_from_box: 'Er leiht aus der Schachtel',
        x_skips: 'Er setzt aus',
      },
    },
    x_ordinary_tickets: {
      name: 'Normale Tickets von Mister X',
      values: { finite: 'Werden gezählt', unlimited: 'Gehen nie aus' },
    },
    x_ticket_counts_public: {
      name: 'Ticketzahlen von Mister X',
      values: { true: 'Sehen alle', false: 'Geheim, außer Black und Doppel' },
    },
    double_card_goes_to: {
      name: 'Benutzte Doppelzug-Karte',
      values: { aside: 'Kommt zur Seite', left_neighbour: 'Bekommt der linke Nachbar' },
    },
    voluntary_reveal: {
      name: 'Mister X darf sich freiwillig zeigen',
      values: { false: 'Nein', true: 'Ja, und nimmt jedem ein Ticket' },
    },
    voluntary_reveal_max: {
      name: 'Wie oft er das darf',
      values: { none: 'Beliebig oft', '1': 'Einmal', '2': 'Zweimal', '3': 'Dreimal' },
    },
    voluntary_ticket_to: {
      name: 'Die Tickets, die er dann nimmt',
      values: { x: 'Gehören ihm', box: 'Kommen in die Schachtel' },
    },
    audit_violation: {
      name: 'Fehler auf der Tafel aus Papier',
      values: { report_only: 'Wird nur gemeldet', detectives_win: 'Die Detektive gewinnen' },
    },
  },
};

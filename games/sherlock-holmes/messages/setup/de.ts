import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '@mister-x/kiosk/messages/setup/de.ts';
import { setup as board } from '../../../pursuit/messages/setup/de.js';
import type { messages as english } from './en.js';

const plural = plurals('de');
const seconds = (n: number) => `${n} Sekunden`;
const minutes = (n: number) => plural(n, { one: `${n} Minute`, other: `${n} Minuten` });
const YES_NO = { true: 'Ja', false: 'Nein' };
const TIMES = {
  '10': seconds(10),
  '20': seconds(20),
  '30': seconds(30),
  '60': minutes(1),
  '90': seconds(90),
  '120': minutes(2),
  '180': minutes(3),
  '300': minutes(5),
};

export const messages: typeof english = {
  ...setup,
  colour: board.colour,
  pawnColours: board.pawnColours,
  about: 'Fünf Detektive, verdeckte Plättchen, je eine Verhaftung',
  pack: {
    question: 'Welche Schachtel?',
    own: 'Die des Spiels',
    places: (n) => plural(n, { one: `${n} Ort`, other: `${n} Orte` }),
  },
  preset: 'Die Regeln der Schachtel',
  players: 'Wie viele spielen mit?',
  people: 'Tippt Namen ein oder lasst sie leer. Eine Figur antippen ändert ihre Farbe. Alle brauchen ein Handy.',
  player: (n) => `Detektiv ${n}`,
  tokens: 'Wer legt die Plättchen aus?',
  noRealCards: {
    text: 'Computer können nicht vom echten Stapel ziehen.',
    change: 'Den Schiedsrichter austeilen lassen',
  },
  cards: 'Mit welchen Karten spielt ihr?',
  sources: {
    server_layout: {
      name: 'Der Schiedsrichter',
      text: 'Er mischt und sagt euch, was wohin gehört.',
    },
    entered_symbols: { name: 'Ihr', text: 'Ihr mischt, legt aus und tippt die Symbole ein.' },
    scanned_tokens: {
      name: 'Ihr, mit Codes',
      text: 'Plättchen mit gedruckten Codes; ihr scannt jedes.',
    },
    server_deal: {
      name: 'Karten auf den Handys',
      text: 'Ausgeteilt wird digital, die Hand ist auf dem Handy.',
    },
    printed_cards: {
      name: 'Gedruckte Karten',
      text: 'Ihr haltet echte Karten und scannt, was ihr zieht.',
    },
  },
  flags: {
    players_min: {
      name: 'Wenigste Spieler',
      values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
    },
    first_player: {
      name: 'Wer beginnt',
      values: { table: 'Ihr bestimmt es', random: 'Der Zufall' },
    },
    holmes_moves_at_setup: {
      name: 'Holmes zieht schon bei der Auslage',
      values: YES_NO,
    },
    auto_notebook: { name: 'Der Notizblock füllt sich selbst', values: YES_NO },
    notebook_median: { name: 'Der Notizblock nennt das Versteck', values: YES_NO },
    searches_per_turn: { name: 'Ermittlungen pro Zug', values: { '1': '1', '2': '2', '3': '3' } },
    collected_tokens_public: {
      name: 'Genommene Plättchen',
      values: { false: 'Bleiben verdeckt', true: 'Liegen offen' },
    },
    hand_limit: {
      name: 'Höchstens auf der Hand',
      values: {
        none: 'Kein Limit',
        '5': '5',
        '6': '6',
        '7': '7',
        '8': '8',
        '10': '10',
        '12': '12',
      },
    },
    reveal_seconds: {
      name: 'Das Plättchen bei Holmes liegt offen',
      values: { none: 'Bis alle es notiert haben', ...TIMES },
    },
    log_reveals: {
      name: 'Plättchen, die Holmes zeigt',
      values: { true: 'Bleiben im Verlauf', false: 'Müsst ihr euch merken' },
    },
    holmes_abilities: {
      name: 'Die zwei Fähigkeiten von Holmes',
      values: { each_once: 'Jede einmal pro Zug', one_total: 'Eine von beiden pro Zug' },
    },
    holmes_draw_from_fresh: {
      name: 'Eine eben gezogene Holmes-Karte bringt eine zusätzliche',
      values: YES_NO,
    },
    draw_order: {
      name: 'Nachziehen',
      values: { line_then_deck: 'Erst Auslage, dann Stapel', free: 'Einzeln, in beliebiger Folge' },
    },
    lestrade_window_s: {
      name: 'Zeit, um Lestrade zu spielen',
      values: { none: 'Bis alle geantwortet haben', ...TIMES },
    },
    lestrade_window_ends: {
      name: 'Diese Zeit endet',
      values: { all_answered: 'Wenn alle geantwortet haben', full_time: 'Nie vorzeitig' },
    },
    arrest_at_yard: { name: 'Das Versteck kann Scotland Yard sein', values: YES_NO },
    wrong_arrest: {
      name: 'Falsches Versteck',
      values: { no_bonus: 'Keine 10 Punkte', excluded: 'Ohne Platz in der Wertung' },
    },
    return_hand_on_exit: {
      name: 'Karten der Ausgeschiedenen',
      values: { false: 'Bleiben beiseite', true: 'Kommen auf den Ablagestapel' },
    },
    loop_full_circle: {
      name: 'Holmes findet nur seinen eigenen Ort',
      values: { true: 'Er geht einmal herum', false: 'Er bleibt stehen' },
    },
    loop_two_way: {
      name: 'Zu Fuß auf dem Rundweg',
      values: { true: 'In beide Richtungen', false: 'Nur in Pfeilrichtung' },
    },
    stalemate: {
      name: 'Vorzeitig aufhören',
      values: {
        unanimous: 'Wenn alle zustimmen',
        none: 'Nicht möglich',
        round_cap: 'Nach einigen Runden',
      },
    },
    round_cap: {
      name: 'Das Spiel endet nach',
      values: {
        none: 'Kein Limit',
        '5': '5 Runden',
        '10': '10 Runden',
        '15': '15 Runden',
        '20': '20 Runden',
        '30': '30 Runden',
      },
    },
    token_source: {
      name: 'Plättchen',
      values: {
        server_layout: 'Nach Ansage ausgelegt',
        entered_symbols: 'Von euch ausgelegt',
        scanned_tokens: 'Von euch ausgelegt, mit Codes',
      },
    },
    card_source: {
      name: 'Karten',
      values: { server_deal: 'Auf den Handys', printed_cards: 'Gedruckt' },
    },
    turn_seconds: { name: 'Zeit für jeden Schritt', values: { none: 'Kein Limit', ...TIMES } },
  },
  refusals: {
    COLOUR_TAKEN: 'Diese Farbe ist vergeben.',
    OPTION_LOCKED: 'Das lässt sich nicht mehr ändern.',
    PACK_INVALID: 'Mit dieser Schachtel stimmt etwas nicht.',
    SCAN_INCOMPLETE: 'Es sind noch nicht alle Karten gescannt.',
    SCAN_WOULD_EXPOSE: 'Haltet diese Karte verdeckt: Niemand sonst darf sie jetzt sehen.',
    SEAT_FULL: 'Alle Plätze sind besetzt.',
    SETUP_INCOMPLETE: 'Bevor es losgeht, fehlt noch etwas.',
    TOKEN_BOUND_TWICE: 'Dort liegt schon ein Plättchen, oder dieses liegt woanders.',
    TOKEN_COUNT: 'So viele Plättchen dieser Art gibt es nicht.',
    TOO_FEW_PLAYERS: 'Es sind zu wenige Spieler.',
    UNKNOWN_SEAT: 'Diesen Spieler gibt es nicht.',
  },
};

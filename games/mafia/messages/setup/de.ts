import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '@mister-x/kiosk/messages/setup/de.ts';
import type { messages as english } from './en.js';

const plural = plurals('de');
const seconds = (n: number) => `${n} Sekunden`;
const minutes = (n: number) => plural(n, { one: `${n} Minute`, other: `${n} Minuten` });
const hours = (n: number) => plural(n, { one: `${n} Stunde`, other: `${n} Stunden` });
const days = (n: number) => plural(n, { one: `${n} Tag`, other: `${n} Tage` });
const YES_NO = { true: 'Ja', false: 'Nein' };
const TIMES = {
  '30': seconds(30),
  '60': minutes(1),
  '90': seconds(90),
  '120': minutes(2),
  '180': minutes(3),
  '300': minutes(5),
  '600': minutes(10),
};
const DEADLINES = {
  '60': hours(1),
  '360': hours(6),
  '720': hours(12),
  '1440': days(1),
  '2880': days(2),
  '4320': days(3),
  '10080': days(7),
};

export const messages: typeof english = {
  ...setup,
  about: 'Vier Clans, sechzehn Viertel, verdeckte Karten',
  edition: 'Welche Regeln?',
  people: 'Partner sitzen einander gegenüber. Tippt Namen ein oder lasst sie leer. Alle brauchen ein Handy.',
  noRealCards: {
    text: 'Computer können nicht vom echten Stapel ziehen.',
    change: 'Den Schiedsrichter austeilen lassen',
  },
  cards: 'Mit welchen Karten spielt ihr?',
  pacing: 'An einem Tisch oder per Fernpartie?',
  noPrinted: 'Gedruckte Karten gehen nur an einem Tisch: In einer Fernpartie zieht niemand vom selben Stapel.',
  /** Parts of the house rules. */
  groups: { table: 'Am Tisch', money: 'Geld', prison: 'Gefängnis', cards: 'Karten' },
  editions: {
    online2015: {
      name: 'Online-Version 2015',
      text: 'Das reichere Team gewinnt. Eigene Karten darf man wieder ansehen; jeder darf jeden freikaufen.',
    },
    authors1992: {
      name: 'Regeln der Autoren 1992',
      text: 'Der reichste Clan gewinnt. Ausgelegte Karten bleiben verdeckt; Freikauf nur im Team.',
    },
  },
  sources: {
    server_deal: {
      name: 'Karten auf den Handys',
      text: 'Ausgeteilt wird digital; auf dem Tisch liegen leere Karten.',
    },
    printed_cards: {
      name: 'Gedruckte Karten',
      text: 'Ihr haltet echte Karten, scannt, was ihr zieht, und legt sie verdeckt aus.',
    },
  },
  paces: {
    live: { name: 'An diesem Tisch', text: 'Ihr sitzt zusammen und spielt Runde um Runde.' },
    forum: {
      name: 'Als Fernpartie',
      text: 'Über Tage oder Wochen. Züge lassen sich vorausplanen.',
    },
  },
  pack: {
    question: 'Welche Schachtel?',
    own: 'Die des Spiels',
    quarters: (n) => `${n} Viertel`,
  },
  flags: {
    first_player: {
      name: 'Wer beginnt',
      values: {
        blue: 'Blau',
        yellow: 'Gelb',
        red: 'Rot',
        green: 'Grün',
        lot: 'Das Los',
      },
    },
    layout_order: {
      name: 'Auslegen',
      values: {
        free: 'Alle zugleich, gezeigt reihum',
        strict: 'Einer nach dem anderen',
      },
    },
    peek_own_laid: {
      name: 'Eigene ausgelegte Karten am Handy',
      values: {
        true: 'Bleiben sichtbar',
        false: 'Bis zum Aufdecken verborgen',
      },
    },
    cell_labels: {
      name: 'Nummern der Zellen',
      values: {
        tens: '30, 25, 20 …',
        dollars: '300, 250, 200 …',
      },
    },
    wait_for_prison_moves: {
      name: 'Die Runde wartet auf Züge im Gefängnis',
      values: YES_NO,
    },
    reveal_unopened: {
      name: 'Nicht aufgedeckte Karten werden am Rundenende gezeigt',
      values: YES_NO,
    },
    reveal_killed: {
      name: 'Erschossene verdeckte Karten werden gezeigt',
      values: YES_NO,
    },
    prostitute_timing: {
      name: 'Das Freudenmädchen nimmt seinen Lohn',
      values: {
        on_open: 'Beim Aufdecken',
        continuous: 'Auch später, einmal je Karte',
      },
    },
    shoot_arrested: {
      name: 'Pistolen dürfen auf Verhaftete schießen',
      values: YES_NO,
    },
    witness_prosecutor_scope: {
      name: 'Mit einem Zeugen sperrt der Staatsanwalt ein',
      values: {
        newly_arrested: 'Die eben Verhafteten',
        all_arrested: 'Alle Verhafteten',
      },
    },
    pistol_crime_at: {
      name: 'Ein Mord geschieht',
      values: {
        pistol: 'Wo die Pistole liegt',
        victim: 'Wo das Opfer lag',
      },
    },
    escape_from_death_row: {
      name: 'Ausbruch aus der Todeszelle',
      values: {
        true: 'Möglich',
        false: 'Nicht möglich',
      },
    },
    escape_arrest_figure: {
      name: 'Ein verhafteter Ausbruch',
      values: {
        true: 'Kostet den Besitzer eine Figur',
        false: 'Kommt weg',
      },
    },
    prison_collision: {
      name: 'Figuren im Gefängnis verdrängen sich',
      values: YES_NO,
    },
    collision_chain: {
      name: 'Ist auch die nächste Zelle besetzt',
      values: {
        mover: 'Der Ziehende geht weiter',
        none: 'Sie teilen sie',
        full: 'Alle verdrängen weiter',
      },
    },
    death_row_ransom: {
      name: 'Freikauf aus der Todeszelle',
      values: {
        '100': '100 $',
        '200': '200 $',
        '300': '300 $',
        '400': '400 $',
        '500': '500 $',
      },
    },
    ransom_direction: {
      name: 'Freikäufe gehen an',
      values: {
        next: 'Den nächsten Clan im Uhrzeigersinn',
        previous: 'Den vorigen Clan',
      },
    },
    ransom_payee_of: {
      name: 'Freikauf für andere: der nächste Clan',
      values: {
        payer: 'Nach dem Zahler',
        figure_owner: 'Nach dem Besitzer',
      },
    },
    ransom_for: {
      name: 'Wer freikaufen darf',
      values: {
        anyone: 'Jeder für jeden',
        team: 'Besitzer und Partner',
        owner: 'Nur der Besitzer',
      },
    },
    shortfall_direction: {
      name: 'Ist die Bank leer, zahlt für Karten',
      values: {
        next: 'Der nächste Clan im Uhrzeigersinn',
        previous: 'Der vorige Clan',
      },
    },
    partial_bank: {
      name: 'Die Bank hat zu wenig',
      values: {
        split: 'Sie gibt, was sie hat',
        payer_all: 'Der Clan zahlt alles',
      },
    },
    insolvency: {
      name: 'Zahlen ohne Geld',
      values: {
        negative: 'Ins Minus',
        team_then_negative: 'Erst der Partner, dann ins Minus',
      },
    },
    last_round_ransom: {
      name: 'Freikäufe in der letzten Runde',
      values: {
        true: 'Wie in jeder Runde',
        false: 'Nur die Pflicht am Ende',
      },
    },
    final_settlement: {
      name: 'Die letzten Freikäufe',
      values: {
        simultaneous: 'Alle zugleich',
        turn_order: 'Der Reihe nach',
      },
    },
    scoring: {
      name: 'Wer gewinnt',
      values: {
        team: 'Das reichere Team',
        individual: 'Der reichste Clan',
      },
    },
    pacing: {
      name: 'Wo ihr spielt',
      values: {
        live: 'An einem Tisch',
        forum: 'Als Fernpartie',
      },
    },
    masks: {
      name: 'Wer welchen Clan spielt',
      values: {
        true: 'Geheim bis zum Ende',
        false: 'Allen bekannt',
      },
    },
    exchange_presubmit: {
      name: 'Tausch vorausplanen',
      values: YES_NO,
    },
    blitz: {
      name: 'Länge',
      values: {
        true: 'Blitz: halbe Bank',
        false: 'Voll: die ganze Bank',
      },
    },
    deadline_minutes: {
      name: 'Frist für jede Antwort',
      values: { none: 'Ohne Grenze', ...DEADLINES },
    },
    card_source: {
      name: 'Karten',
      values: {
        server_deal: 'Auf den Handys',
        printed_cards: 'Gedruckt',
      },
    },
    turn_seconds: {
      name: 'Zeit für jede Antwort',
      values: { none: 'Ohne Grenze', ...TIMES },
    },
    replace_player: {
      name: 'Fällt ein Spieler ganz aus',
      values: {
        agreed: 'Ein neuer, wenn die anderen drei zustimmen',
        none: 'Die Spielleitung antwortet',
      },
    },
    early_end: {
      name: 'Früher aufhören',
      values: {
        unanimous: 'Wenn alle vier zustimmen',
        none: 'Nicht möglich',
      },
    },
  },
  refusals: {
    CARD_MISMATCH: 'Das ist nicht die Karte, die dort ausgelegt wurde. Korrigiert sie unten.',
    COLOUR_TAKEN: 'Diese Farbe ist vergeben.',
    OPTION_LOCKED: 'Das lässt sich nicht mehr ändern.',
    PACK_INVALID: 'Mit dieser Schachtel stimmt etwas nicht.',
    SCAN_WOULD_EXPOSE: 'Haltet diese Karte verdeckt: Niemand darf sie jetzt sehen.',
    SEAT_FULL: 'Alle Plätze sind besetzt.',
    TOO_FEW_PLAYERS: 'Dafür braucht es vier Spieler.',
  },
};

import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '@mister-x/kiosk/messages/setup/fr.ts';
import type { messages as english } from './en.js';

const plural = plurals('fr');
const seconds = (n: number) => `${n} secondes`;
const minutes = (n: number) => plural(n, { one: `${n} minute`, other: `${n} minutes` });
const hours = (n: number) => plural(n, { one: `${n} heure`, other: `${n} heures` });
const days = (n: number) => plural(n, { one: `${n} jour`, other: `${n} jours` });
const YES_NO = { true: 'Oui', false: 'Non' };
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
  about: 'Quatre clans, seize quartiers, des cartes cachées',
  edition: 'Quelles règles ?',
  people: 'Les partenaires se font face. Tapez des noms, ou laissez vide. Chacun a besoin d’un téléphone.',
  noRealCards: {
    text: 'Les ordinateurs ne peuvent pas piocher de vraies cartes.',
    change: 'Laisser l’arbitre distribuer',
  },
  cards: 'Avec quelles cartes jouez-vous ?',
  pacing: 'À une table ou par correspondance ?',
  noPrinted: 'Les cartes imprimées sont pour une seule table : par correspondance, personne ne pioche au même paquet.',
  /** Parts of the house rules. */
  groups: { table: 'À la table', money: 'Argent', prison: 'Prison', cards: 'Cartes' },
  editions: {
    online2015: {
      name: 'Version en ligne, 2015',
      text: 'L’équipe la plus riche gagne. On peut revoir ses cartes ; chacun peut payer toute caution.',
    },
    authors1992: {
      name: 'Règles des auteurs, 1992',
      text: 'Le clan le plus riche gagne. Les cartes posées restent cachées ; caution au sein de l’équipe.',
    },
  },
  sources: {
    server_deal: {
      name: 'Cartes sur les téléphones',
      text: 'L’arbitre distribue ; sur la table, des cartes vierges marquent les quartiers.',
    },
    printed_cards: {
      name: 'Cartes imprimées',
      text: 'Vous tenez de vraies cartes, lisez ce que vous piochez et les posez face cachée.',
    },
  },
  paces: {
    live: { name: 'À cette table', text: 'Vous êtes ensemble et jouez manche après manche.' },
    forum: {
      name: 'Par correspondance',
      text: 'Sur des jours ou des semaines. On peut prévoir ses coups.',
    },
  },
  pack: {
    question: 'Quelle boîte ?',
    own: 'Celle du jeu',
    quarters: (n) => `${n} quartiers`,
  },
  flags: {
    first_player: {
      name: 'Qui commence',
      values: {
        blue: 'Bleu',
        yellow: 'Jaune',
        red: 'Rouge',
        green: 'Vert',
        lot: 'Par tirage au sort',
      },
    },
    layout_order: {
      name: 'La pose',
      values: {
        free: 'Tous ensemble, montrées à tour de rôle',
        strict: 'L’un après l’autre',
      },
    },
    peek_own_laid: {
      name: 'Ses cartes posées, sur le téléphone',
      values: {
        true: 'Restent visibles',
        false: 'Cachées jusqu’à la révélation',
      },
    },
    cell_labels: {
      name: 'Numéros des cellules',
      values: {
        tens: '30, 25, 20…',
        dollars: '300, 250, 200…',
      },
    },
    wait_for_prison_moves: {
      name: 'La manche attend les déplacements en prison',
      values: YES_NO,
    },
    reveal_unopened: {
      name: 'Les cartes non retournées sont montrées en fin de manche',
      values: YES_NO,
    },
    reveal_killed: {
      name: 'Une carte cachée abattue est montrée',
      values: YES_NO,
    },
    prostitute_timing: {
      name: 'La Fille de joie prend son tarif',
      values: {
        on_open: 'Quand on la retourne',
        continuous: 'Plus tard aussi, une fois par carte',
      },
    },
    shoot_arrested: {
      name: 'Un Pistolet peut viser une carte arrêtée',
      values: YES_NO,
    },
    witness_prosecutor_scope: {
      name: 'Avec un Témoin, le Procureur emprisonne',
      values: {
        newly_arrested: 'Ceux qui viennent d’être arrêtés',
        all_arrested: 'Tous ceux qui sont arrêtés',
      },
    },
    pistol_crime_at: {
      name: 'Un meurtre a lieu',
      values: {
        pistol: 'Où se trouve le Pistolet',
        victim: 'Où se trouvait la victime',
      },
    },
    escape_from_death_row: {
      name: 'Évasion du couloir de la mort',
      values: {
        true: 'Possible',
        false: 'Impossible',
      },
    },
    escape_arrest_figure: {
      name: 'Une Évasion arrêtée',
      values: {
        true: 'Coûte une figurine à son propriétaire',
        false: 'Quitte le plateau',
      },
    },
    prison_collision: {
      name: 'Les figurines se repoussent en prison',
      values: YES_NO,
    },
    collision_chain: {
      name: 'Si la cellule suivante est prise aussi',
      values: {
        mover: 'Qui avance continue',
        none: 'On la partage',
        full: 'Tout le monde continue à pousser',
      },
    },
    death_row_ransom: {
      name: 'Caution du couloir de la mort',
      values: {
        '100': '100 $',
        '200': '200 $',
        '300': '300 $',
        '400': '400 $',
        '500': '500 $',
      },
    },
    ransom_direction: {
      name: 'Les cautions vont',
      values: {
        next: 'Au clan suivant, sens horaire',
        previous: 'Au clan précédent',
      },
    },
    ransom_payee_of: {
      name: 'Pour la figurine d’un autre : le clan suivant',
      values: {
        payer: 'Après qui paie',
        figure_owner: 'Après le propriétaire',
      },
    },
    ransom_for: {
      name: 'Qui peut payer une caution',
      values: {
        anyone: 'Tous, pour tous',
        team: 'Propriétaire et partenaire',
        owner: 'Le propriétaire seul',
      },
    },
    shortfall_direction: {
      name: 'Banque vide : les cartes sont payées par',
      values: {
        next: 'Le clan suivant, sens horaire',
        previous: 'Le clan précédent',
      },
    },
    partial_bank: {
      name: 'La banque n’a pas assez',
      values: {
        split: 'Elle donne ce qu’elle a',
        payer_all: 'Le clan paie tout',
      },
    },
    insolvency: {
      name: 'Payer sans argent',
      values: {
        negative: 'Dans le rouge',
        team_then_negative: 'Le partenaire, puis le rouge',
      },
    },
    last_round_ransom: {
      name: 'Cautions à la dernière manche',
      values: {
        true: 'Comme à chaque manche',
        false: 'Seulement ceux qui sont obligatoires',
      },
    },
    final_settlement: {
      name: 'Les dernières cautions',
      values: {
        simultaneous: 'Toutes ensemble',
        turn_order: 'À tour de rôle',
      },
    },
    scoring: {
      name: 'Qui gagne',
      values: {
        team: 'L’équipe la plus riche',
        individual: 'Le clan le plus riche',
      },
    },
    pacing: {
      name: 'Où vous jouez',
      values: {
        live: 'À une table',
        forum: 'Par correspondance',
      },
    },
    masks: {
      name: 'Qui joue quel clan',
      values: {
        true: 'Secret jusqu’à la fin',
        false: 'Connu de tous',
      },
    },
    exchange_presubmit: {
      name: 'Prévoir son échange',
      values: YES_NO,
    },
    blitz: {
      name: 'Durée',
      values: {
        true: 'Blitz : la moitié de la banque',
        false: 'Complète : toute la banque',
      },
    },
    deadline_minutes: {
      name: 'Délai pour chaque réponse',
      values: { none: 'Sans limite', ...DEADLINES },
    },
    card_source: {
      name: 'Cartes',
      values: {
        server_deal: 'Sur les téléphones',
        printed_cards: 'Imprimées',
      },
    },
    turn_seconds: {
      name: 'Temps par réponse',
      values: { none: 'Sans limite', ...TIMES },
    },
    replace_player: {
      name: 'Si un joueur part pour de bon',
      values: {
        agreed: 'Un autre, si les trois sont d’accord',
        none: 'L’hôte répond',
      },
    },
    early_end: {
      name: 'Arrêter plus tôt',
      values: {
        unanimous: 'Si les quatre sont d’accord',
        none: 'Impossible',
      },
    },
  },
  refusals: {
    CARD_MISMATCH: 'Ce n’est pas la carte qui avait été posée ici. Corrigez-la ci-dessous.',
    COLOUR_TAKEN: 'Cette couleur est prise.',
    OPTION_LOCKED: 'Ce n’est plus modifiable.',
    PACK_INVALID: 'Il y a un problème avec cette boîte.',
    SCAN_WOULD_EXPOSE: 'Gardez cette carte cachée : personne ne doit la voir maintenant.',
    SEAT_FULL: 'Toutes les places sont prises.',
    TOO_FEW_PLAYERS: 'Il faut quatre joueurs.',
  },
};

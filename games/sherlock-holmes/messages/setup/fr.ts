import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '@mister-x/kiosk/messages/setup/fr.ts';
import { setup as board } from '../../../pursuit/messages/setup/fr.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');
const seconds = (n: number) => `${n} secondes`;
const minutes = (n: number) => plural(n, { one: `${n} minute`, other: `${n} minutes` });
const YES_NO = { true: 'Oui', false: 'Non' };
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
  about: 'Cinq détectives, des jetons cachés, une arrestation chacun',
  pack: {
    question: 'Quelle boîte ?',
    own: 'Celle du jeu',
    places: (n) => plural(n, { one: `${n} lieu`, other: `${n} lieux` }),
  },
  preset: 'Les règles de la boîte',
  players: 'Combien de joueurs ?',
  people:
    'Tapez les noms, ou laissez-les vides. Touchez un pion pour changer sa couleur. Il faut un téléphone à chacun.',
  player: (n) => `Détective ${n}`,
  tokens: 'Qui dispose les jetons ?',
  noRealCards: {
    text: 'Les ordinateurs ne peuvent pas piocher de vraies cartes.',
    change: 'Laisser l’arbitre distribuer',
  },
  cards: 'Avec quelles cartes jouez-vous ?',
  sources: {
    server_layout: { name: 'L’arbitre', text: 'Il mélange et vous dit quoi poser où.' },
    entered_symbols: { name: 'Vous', text: 'Vous mélangez, posez et saisissez les symboles.' },
    scanned_tokens: {
      name: 'Vous, avec des codes',
      text: 'Jetons à codes imprimés, à scanner un par un.',
    },
    server_deal: {
      name: 'Cartes sur les téléphones',
      text: 'L’arbitre distribue, les mains sont sur les téléphones.',
    },
    printed_cards: {
      name: 'Cartes imprimées',
      text: 'Vous tenez de vraies cartes et scannez ce que vous piochez.',
    },
  },
  flags: {
    players_min: {
      name: 'Nombre minimal de joueurs',
      values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
    },
    first_player: {
      name: 'Qui commence',
      values: { table: 'Vous choisissez', random: 'Le hasard' },
    },
    holmes_moves_at_setup: { name: 'Holmes bouge dès les cinq premières cartes', values: YES_NO },
    auto_notebook: { name: 'Le carnet se remplit tout seul', values: YES_NO },
    notebook_median: { name: 'Le carnet donne le repaire', values: YES_NO },
    searches_per_turn: { name: 'Enquêtes par tour', values: { '1': '1', '2': '2', '3': '3' } },
    collected_tokens_public: {
      name: 'Les jetons pris',
      values: { false: 'Restent face cachée', true: 'Sont visibles' },
    },
    hand_limit: {
      name: 'Cartes en main au maximum',
      values: {
        none: 'Sans limite',
        '5': '5',
        '6': '6',
        '7': '7',
        '8': '8',
        '10': '10',
        '12': '12',
      },
    },
    reveal_seconds: {
      name: 'Le jeton de Holmes reste visible',
      values: { none: 'Jusqu’à ce que tous aient noté', ...TIMES },
    },
    log_reveals: {
      name: 'Jetons montrés par Holmes',
      values: { true: 'Restent dans le journal', false: 'À retenir de mémoire' },
    },
    holmes_abilities: {
      name: 'Les deux pouvoirs de Holmes',
      values: { each_once: 'Chacun une fois par tour', one_total: 'Un seul par tour' },
    },
    holmes_draw_from_fresh: {
      name: 'Une carte Holmes à peine piochée en apporte une autre',
      values: YES_NO,
    },
    draw_order: {
      name: 'La pioche',
      values: {
        line_then_deck: 'D’abord la rivière, puis la pioche',
        free: 'Une à une, dans n’importe quel ordre',
      },
    },
    lestrade_window_s: {
      name: 'Temps pour jouer Lestrade',
      values: { none: 'Jusqu’à ce que tous aient répondu', ...TIMES },
    },
    lestrade_window_ends: {
      name: 'Ce temps s’arrête',
      values: { all_answered: 'Quand tous ont répondu', full_time: 'Jamais plus tôt' },
    },
    arrest_at_yard: { name: 'Le repaire peut être Scotland Yard', values: YES_NO },
    wrong_arrest: {
      name: 'Mauvais repaire',
      values: { no_bonus: 'Pas de 10 points', excluded: 'Hors classement' },
    },
    return_hand_on_exit: {
      name: 'Cartes de qui est hors jeu',
      values: { false: 'Restent de côté', true: 'Vont à la défausse' },
    },
    loop_full_circle: {
      name: 'Holmes ne trouve que son propre lieu',
      values: { true: 'Il fait un tour complet', false: 'Il reste sur place' },
    },
    loop_two_way: {
      name: 'À pied sur le circuit',
      values: { true: 'Dans les deux sens', false: 'Dans le sens des flèches' },
    },
    stalemate: {
      name: 'Arrêter avant la fin',
      values: {
        unanimous: 'Si tous sont d’accord',
        none: 'Impossible',
        round_cap: 'Après quelques manches',
      },
    },
    round_cap: {
      name: 'La partie s’arrête après',
      values: {
        none: 'Sans limite',
        '5': '5 manches',
        '10': '10 manches',
        '15': '15 manches',
        '20': '20 manches',
        '30': '30 manches',
      },
    },
    token_source: {
      name: 'Jetons',
      values: {
        server_layout: 'Disposés selon l’arbitre',
        entered_symbols: 'Disposés par vous',
        scanned_tokens: 'Disposés par vous, avec des codes',
      },
    },
    card_source: {
      name: 'Cartes',
      values: { server_deal: 'Sur les téléphones', printed_cards: 'Imprimées' },
    },
    turn_seconds: { name: 'Temps pour chaque étape', values: { none: 'Sans limite', ...TIMES } },
  },
  refusals: {
    COLOUR_TAKEN: 'Cette couleur est prise.',
    OPTION_LOCKED: 'On ne peut plus changer cela.',
    PACK_INVALID: 'Cette boîte contient une erreur.',
    SCAN_INCOMPLETE: 'Toutes les cartes ne sont pas scannées.',
    SCAN_WOULD_EXPOSE: 'Gardez cette carte cachée : personne d’autre ne doit la voir maintenant.',
    SEAT_FULL: 'Toutes les places sont prises.',
    SETUP_INCOMPLETE: 'Il manque encore quelque chose pour commencer.',
    TOKEN_BOUND_TWICE: 'Il y a déjà un jeton, ou celui-ci se trouve ailleurs.',
    TOKEN_COUNT: 'Il n’y a pas autant de jetons de cette sorte.',
    TOO_FEW_PLAYERS: 'Il manque des joueurs.',
    UNKNOWN_SEAT: 'Ce joueur n’existe pas.',
  },
};

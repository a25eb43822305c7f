import type { FLAGS } from '../../rules/browser.js';
import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { FlagMessages } from '@mister-x/kiosk/screen/flag-messages.ts';
import { setup } from '@mister-x/kiosk/messages/setup/en.ts';
import { setup as board } from '../../../pursuit/messages/setup/en.js';

const plural = plurals('en');
const seconds = (n: number) => `${n} seconds`;
const minutes = (n: number) => plural(n, { one: `${n} minute`, other: `${n} minutes` });
const YES_NO = { true: 'Yes', false: 'No' };
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

/** The set-up of a table. */
export const messages = {
  ...setup,
  colour: board.colour,
  pawnColours: board.pawnColours,
  about: 'Five detectives, hidden tokens, one arrest each',
  pack: {
    question: 'Which box?',
    own: 'The game’s own',
    places: (n: number) => plural(n, { one: `${n} location`, other: `${n} locations` }),
  },
  preset: 'The rules of the box',
  players: 'How many players?',
  people: 'Type names, or leave them empty. Tap a pawn to change its colour. Everyone needs a phone.',
  player: (n: number) => `Detective ${n}`,
  tokens: 'Who lays out the tokens?',
  noRealCards: {
    text: 'Computers cannot draw from the real deck.',
    change: 'Let the referee deal',
  },
  cards: 'Which cards do you play with?',
  sources: {
    server_layout: {
      name: 'The referee',
      text: 'It shuffles them and tells you what to lay where.',
    },
    entered_symbols: { name: 'You', text: 'You shuffle, lay them out, and tap in the symbols.' },
    scanned_tokens: {
      name: 'You, with codes',
      text: 'Tokens with printed codes; you scan each one.',
    },
    server_deal: { name: 'Cards on phones', text: 'The referee deals; hands are on the phones.' },
    printed_cards: { name: 'Printed cards', text: 'You hold real cards and scan what you draw.' },
  },
  flags: {
    players_min: {
      name: 'Fewest players',
      values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
    },
    first_player: { name: 'Who begins', values: { table: 'You choose', random: 'By chance' } },
    holmes_moves_at_setup: { name: 'Holmes moves on the first five cards', values: YES_NO },
    auto_notebook: { name: 'The notebook fills itself', values: YES_NO },
    notebook_median: { name: 'The notebook names the hideout', values: YES_NO },
    searches_per_turn: { name: 'Searches per turn', values: { '1': '1', '2': '2', '3': '3' } },
    collected_tokens_public: {
      name: 'Tokens that were taken',
      values: { false: 'Stay face down', true: 'Lie face up' },
    },
    hand_limit: {
      name: 'Most cards in hand',
      values: { none: 'No limit', '5': '5', '6': '6', '7': '7', '8': '8', '10': '10', '12': '12' },
    },
    reveal_seconds: {
      name: 'Holmes’s token lies open',
      values: { none: 'Until all have noted it', ...TIMES },
    },
    log_reveals: {
      name: 'Tokens shown by Holmes',
      values: { true: 'Stay in the log', false: 'You must remember them' },
    },
    holmes_abilities: {
      name: 'Holmes’s two abilities',
      values: { each_once: 'Each once a turn', one_total: 'One of them a turn' },
    },
    holmes_draw_from_fresh: {
      name: 'A Holmes card just drawn brings an extra card',
      values: YES_NO,
    },
    draw_order: {
      name: 'Drawing',
      values: { line_then_deck: 'First the line, then the deck', free: 'One by one, in any order' },
    },
    lestrade_window_s: {
      name: 'Time to play Lestrade',
      values: { none: 'Until all have answered', ...TIMES },
    },
    lestrade_window_ends: {
      name: 'This time ends',
      values: { all_answered: 'When all have answered', full_time: 'Never early' },
    },
    arrest_at_yard: { name: 'The criminal may hide at Scotland Yard', values: YES_NO },
    wrong_arrest: {
      name: 'Wrong hideout',
      values: { no_bonus: 'No 10 points', excluded: 'Out of the ranking' },
    },
    return_hand_on_exit: {
      name: 'Cards of whoever is out',
      values: { false: 'Stay aside', true: 'Go to the discards' },
    },
    loop_full_circle: {
      name: 'Holmes finds only his own location',
      values: { true: 'He goes all the way round', false: 'He stays' },
    },
    loop_two_way: {
      name: 'Walking on Holmes’s route',
      values: { true: 'In both directions', false: 'Only with the arrows' },
    },
    stalemate: {
      name: 'Stopping early',
      values: {
        unanimous: 'If all agree',
        none: 'Not possible',
        round_cap: 'After some rounds',
      },
    },
    round_cap: {
      name: 'The game ends after',
      values: {
        none: 'No limit',
        '5': '5 rounds',
        '10': '10 rounds',
        '15': '15 rounds',
        '20': '20 rounds',
        '30': '30 rounds',
      },
    },
    token_source: {
      name: 'Tokens',
      values: {
        server_layout: 'Laid out by the referee',
        entered_symbols: 'Laid out by you',
        scanned_tokens: 'Laid out by you, with codes',
      },
    },
    card_source: {
      name: 'Cards',
      values: { server_deal: 'On phones', printed_cards: 'Printed' },
    },
    turn_seconds: { name: 'Time for each step', values: { none: 'No limit', ...TIMES } },
  } satisfies FlagMessages<typeof FLAGS>,
  /** What only the host is refused. */
  refusals: {
    COLOUR_TAKEN: 'This colour is taken.',
    OPTION_LOCKED: 'This can no longer be changed.',
    PACK_INVALID: 'Something is wrong with this box.',
    SCAN_INCOMPLETE: 'Not all cards have been scanned.',
    SCAN_WOULD_EXPOSE: 'Keep this card hidden: nobody else may see it now.',
    SEAT_FULL: 'All seats are taken.',
    SETUP_INCOMPLETE: 'Something is still missing before you can begin.',
    TOKEN_BOUND_TWICE: 'A token lies there already, or this one lies elsewhere.',
    TOKEN_COUNT: 'There are not that many tokens of this kind.',
    TOO_FEW_PLAYERS: 'There are too few players.',
    UNKNOWN_SEAT: 'There is no such player.',
  },
};

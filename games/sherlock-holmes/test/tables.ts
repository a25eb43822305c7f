import { DEFAULT_HOLMES_PACK_FILE } from '../rules/data/london.js';

/**
 * Tables to play at: how many play, where tokens come from, and each flag that changes who knows what. Printed
 * cards are not among them: who claims one that another holds is told so (SH-84), which the suite rightly calls a
 * leak. `printed-cards.test.ts` plays with those.
 */

type Table = { readonly name: string; readonly options: unknown };

/** A custom pack, with which all are out soon. */
const QUICK_PACK = {
  ...DEFAULT_HOLMES_PACK_FILE,
  arrest_min_tokens: 0,
  score: { ...DEFAULT_HOLMES_PACK_FILE.score, eliminate_at: -2 },
};

/** Ends soon, so that random games do. */
const SHORT_GAME_FLAGS = { first_player: 'random', stalemate: 'round_cap', round_cap: 4 };

function table(name: string, seats: number, flags: object = {}): Table {
  return { name, options: { seats, flags: { ...SHORT_GAME_FLAGS, ...flags } } };
}

export const CONTRACT_TABLES: readonly Table[] = [
  table('three play', 3),
  table('two play, the table names the first', 2, { first_player: 'table', round_cap: 6 }),
  table('five play', 5, { round_cap: 2 }),
  table('one plays alone', 1, { players_min: 1, round_cap: 8 }),
  table('symbols entered, looks vanish', 2, {
    token_source: 'entered_symbols',
    auto_notebook: false,
    holmes_moves_at_setup: true,
  }),
  table('tokens scanned', 2, { token_source: 'scanned_tokens' }),
  table('cards taken one by one, hands limited', 3, {
    draw_order: 'free',
    hand_limit: 6,
    holmes_draw_from_fresh: true,
  }),
  table('windows always run out, a fresh Holmes', 3, {
    lestrade_window_ends: 'full_time',
    holmes_draw_from_fresh: true,
    holmes_abilities: 'one_total',
  }),
  table('nothing has a time but the steps', 2, {
    lestrade_window_s: null,
    reveal_seconds: null,
    turn_seconds: 60,
    log_reveals: false,
    loop_full_circle: false,
  }),
  table('collected tokens lie open, the sum is done', 3, {
    collected_tokens_public: true,
    notebook_median: true,
    searches_per_turn: 3,
    loop_two_way: false,
    arrest_at_yard: true,
  }),
  {
    name: 'until all are out',
    options: {
      seats: 2,
      pack: QUICK_PACK,
      flags: { first_player: 'random', return_hand_on_exit: true, wrong_arrest: 'excluded' },
    },
  },
];

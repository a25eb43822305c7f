import {
  type FlagChoice as ChoiceOf,
  type Deviation,
  deviationsOf,
  onceForOptions,
} from '../../core/flag-choice.js';
import type { FlagName, Flags, Options, Variant } from './types.js';

/** Section 12 of the rules. `players_min` of a pack is its default (14.1): `presetOf`. */
const DEFAULT: Flags = {
  players_min: 2,
  first_player: 'table',
  holmes_moves_at_setup: false,
  auto_notebook: true,
  notebook_median: false,
  searches_per_turn: 1,
  collected_tokens_public: false,
  hand_limit: null,
  reveal_seconds: 30,
  log_reveals: true,
  holmes_abilities: 'each_once',
  holmes_draw_from_fresh: false,
  draw_order: 'line_then_deck',
  lestrade_window_s: 20,
  lestrade_window_ends: 'all_answered',
  arrest_at_yard: false,
  wrong_arrest: 'no_bonus',
  return_hand_on_exit: false,
  loop_full_circle: true,
  loop_two_way: true,
  stalemate: 'unanimous',
  round_cap: null,
  token_source: 'server_layout',
  card_source: 'server_deal',
  turn_seconds: null,
};

/** What computers play by: they cannot draw from a deck of printed cards. */
export const FOR_COMPUTERS = { card_source: 'server_deal' } as const satisfies Partial<Flags>;

export const PRESETS: Readonly<Record<Variant, Flags>> = { default: DEFAULT };

export type FlagChoice = ChoiceOf<FlagName>;

function choice<F extends FlagName>(
  flag: F,
  values: readonly Flags[F][],
  supported: readonly Flags[F][] = values,
): FlagChoice {
  return { flag, values, supported };
}

const BOTH = [true, false] as const;

/** What a table may choose; the leaflet leaves most of it open, so little is a house rule. */
export const FLAG_CHOICES: readonly FlagChoice[] = [
  choice('players_min', [1, 2, 3, 4, 5], [2]),
  choice('first_player', ['table', 'random'], ['table']),
  choice('holmes_moves_at_setup', BOTH),
  choice('auto_notebook', BOTH),
  choice('notebook_median', BOTH, [false]),
  choice('searches_per_turn', [1, 2, 3], [1]),
  choice('collected_tokens_public', BOTH),
  choice('hand_limit', [null, 5, 6, 7, 8, 10, 12], [null]),
  choice('reveal_seconds', [null, 10, 20, 30, 60, 120]),
  choice('log_reveals', BOTH),
  choice('holmes_abilities', ['each_once', 'one_total']),
  choice('holmes_draw_from_fresh', BOTH),
  choice('draw_order', ['line_then_deck', 'free']),
  choice('lestrade_window_s', [null, 10, 20, 30, 60, 120]),
  choice('lestrade_window_ends', ['all_answered', 'full_time']),
  choice('arrest_at_yard', BOTH, [false]),
  choice('wrong_arrest', ['no_bonus', 'excluded']),
  choice('return_hand_on_exit', BOTH),
  choice('loop_full_circle', BOTH),
  choice('loop_two_way', BOTH),
  choice('stalemate', ['unanimous', 'none', 'round_cap']),
  choice('round_cap', [null, 5, 10, 15, 20, 30]),
  choice('token_source', ['server_layout', 'entered_symbols', 'scanned_tokens']),
  choice('card_source', ['server_deal', 'printed_cards']),
  choice('turn_seconds', [null, 30, 60, 90, 120, 180, 300]),
];

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ onceForOptions(
  ({ variant, flags }: Pick<Options, 'variant' | 'flags'>): readonly Deviation<FlagName>[] =>
    deviationsOf<FlagName, Flags>(FLAG_CHOICES, PRESETS[variant], flags),
);

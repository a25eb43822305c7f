import {
  type FlagChoice as ChoiceOf,
  flagChoicesOf,
  deviationsFrom,
  type FlagsOf,
  flagTable,
  presetsOf,
} from '@mister-x/engine/core/flag-table';

export const VARIANTS = ['default'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * Section 12 of the rules, `players.min` as `players_min`, for which a pack has a default of its own (14.1).
 * The leaflet leaves most of it open, so little is a house rule.
 */
export const FLAGS = flagTable({
  players_min: { values: [1, 2, 3, 4, 5], preset: 2, house: [1, 3, 4, 5], range: [1, 5] },
  first_player: { values: ['table', 'random'], house: ['random'] },
  holmes_moves_at_setup: { values: [true, false], preset: false },
  auto_notebook: { values: [true, false] },
  notebook_median: { values: [true, false], preset: false, house: [true] },
  searches_per_turn: { values: [1, 2, 3], house: [2, 3], range: [1, 9] },
  collected_tokens_public: { values: [true, false], preset: false },
  hand_limit: {
    values: [null, 5, 6, 7, 8, 10, 12],
    house: [5, 6, 7, 8, 10, 12],
    range: [1, 60],
  },
  /** Seconds; `null`: until all have noted it, or the host closes it. */
  reveal_seconds: { values: [null, 10, 20, 30, 60, 120], preset: 30, range: [1, 3600] },
  log_reveals: { values: [true, false] },
  holmes_abilities: { values: ['each_once', 'one_total'] },
  holmes_draw_from_fresh: { values: [true, false], preset: false },
  draw_order: { values: ['line_then_deck', 'free'] },
  /** Seconds; `null`: until all have answered, or the host closes it. */
  lestrade_window_s: { values: [null, 10, 20, 30, 60, 120], preset: 20, range: [1, 3600] },
  lestrade_window_ends: { values: ['all_answered', 'full_time'] },
  arrest_at_yard: { values: [true, false], preset: false, house: [true] },
  wrong_arrest: { values: ['no_bonus', 'excluded'] },
  return_hand_on_exit: { values: [true, false], preset: false },
  loop_full_circle: { values: [true, false] },
  loop_two_way: { values: [true, false] },
  stalemate: { values: ['unanimous', 'none', 'round_cap'] },
  round_cap: { values: [null, 5, 10, 15, 20, 30], range: [1, 999] },
  token_source: { values: ['server_layout', 'entered_symbols', 'scanned_tokens'] },
  card_source: { values: ['server_deal', 'printed_cards'] },
  /** Seconds for a step of a turn. */
  turn_seconds: { values: [null, 30, 60, 90, 120, 180, 300], range: [1, 3600] },
});

export type Flags = FlagsOf<typeof FLAGS>;
export type FlagName = keyof Flags;
export type FlagChoice = ChoiceOf<FlagName>;

/** What computers play by: they cannot draw from a deck of printed cards. */
export const FLAGS_FOR_COMPUTERS = { card_source: 'server_deal' } as const satisfies Partial<Flags>;

export const PRESETS = presetsOf<Variant, Flags>(FLAGS, { default: {} });

export const FLAG_CHOICES = flagChoicesOf<FlagName>(FLAGS);

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ deviationsFrom<Variant, FlagName, Flags>(PRESETS, FLAG_CHOICES);

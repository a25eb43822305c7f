import {
  type FlagChoice as ChoiceOf,
  flagChoicesOf,
  type Deviation,
  deviationsOf,
  type FlagsOf,
  flagTable,
  onceForOptions,
  presetsOf,
} from '@mister-x/engine/core/flag-table';
import { chosenPackFile } from './chosen-pack.js';
import type { PackFile } from './pack-file.js';

/** The editions of the rules; each sets the defaults of the flags. */
export const VARIANTS = ['online2015', 'authors1992'] as const;
export type Variant = (typeof VARIANTS)[number];

export const FIRST_PLAYER_BY_LOT = 'lot';

/** Section 10 of the rules; where neither text supports a value, it is a house rule. */
export const FLAGS = flagTable({
  /** A colour, or drawn by lot. */
  first_player: {
    values: ['blue', 'yellow', 'red', 'green', FIRST_PLAYER_BY_LOT],
    house: ['yellow', 'red', 'green'],
  },
  layout_order: { values: ['free', 'strict'] },
  peek_own_laid: { values: [true, false] },
  /** How cells are named on screens and paper. */
  cell_labels: { values: ['tens', 'dollars'] },
  wait_for_prison_moves: { values: [true, false] },
  reveal_unopened: { values: [true, false], preset: false, house: [true] },
  reveal_killed: { values: [true, false], preset: false, house: [true] },
  prostitute_timing: { values: ['on_open', 'continuous'] },
  shoot_arrested: { values: [true, false], preset: false, house: [true] },
  witness_prosecutor_scope: { values: ['newly_arrested', 'all_arrested'] },
  pistol_crime_at: { values: ['pistol', 'victim'], house: ['victim'] },
  escape_from_death_row: { values: [true, false], preset: false, house: [true] },
  escape_arrest_figure: { values: [true, false] },
  prison_collision: { values: [true, false] },
  collision_chain: { values: ['mover', 'none', 'full'] },
  /** In $. */
  death_row_ransom: {
    values: [100, 200, 300, 400, 500],
    preset: 300,
    house: [100, 200, 400, 500],
    range: [10, 10_000, 10],
  },
  ransom_direction: { values: ['next', 'previous'], house: ['previous'] },
  ransom_payee_of: { values: ['payer', 'figure_owner'], house: ['figure_owner'] },
  ransom_for: { values: ['anyone', 'team', 'owner'] },
  shortfall_direction: { values: ['next', 'previous'], house: ['previous'] },
  partial_bank: { values: ['split', 'payer_all'] },
  insolvency: { values: ['negative', 'team_then_negative'] },
  last_round_ransom: { values: [true, false] },
  final_settlement: { values: ['simultaneous', 'turn_order'] },
  scoring: { values: ['team', 'individual'] },
  tie: { values: ['shared'] },
  pacing: { values: ['live', 'forum'] },
  masks: { values: [true, false], preset: false },
  exchange_presubmit: { values: [true, false] },
  blitz: { values: [true, false], preset: false },
  deadline_minutes: {
    values: [null, 60, 360, 720, 1440, 2880, 4320, 10_080],
    range: [1, 43_200],
  },
  card_source: { values: ['server_deal', 'printed_cards'] },
  turn_seconds: { values: [null, 30, 60, 90, 120, 180, 300, 600], range: [1, 3600] },
  replace_player: { values: ['agreed', 'none'] },
  early_end: { values: ['unanimous', 'none'] },
});

/** A custom pack has clans of other colours. */
export type OpenFlags = { readonly first_player: string };

export type Flags = FlagsOf<typeof FLAGS, OpenFlags>;
export type FlagName = keyof Flags;
export type FlagChoice = ChoiceOf<FlagName>;

/** What computers play by: they cannot draw from a deck of printed cards. */
export const FLAGS_FOR_COMPUTERS = { card_source: 'server_deal' } as const satisfies Partial<Flags>;

export const PRESETS = presetsOf<Variant, Flags>(FLAGS, {
  online2015: {},
  authors1992: {
    first_player: FIRST_PLAYER_BY_LOT,
    layout_order: 'strict',
    peek_own_laid: false,
    cell_labels: 'dollars',
    witness_prosecutor_scope: 'all_arrested',
    escape_arrest_figure: false,
    ransom_for: 'team',
    insolvency: 'team_then_negative',
    last_round_ransom: false,
    scoring: 'individual',
  },
});

/** What playing by correspondence sets by itself (MF-92, MF-96). */
export const FORUM_FLAGS: Partial<Flags> = { layout_order: 'free', masks: true };

export const FLAG_CHOICES = flagChoicesOf<FlagName>(FLAGS);

/** What a pack says by itself: a price of its own, and a clan of its own for the document's blue. */
export function flagsOfPack(variant: Variant, { prison, seat_order: seats }: PackFile) {
  const { first_player } = PRESETS[variant];
  return {
    death_row_ransom: prison.death_row.ransom,
    first_player: first_player === FIRST_PLAYER_BY_LOT ? FIRST_PLAYER_BY_LOT : (seats[0] ?? first_player),
  } satisfies Partial<Flags>;
}

type VariantAndPack = Parameters<typeof chosenPackFile>[0] & {
  readonly variant: Variant;
  readonly flags: Flags;
};

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ onceForOptions((options: VariantAndPack): readonly Deviation<FlagName>[] => {
  const packFlags: Partial<Flags> = flagsOfPack(options.variant, chosenPackFile(options));
  // The pack's own rule is no rule of the house.
  return deviationsOf<FlagName, Flags>(FLAG_CHOICES, PRESETS[options.variant], options.flags).map((each) => ({
    ...each,
    house: each.house && packFlags[each.flag] !== each.value,
  }));
});

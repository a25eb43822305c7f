import {
  type FlagChoice as ChoiceOf,
  type Deviation,
  deviationsOf,
  onceForOptions,
} from '../../core/flag-choice.js';
import { boxFileOf } from './box.js';
import type { PackFile } from './pack-file.js';
import type { FlagName, Flags, Options, Variant } from './types.js';

export const LOT = 'lot';

/** Section 10 of the rules. */
const ONLINE: Flags = {
  first_player: 'blue',
  layout_order: 'free',
  peek_own_laid: true,
  cell_labels: 'tens',
  wait_for_prison_moves: true,
  reveal_unopened: false,
  reveal_killed: false,
  prostitute_timing: 'on_open',
  shoot_arrested: false,
  witness_prosecutor_scope: 'newly_arrested',
  pistol_crime_at: 'pistol',
  escape_from_death_row: false,
  escape_arrest_figure: true,
  prison_collision: true,
  collision_chain: 'mover',
  death_row_ransom: 300,
  ransom_direction: 'next',
  ransom_payee_of: 'payer',
  ransom_for: 'anyone',
  shortfall_direction: 'next',
  partial_bank: 'split',
  insolvency: 'negative',
  last_round_ransom: true,
  final_settlement: 'simultaneous',
  scoring: 'team',
  tie: 'shared',
  pacing: 'live',
  masks: false,
  exchange_presubmit: true,
  blitz: false,
  deadline_minutes: null,
  card_source: 'server_deal',
  turn_seconds: null,
  replace_player: 'agreed',
  early_end: 'unanimous',
};

const AUTHORS: Flags = {
  ...ONLINE,
  first_player: LOT,
  layout_order: 'strict',
  peek_own_laid: false,
  cell_labels: 'dollars',
  witness_prosecutor_scope: 'all_arrested',
  escape_arrest_figure: false,
  ransom_for: 'team',
  insolvency: 'team_then_negative',
  last_round_ransom: false,
  scoring: 'individual',
};

/** What computers play by: they cannot draw from a deck of printed cards. */
export const FOR_COMPUTERS = { card_source: 'server_deal' } as const satisfies Partial<Flags>;

export const PRESETS: Readonly<Record<Variant, Flags>> = {
  online2015: ONLINE,
  authors1992: AUTHORS,
};

/** What playing by correspondence sets by itself (MF-92, MF-96). */
export const FORUM: Partial<Flags> = { layout_order: 'free', masks: true };

export type FlagChoice = ChoiceOf<FlagName>;

function choice<F extends FlagName>(
  flag: F,
  values: readonly Flags[F][],
  supported: readonly Flags[F][] = values,
): FlagChoice {
  return { flag, values, supported };
}

const BOTH = [true, false] as const;

/** What a table may choose; where neither text supports a value, it is a house rule. */
export const FLAG_CHOICES: readonly FlagChoice[] = [
  choice('first_player', ['blue', 'yellow', 'red', 'green', LOT], ['blue', LOT]),
  choice('layout_order', ['free', 'strict']),
  choice('peek_own_laid', BOTH),
  choice('cell_labels', ['tens', 'dollars']),
  choice('wait_for_prison_moves', BOTH),
  choice('reveal_unopened', BOTH, [false]),
  choice('reveal_killed', BOTH, [false]),
  choice('prostitute_timing', ['on_open', 'continuous']),
  choice('shoot_arrested', BOTH, [false]),
  choice('witness_prosecutor_scope', ['newly_arrested', 'all_arrested']),
  choice('pistol_crime_at', ['pistol', 'victim'], ['pistol']),
  choice('escape_from_death_row', BOTH, [false]),
  choice('escape_arrest_figure', BOTH),
  choice('prison_collision', BOTH),
  choice('collision_chain', ['mover', 'none', 'full']),
  choice('death_row_ransom', [100, 200, 300, 400, 500], [300]),
  choice('ransom_direction', ['next', 'previous'], ['next']),
  choice('ransom_payee_of', ['payer', 'figure_owner'], ['payer']),
  choice('ransom_for', ['anyone', 'team', 'owner']),
  choice('shortfall_direction', ['next', 'previous'], ['next']),
  choice('partial_bank', ['split', 'payer_all']),
  choice('insolvency', ['negative', 'team_then_negative']),
  choice('last_round_ransom', BOTH),
  choice('final_settlement', ['simultaneous', 'turn_order']),
  choice('scoring', ['team', 'individual']),
  choice('tie', ['shared']),
  choice('pacing', ['live', 'forum']),
  choice('masks', BOTH),
  choice('exchange_presubmit', BOTH),
  choice('blitz', BOTH),
  choice('deadline_minutes', [null, 60, 360, 720, 1440, 2880, 4320, 10_080]),
  choice('card_source', ['server_deal', 'printed_cards']),
  choice('turn_seconds', [null, 30, 60, 90, 120, 180, 300, 600]),
  choice('replace_player', ['agreed', 'none']),
  choice('early_end', ['unanimous', 'none']),
];

/** What a box says by itself: a price of its own, and a clan of its own for the document's blue. */
export function flagsOfBox(variant: Variant, { prison, seat_order: seats }: PackFile) {
  const { first_player } = PRESETS[variant];
  return {
    death_row_ransom: prison.death_row.ransom,
    first_player: first_player === LOT ? LOT : (seats[0] ?? first_player),
  } satisfies Partial<Flags>;
}

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ onceForOptions(
  (options: Options): readonly Deviation<FlagName>[] => {
    const box: Partial<Flags> = flagsOfBox(options.variant, boxFileOf(options));
    // The box's own rule is no rule of the house.
    return deviationsOf<FlagName, Flags>(FLAG_CHOICES, PRESETS[options.variant], options.flags).map(
      (each) => ({ ...each, house: each.house && box[each.flag] !== each.value }),
    );
  },
);

import {
  type FlagChoice as ChoiceOf,
  type Deviation,
  deviationsOf,
  onceForOptions,
} from '../../core/flag-choice.js';
import type { FlagName, Flags, Options, Variant } from './types.js';

/** The preset of section 7 of the rules, and which alternatives each flag has. */

const europe: Flags = {
  whereabouts_shown: false,
  hunters: { min: 1, max: 5 },
  detectives: 5,
  x_hand: 8,
  hunter_hand: { base: 4, per_detective: 1 },
  hand_source: 'registered',
  start_source: 'registered',
  hunter_hands: 'shared',
  x_start_choice: 'after_detectives',
  x_start_on_detective: 'reject',
  x_onto_detective: 'reject',
  x_double: { cost: 3, symbol: 'footprints' },
  x_secret: { cost: 3, symbol: 'silhouette' },
  x_special_combination: 'none',
  x_swap_condition: 'no_move_and_no_special',
  x_swap_then: 'same_turn',
  x_no_free_stop: 'detectives_win',
  detective_pass: 'forbidden',
  forced_moves: 'greedy',
  detective_specials_per_round: 1,
  first_special: { unit: 'round', value: 5 },
  investigation: { 3: 4, 4: 3, 5: 2 },
  special_op: { 3: 'car', 4: 'train', 5: 'plane' },
  special_op_exact: true,
  special_op_needs_travel_ticket: false,
  capture_timing: 'immediate',
  check_depth: 5,
  check_arrivals: 'all',
  check_includes_start: false,
  check_duplicates: 'latest',
  ring_pairs: 5,
  ring_reuse: 'oldest_slot',
  discs: 22,
  goal_timing: 'any_leg',
  secret_moves: { unit: 'leg', count: 24 },
  open_secret_trip: 'allowed',
  discard_view: 'count',
  supply_order: 'discard_then_box',
  takeback: 'x_consents',
  ticket_ids: 'by_type',
};

/** What computers play by: they cannot draw from a stack of printed tickets. */
export const FOR_COMPUTERS = { hand_source: 'server' } as const satisfies Partial<Flags>;

export const PRESETS: Readonly<Record<Variant, Flags>> = { default: europe };

export type FlagChoice = ChoiceOf<FlagName>;

function choice<F extends FlagName>(
  flag: F,
  values: readonly Flags[F][],
  supported: readonly Flags[F][] = values,
): FlagChoice {
  return { flag, values, supported };
}

/**
 * Flags with an alternative, in the order of the preset. A value that neither the rule text nor its
 * open questions leave room for is a house rule (section 8 of the rules).
 */
export const FLAG_CHOICES: readonly FlagChoice[] = [
  choice('whereabouts_shown', [false, true], [false]),
  choice('hand_source', ['registered', 'server']),
  choice('start_source', ['registered', 'server']),
  choice('hunter_hands', ['shared', 'private']),
  choice('x_start_choice', ['after_detectives', 'before_detectives']),
  choice('x_start_on_detective', ['reject', 'allow']),
  choice('x_onto_detective', ['reject', 'caught']),
  choice('x_swap_condition', ['no_move_and_no_special', 'no_move'], ['no_move_and_no_special']),
  choice('x_swap_then', ['same_turn', 'lose_turn']),
  choice('x_no_free_stop', ['detectives_win', 'x_skips'], ['detectives_win']),
  choice('detective_pass', ['forbidden', 'allowed'], ['forbidden']),
  choice('forced_moves', ['greedy', 'maximum']),
  choice('detective_specials_per_round', [1, 'unlimited'], [1]),
  choice('first_special', [
    { unit: 'round', value: 5 },
    { unit: 'round', value: 6 },
    { unit: 'leg', value: 5 },
  ]),
  choice('special_op_exact', [true, false], [true]),
  choice('special_op_needs_travel_ticket', [false, true]),
  choice('capture_timing', ['immediate', 'position_check']),
  choice('check_depth', [5, 4]),
  choice('check_arrivals', ['all', 'final']),
  choice('check_includes_start', [false, true]),
  choice('check_duplicates', ['latest', 'all']),
  choice('ring_reuse', ['oldest_slot', 'oldest_placed']),
  choice('secret_moves', [
    { unit: 'leg', count: 24 },
    { unit: 'round', count: 24 },
  ]),
  choice('discard_view', ['count', 'open']),
  choice('supply_order', ['discard_then_box', 'both_together'], ['discard_then_box']),
  choice('takeback', ['x_consents', 'public_only', 'none']),
  choice('ticket_ids', ['by_type', 'unique']),
];

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ onceForOptions(
  ({ variant, flags }: Pick<Options, 'variant' | 'flags'>): readonly Deviation<FlagName>[] =>
    deviationsOf<FlagName, Flags>(FLAG_CHOICES, PRESETS[variant], flags),
);

import {
  type FlagChoice as ChoiceOf,
  flagChoicesOf,
  deviationsFrom,
  type FlagsOf,
  flagTable,
  presetsOf,
} from '@mister-x/engine/core/flag-table';
import { PURSUIT_FLAGS } from '../../pursuit/rules/flags.js';

export const VARIANTS = ['default'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * Every flag of section 7 of the rules, named as there. A value that neither the rule text nor its open
 * questions leave room for is a house rule (section 8 of the rules).
 */
export const FLAGS = flagTable({
  whereabouts_shown: PURSUIT_FLAGS.whereabouts_shown,
  hunters: { values: [{ min: 1, max: 5 }] },
  detectives: { values: [5] },
  x_hand: { values: [8] },
  hunter_hand: { values: [{ base: 4, per_detective: 1 }] },
  hand_source: { values: ['registered', 'server'] },
  start_source: PURSUIT_FLAGS.start_source,
  hunter_hands: { values: ['shared', 'private'] },
  x_start_choice: { values: ['after_detectives', 'before_detectives'] },
  x_start_on_detective: { values: ['reject', 'allow'] },
  x_onto_detective: PURSUIT_FLAGS.x_onto_detective,
  x_double: { values: [{ cost: 3, symbol: 'footprints' }] },
  x_secret: { values: [{ cost: 3, symbol: 'silhouette' }] },
  x_special_combination: { values: ['none'] },
  x_swap_condition: { values: ['no_move_and_no_special', 'no_move'], house: ['no_move'] },
  x_swap_then: { values: ['same_turn', 'lose_turn'] },
  x_no_free_stop: PURSUIT_FLAGS.x_no_free_stop,
  detective_pass: PURSUIT_FLAGS.detective_pass,
  forced_moves: { values: ['greedy', 'maximum'] },
  detective_specials_per_round: { values: [1, 'unlimited'], house: ['unlimited'] },
  /** "Not before" knows three readings, and leg 6 is none of them (MX-Q11). */
  first_special: {
    values: [
      { unit: 'round', value: 5 },
      { unit: 'round', value: 6 },
      { unit: 'leg', value: 5 },
    ],
  },
  /** Moves back by number of magnifiers (MX-41). */
  investigation: { values: [{ 3: 4, 4: 3, 5: 2 }] },
  /** Transport by number of beacons (MX-43). */
  special_op: { values: [{ 3: 'car', 4: 'train', 5: 'plane' }] },
  special_op_exact: { values: [true, false], house: [false] },
  special_op_needs_travel_ticket: { values: [false, true] },
  capture_timing: { values: ['immediate', 'position_check'] },
  check_depth: { values: [5, 4] },
  check_arrivals: { values: ['all', 'final'] },
  check_includes_start: { values: [false, true] },
  check_duplicates: { values: ['latest', 'all'] },
  ring_pairs: { values: [5] },
  ring_reuse: { values: ['oldest_slot', 'oldest_placed'] },
  discs: { values: [22] },
  goal_timing: { values: ['any_leg'] },
  secret_moves: {
    values: [
      { unit: 'leg', count: 24 },
      { unit: 'round', count: 24 },
    ],
  },
  open_secret_trip: { values: ['allowed'] },
  discard_view: { values: ['count', 'open'] },
  supply_order: { values: ['discard_then_box', 'both_together'], house: ['both_together'] },
  takeback: PURSUIT_FLAGS.takeback,
  ticket_ids: PURSUIT_FLAGS.ticket_ids,
});

export type Flags = FlagsOf<typeof FLAGS>;
export type FlagName = keyof Flags;
export type FlagChoice = ChoiceOf<FlagName>;

/** What computers play by: they cannot draw from a stack of printed tickets. */
export const FLAGS_FOR_COMPUTERS = { hand_source: 'server' } as const satisfies Partial<Flags>;

export const PRESETS = presetsOf<Variant, Flags>(FLAGS, { default: {} });

export const FLAG_CHOICES = flagChoicesOf<FlagName>(FLAGS);

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ deviationsFrom<Variant, FlagName, Flags>(PRESETS, FLAG_CHOICES);

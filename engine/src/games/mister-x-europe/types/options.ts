import type { BoardFile } from '../../../pursuit/board-file.js';
import type { Devices, TicketSymbol, Variant } from './words.js';

/** Every flag of the preset (section 7 of the rules), named as there. */
export type Flags = {
  readonly hunters: { readonly min: 1; readonly max: 5 };
  readonly detectives: 5;
  readonly x_hand: 8;
  readonly hunter_hand: { readonly base: 4; readonly per_detective: 1 };
  readonly hand_source: 'registered' | 'server';
  readonly start_source: 'registered' | 'server';
  readonly hunter_hands: 'shared' | 'private';
  readonly x_start_choice: 'after_detectives' | 'before_detectives';
  readonly x_start_on_detective: 'reject' | 'allow';
  readonly x_onto_detective: 'reject' | 'caught';
  readonly x_double: { readonly cost: 3; readonly symbol: TicketSymbol };
  readonly x_secret: { readonly cost: 3; readonly symbol: TicketSymbol };
  readonly x_special_combination: 'none';
  readonly x_swap_condition: 'no_move_and_no_special' | 'no_move';
  readonly x_swap_then: 'same_turn' | 'lose_turn';
  readonly x_no_free_stop: 'detectives_win' | 'x_skips';
  readonly detective_pass: 'forbidden' | 'allowed';
  readonly forced_moves: 'greedy' | 'maximum';
  readonly detective_specials_per_round: 1 | 'unlimited';
  readonly first_special: { readonly unit: 'round' | 'leg'; readonly value: 5 | 6 };
  /** Moves back by number of magnifiers (MX-41). */
  readonly investigation: { readonly 3: 4; readonly 4: 3; readonly 5: 2 };
  /** Transport by number of beacons (MX-43). */
  readonly special_op: { readonly 3: 'car'; readonly 4: 'train'; readonly 5: 'plane' };
  readonly special_op_exact: boolean;
  readonly special_op_needs_travel_ticket: boolean;
  readonly capture_timing: 'immediate' | 'position_check';
  readonly check_depth: 4 | 5;
  readonly check_arrivals: 'all' | 'final';
  readonly check_includes_start: boolean;
  readonly check_duplicates: 'latest' | 'all';
  readonly ring_pairs: 5;
  readonly ring_reuse: 'oldest_slot' | 'oldest_placed';
  readonly discs: 22;
  readonly goal_timing: 'any_leg';
  readonly secret_moves: { readonly unit: 'leg' | 'round'; readonly count: 24 };
  readonly open_secret_trip: 'allowed';
  readonly discard_view: 'count' | 'open';
  readonly supply_order: 'discard_then_box' | 'both_together';
  readonly takeback: 'x_consents' | 'public_only' | 'none';
  readonly ticket_ids: 'by_type' | 'unique';
};
export type FlagName = keyof Flags;

export type Options = {
  readonly variant: Variant;
  /** `europe`, or the file of a board that people brought along. */
  readonly board: string | BoardFile;
  /** Where hunters play; no flag of the rules, as it is about devices. */
  readonly devices: Devices;
  /** Pawns of each hunter, in the order of the seats; five in all (MX-5). */
  readonly split: readonly number[];
  readonly flags: Flags;
};

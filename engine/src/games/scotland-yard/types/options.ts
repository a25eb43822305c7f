import type { BoardChoice } from '../../../pursuit/board-choice.js';
import type { Ordinary, OrdinaryCounts, PieceCounts, Variant } from './words.js';

/** Every flag of the presets (section 12 of the rules), named as there. */
export type Flags = {
  readonly players: { readonly hunters_min: 1 | 2; readonly hunters_max: 5 };
  readonly supply: PieceCounts;
  readonly x_kit: OrdinaryCounts & { readonly double: 2; readonly black: 'per_detective' };
  readonly detective_kit: OrdinaryCounts;
  readonly board_edition: 'first' | 'later';
  readonly start_deck: 'common' | 'separate';
  readonly start_source: 'registered' | 'server';
  readonly two_hunter_order: 'consecutive' | 'alternating';
  readonly detective_order: 'clockwise_fixed' | 'free';
  readonly detective_pass: 'forbidden' | 'allowed';
  readonly x_onto_detective: 'reject' | 'caught';
  readonly double_transit_through_detective: 'reject' | 'caught' | 'allow';
  readonly double_per_turn_max: 1;
  readonly double_entry: 'atomic' | 'stepwise';
  readonly reveal_windows: readonly number[];
  readonly reveal_at_end: true;
  readonly limit: { readonly unit: 'round' | 'window'; readonly count: number };
  readonly final_round_replies: boolean;
  readonly log_windows: number;
  readonly stuck_check: 'immediate' | 'full_idle_round';
  readonly x_no_free_stop: 'detectives_win' | 'x_skips';
  readonly x_no_ticket: 'detectives_win' | 'borrow_from_box' | 'x_skips';
  readonly x_ordinary_tickets: 'finite' | 'unlimited';
  readonly x_ticket_counts_public: boolean;
  readonly double_card_goes_to: 'aside' | 'left_neighbour';
  readonly voluntary_reveal: boolean;
  readonly voluntary_reveal_max: number | null;
  readonly voluntary_ticket_to: 'x' | 'box';
  readonly audit_violation: 'report_only' | 'detectives_win';
  readonly takeback: 'x_consents' | 'public_only' | 'none';
  readonly ticket_ids: 'by_type' | 'unique';
  /** Colours printed on the tickets; the interface takes its hints from it, the rules never do (SYC-18). */
  readonly theme: Readonly<Partial<Record<Ordinary, string>>>;
};
export type FlagName = keyof Flags;

export type Options = {
  readonly variant: Variant;
  /** Id of a board that the game instance was given (`london`), or a board that people brought along. */
  readonly board: BoardChoice;
  /** People who hunt. */
  readonly hunters: number;
  readonly flags: Flags;
};

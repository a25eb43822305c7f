import {
  type FlagChoice as ChoiceOf,
  flagChoicesOf,
  deviationsFrom,
  type FlagsOf,
  flagTable,
  presetsOf,
} from '@mister-x/engine/core/flag-table';
import { PURSUIT_FLAGS } from '../../pursuit/rules/flags.js';

export const VARIANTS = ['modern', 'classic-1983', 'newer'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Every flag of section 12 of the rules, named as there. */
export const FLAGS = flagTable({
  whereabouts_shown: PURSUIT_FLAGS.whereabouts_shown,
  players: {
    values: [
      { hunters_min: 2, hunters_max: 5 },
      { hunters_min: 1, hunters_max: 5 },
    ],
    house: [{ hunters_min: 1, hunters_max: 5 }],
  },
  supply: { values: [{ taxi: 54, bus: 43, underground: 23, black: 5, double: 2 }] },
  x_kit: { values: [{ taxi: 4, bus: 3, underground: 3, double: 2, black: 'per_detective' }] },
  detective_kit: { values: [{ taxi: 10, bus: 8, underground: 4 }] },
  board_edition: { values: ['first', 'later'], preset: 'later' },
  start_deck: { values: ['common', 'separate'], house: ['separate'] },
  start_source: PURSUIT_FLAGS.start_source,
  two_hunter_order: { values: ['consecutive', 'alternating'] },
  detective_order: { values: ['clockwise_fixed', 'free'], house: ['free'] },
  detective_pass: PURSUIT_FLAGS.detective_pass,
  x_onto_detective: PURSUIT_FLAGS.x_onto_detective,
  double_transit_through_detective: {
    values: ['reject', 'caught', 'allow'],
    house: ['caught', 'allow'],
  },
  double_per_turn_max: { values: [1] },
  double_entry: { values: ['atomic', 'stepwise'] },
  reveal_slots: {
    values: [
      [3, 8, 13, 18],
      [3, 8, 13, 18, 24],
    ],
    house: [[3, 8, 13, 18, 24]],
  },
  reveal_at_end: { values: [true] },
  limit: {
    values: [
      { unit: 'round', count: 22 },
      { unit: 'slot', count: 22 },
      { unit: 'slot', count: 24 },
    ],
    house: [{ unit: 'slot', count: 24 }],
  },
  final_round_replies: { values: [true, false] },
  log_slots: { values: [22, 24], preset: 24, range: [1, 99] },
  stuck_check: { values: ['immediate', 'full_idle_round'] },
  x_no_free_stop: PURSUIT_FLAGS.x_no_free_stop,
  x_no_ticket: {
    values: ['detectives_win', 'borrow_from_box', 'x_skips'],
    house: ['borrow_from_box', 'x_skips'],
  },
  x_ordinary_tickets: { values: ['finite', 'unlimited'] },
  x_ticket_counts_public: { values: [true, false], house: [false] },
  double_card_goes_to: { values: ['aside', 'left_neighbour'] },
  voluntary_reveal: { values: [false, true] },
  voluntary_reveal_max: { values: [null, 1, 2, 3], house: [1, 2, 3], range: [0, 99] },
  voluntary_ticket_to: { values: ['x', 'box'], house: ['box'] },
  audit_violation: { values: ['report_only', 'detectives_win'], house: ['detectives_win'] },
  takeback: { ...PURSUIT_FLAGS.takeback, house: ['public_only'] },
  ticket_ids: PURSUIT_FLAGS.ticket_ids,
  /** Colours printed on the tickets; the interface takes its hints from it, the rules never do (SYC-18). */
  theme: { values: [{ taxi: 'white' }] },
});

type CountByPiece<Piece extends string> = Readonly<Record<Piece, number>>;
type OrdinaryTicketName = 'taxi' | 'bus' | 'underground';

/** What may be stated of flags that have other values than those that are offered. */
export type OpenFlags = {
  readonly supply: CountByPiece<OrdinaryTicketName | 'black' | 'double'>;
  readonly x_kit: CountByPiece<OrdinaryTicketName> & {
    readonly double: 2;
    readonly black: 'per_detective';
  };
  readonly detective_kit: CountByPiece<OrdinaryTicketName>;
  readonly reveal_slots: readonly number[];
  readonly limit: { readonly unit: 'round' | 'slot'; readonly count: number };
  readonly theme: Readonly<Partial<Record<OrdinaryTicketName, string>>>;
};

export type Flags = FlagsOf<typeof FLAGS, OpenFlags>;
export type FlagName = keyof Flags;
export type FlagChoice = ChoiceOf<FlagName>;

export const PRESETS = presetsOf<Variant, Flags>(FLAGS, {
  modern: {},
  'classic-1983': {
    board_edition: 'first',
    x_ordinary_tickets: 'unlimited',
    double_card_goes_to: 'left_neighbour',
    theme: { taxi: 'yellow', bus: 'green', underground: 'red' },
  },
  newer: {
    start_deck: 'separate',
    detective_order: 'free',
    reveal_slots: [3, 8, 13, 18, 24],
    limit: { unit: 'slot', count: 24 },
    x_ordinary_tickets: 'unlimited',
  },
});

export const FLAG_CHOICES = flagChoicesOf<FlagName>(FLAGS);

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ deviationsFrom<Variant, FlagName, Flags>(PRESETS, FLAG_CHOICES);

import {
  type FlagChoice as ChoiceOf,
  type Deviation,
  deviationsOf,
  onceForOptions,
} from '../../core/flag-choice.js';
import type { FlagName, Flags, Options, Variant } from './types.js';

/** The presets of section 12 of the rules, and which alternatives each flag has. */

const common = {
  whereabouts_shown: false,
  players: { hunters_min: 2, hunters_max: 5 },
  supply: { taxi: 54, bus: 43, underground: 23, black: 5, double: 2 },
  x_kit: { taxi: 4, bus: 3, underground: 3, double: 2, black: 'per_detective' },
  detective_kit: { taxi: 10, bus: 8, underground: 4 },
  board_edition: 'first',
  start_deck: 'common',
  start_source: 'registered',
  two_hunter_order: 'consecutive',
  detective_order: 'clockwise_fixed',
  detective_pass: 'forbidden',
  x_onto_detective: 'reject',
  double_transit_through_detective: 'reject',
  double_per_turn_max: 1,
  double_entry: 'atomic',
  reveal_windows: [3, 8, 13, 18],
  reveal_at_end: true,
  limit: { unit: 'round', count: 22 },
  final_round_replies: true,
  log_windows: 24,
  stuck_check: 'immediate',
  x_no_free_stop: 'detectives_win',
  x_no_ticket: 'detectives_win',
  x_ticket_counts_public: true,
  voluntary_reveal: false,
  voluntary_reveal_max: null,
  voluntary_ticket_to: 'x',
  audit_violation: 'report_only',
  takeback: 'x_consents',
  ticket_ids: 'by_type',
} as const;

export const PRESETS: Readonly<Record<Variant, Flags>> = {
  modern: {
    ...common,
    board_edition: 'later',
    x_ordinary_tickets: 'finite',
    double_card_goes_to: 'aside',
    theme: { taxi: 'white' },
  },
  'classic-1983': {
    ...common,
    x_ordinary_tickets: 'unlimited',
    double_card_goes_to: 'left_neighbour',
    theme: { taxi: 'yellow', bus: 'green', underground: 'red' },
  },
  newer: {
    ...common,
    board_edition: 'later',
    start_deck: 'separate',
    x_ordinary_tickets: 'unlimited',
    detective_order: 'free',
    reveal_windows: [3, 8, 13, 18, 24],
    limit: { unit: 'window', count: 24 },
    double_card_goes_to: 'aside',
    theme: { taxi: 'white' },
  },
};

export type FlagChoice = ChoiceOf<FlagName>;

function choice<F extends FlagName>(
  flag: F,
  values: readonly Flags[F][],
  supported: readonly Flags[F][],
): FlagChoice {
  return { flag, values, supported };
}

/**
 * Flags with an alternative, in the order of the presets. Those with one value only (`supply`,
 * the kits, `double_per_turn_max`, `reveal_at_end`) and `theme` are no choice.
 */
export const FLAG_CHOICES: readonly FlagChoice[] = [
  choice('whereabouts_shown', [false, true], [false]),
  choice(
    'players',
    [
      { hunters_min: 2, hunters_max: 5 },
      { hunters_min: 1, hunters_max: 5 },
    ],
    [{ hunters_min: 2, hunters_max: 5 }],
  ),
  choice('board_edition', ['first', 'later'], ['first', 'later']),
  choice('start_deck', ['common', 'separate'], ['common']),
  choice('start_source', ['registered', 'server'], ['registered', 'server']),
  choice('two_hunter_order', ['consecutive', 'alternating'], ['consecutive', 'alternating']),
  choice('detective_order', ['clockwise_fixed', 'free'], ['clockwise_fixed']),
  choice('detective_pass', ['forbidden', 'allowed'], ['forbidden']),
  choice('x_onto_detective', ['reject', 'caught'], ['reject', 'caught']),
  choice('double_transit_through_detective', ['reject', 'caught', 'allow'], ['reject']),
  choice('double_entry', ['atomic', 'stepwise'], ['atomic', 'stepwise']),
  choice(
    'reveal_windows',
    [
      [3, 8, 13, 18],
      [3, 8, 13, 18, 24],
    ],
    [[3, 8, 13, 18]],
  ),
  choice(
    'limit',
    [
      { unit: 'round', count: 22 },
      { unit: 'window', count: 22 },
      { unit: 'window', count: 24 },
    ],
    [
      { unit: 'round', count: 22 },
      { unit: 'window', count: 22 },
    ],
  ),
  choice('final_round_replies', [true, false], [true, false]),
  choice('log_windows', [22, 24], [22, 24]),
  choice('stuck_check', ['immediate', 'full_idle_round'], ['immediate', 'full_idle_round']),
  choice('x_no_free_stop', ['detectives_win', 'x_skips'], ['detectives_win']),
  choice('x_no_ticket', ['detectives_win', 'borrow_from_box', 'x_skips'], ['detectives_win']),
  choice('x_ordinary_tickets', ['finite', 'unlimited'], ['finite', 'unlimited']),
  choice('x_ticket_counts_public', [true, false], [true]),
  choice('double_card_goes_to', ['aside', 'left_neighbour'], ['aside', 'left_neighbour']),
  choice('voluntary_reveal', [false, true], [false, true]),
  choice('voluntary_reveal_max', [null, 1, 2, 3], [null]),
  choice('voluntary_ticket_to', ['x', 'box'], ['x']),
  choice('audit_violation', ['report_only', 'detectives_win'], ['report_only']),
  choice('takeback', ['x_consents', 'public_only', 'none'], ['none', 'x_consents']),
  choice('ticket_ids', ['by_type', 'unique'], ['by_type', 'unique']),
];

// Pure, so that pages, which have no use for it, need not fetch it.
export const deviations = /* @__PURE__ */ onceForOptions(
  ({ variant, flags }: Pick<Options, 'variant' | 'flags'>): readonly Deviation<FlagName>[] =>
    deviationsOf<FlagName, Flags>(FLAG_CHOICES, PRESETS[variant], flags),
);

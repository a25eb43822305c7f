import { ownBoard } from './own-board.js';

/** Tables to play at: who has a phone, where hands come from, and each flag that changes who knows what. */

type Table = { readonly name: string; readonly options: unknown };

const DEALT_BY_SERVER = { hand_source: 'server', start_source: 'server' };

/** Games on the small board are short, and its few tickets make the piles be shuffled in. */
function tableWithSmallBoard(name: string, options: object, flags: object = DEALT_BY_SERVER): Table {
  return { name, options: { board: ownBoard(), hunters: 2, ...options, flags } };
}

export const CONTRACT_TABLES: readonly Table[] = [
  tableWithSmallBoard('phones, hands shared, the server deals', { hunters: 3 }),
  tableWithSmallBoard('phones, hands registered and private', {}, { hunter_hands: 'private' }),
  tableWithSmallBoard('kiosk alone, hands registered', { devices: 'kiosk' }, {}),
  tableWithSmallBoard(
    'kiosk alone, one hunter, starts from the server',
    { devices: 'kiosk', hunters: 1 },
    { start_source: 'server' },
  ),
  tableWithSmallBoard(
    'tickets with numbers of their own',
    { hunters: 4 },
    { ...DEALT_BY_SERVER, ticket_ids: 'unique' },
  ),
  tableWithSmallBoard(
    'numbered tickets, registered and private',
    {},
    { ticket_ids: 'unique', hunter_hands: 'private', start_source: 'server' },
  ),
  tableWithSmallBoard(
    'X chooses before the detectives stand',
    {},
    { ...DEALT_BY_SERVER, x_start_choice: 'before_detectives' },
  ),
  tableWithSmallBoard(
    'capture at the check, discards open, take-back without asking',
    {},
    {
      ...DEALT_BY_SERVER,
      capture_timing: 'position_check',
      discard_view: 'open',
      takeback: 'public_only',
    },
  ),
  tableWithSmallBoard(
    'the check knows the start and every visit',
    {},
    {
      ...DEALT_BY_SERVER,
      check_includes_start: true,
      check_duplicates: 'all',
      check_arrivals: 'final',
      x_start_on_detective: 'allow',
    },
  ),
  tableWithSmallBoard(
    'secret rounds, oldest rings',
    {},
    {
      ...DEALT_BY_SERVER,
      secret_moves: { unit: 'round', count: 24 },
      ring_reuse: 'oldest_placed',
      takeback: 'none',
    },
  ),
  tableWithSmallBoard(
    'few tickets, both piles together, swaps at will',
    { hunters: 5 },
    { ...DEALT_BY_SERVER, supply_order: 'both_together', x_swap_condition: 'no_move' },
  ),
  tableWithSmallBoard(
    'X steps onto detectives, waits when walled in, loses his turn with the swap',
    {},
    {
      ...DEALT_BY_SERVER,
      x_onto_detective: 'caught',
      x_no_free_stop: 'x_skips',
      x_swap_then: 'lose_turn',
      first_special: { unit: 'leg', value: 5 },
    },
  ),
  tableWithSmallBoard(
    'detectives may pass, specials without end, not exact and with a travel ticket',
    { split: [3, 2] },
    {
      ...DEALT_BY_SERVER,
      detective_pass: 'allowed',
      detective_specials_per_round: 'unlimited',
      special_op_exact: false,
      special_op_needs_travel_ticket: true,
    },
  ),
  tableWithSmallBoard('where X can be is shown', { hunters: 3 }, { ...DEALT_BY_SERVER, whereabouts_shown: true }),
  tableWithSmallBoard(
    'as many pawns as can must move, private hands',
    { split: [3, 2] },
    { ...DEALT_BY_SERVER, forced_moves: 'maximum', hunter_hands: 'private' },
  ),
];

import { z } from 'zod';
import { err, ok, type Result } from '../../core/result.js';
import { actionParser, jsonShape } from '../../core/shape.js';

import {
  type BoardChoiceFault,
  boardFault,
  broughtBoards,
  readBoardChoice,
} from '../../pursuit/board-choice.js';
import type { BoardFile } from '../../pursuit/board-file.js';
import {
  changedFlags,
  inconsistentFlag,
  shapeRefusal,
  withStated,
} from '../../pursuit/flags-input.js';
import { type Boards, EUROPE_BOARD, type EuropeBoard } from './board.js';
import { PRESETS } from './flags.js';
import {
  type Action,
  DETECTIVES,
  DEVICES,
  type EuropeRefusal,
  type FlagName,
  type Flags,
  type Options,
  SYMBOLS,
  VARIANTS,
} from './types.js';

const price = z.strictObject({ cost: z.literal(3), symbol: z.enum(SYMBOLS) });

/** What each flag may look like, in the order of the preset. */
export const flagShapes = {
  whereabouts_shown: z.boolean(),
  hunters: z.strictObject({ min: z.literal(1), max: z.literal(5) }),
  detectives: z.literal(5),
  x_hand: z.literal(8),
  hunter_hand: z.strictObject({ base: z.literal(4), per_detective: z.literal(1) }),
  hand_source: z.enum(['registered', 'server']),
  start_source: z.enum(['registered', 'server']),
  hunter_hands: z.enum(['shared', 'private']),
  x_start_choice: z.enum(['after_detectives', 'before_detectives']),
  x_start_on_detective: z.enum(['reject', 'allow']),
  x_onto_detective: z.enum(['reject', 'caught']),
  x_double: price,
  x_secret: price,
  x_special_combination: z.literal('none'),
  x_swap_condition: z.enum(['no_move_and_no_special', 'no_move']),
  x_swap_then: z.enum(['same_turn', 'lose_turn']),
  x_no_free_stop: z.enum(['detectives_win', 'x_skips']),
  detective_pass: z.enum(['forbidden', 'allowed']),
  forced_moves: z.enum(['greedy', 'maximum']),
  detective_specials_per_round: z.union([z.literal(1), z.literal('unlimited')]),
  first_special: z.strictObject({
    unit: z.enum(['round', 'leg']),
    value: z.union([z.literal(5), z.literal(6)]),
  }),
  investigation: z.strictObject({ 3: z.literal(4), 4: z.literal(3), 5: z.literal(2) }),
  special_op: z.strictObject({
    3: z.literal('car'),
    4: z.literal('train'),
    5: z.literal('plane'),
  }),
  special_op_exact: z.boolean(),
  special_op_needs_travel_ticket: z.boolean(),
  capture_timing: z.enum(['immediate', 'position_check']),
  check_depth: z.union([z.literal(4), z.literal(5)]),
  check_arrivals: z.enum(['all', 'final']),
  check_includes_start: z.boolean(),
  check_duplicates: z.enum(['latest', 'all']),
  ring_pairs: z.literal(5),
  ring_reuse: z.enum(['oldest_slot', 'oldest_placed']),
  discs: z.literal(22),
  goal_timing: z.literal('any_leg'),
  secret_moves: z.strictObject({ unit: z.enum(['leg', 'round']), count: z.literal(24) }),
  open_secret_trip: z.literal('allowed'),
  discard_view: z.enum(['count', 'open']),
  supply_order: z.enum(['discard_then_box', 'both_together']),
  takeback: z.enum(['x_consents', 'public_only', 'none']),
  ticket_ids: z.enum(['by_type', 'unique']),
} satisfies { [F in keyof Flags]: z.ZodType };

export const FLAG_NAMES = Object.keys(flagShapes) as readonly FlagName[];

const flagsInput = z.strictObject(flagShapes).partial();

export const optionsInput = z.strictObject({
  variant: z.enum(VARIANTS).default('default'),
  board: z.unknown().default('europe'),
  devices: z.enum(DEVICES).default('phones'),
  hunters: z.int().optional(),
  /** Pawns of each hunter; left out: as even as can be. */
  split: z.array(z.int()).max(9).optional(),
  flags: flagsInput.default({}),
});

/** Input: `{hunters}` or `{split}`, `{devices, board}`, and whatever deviates from the preset under `flags`. */
export function parseOptions(
  input: unknown,
  boards: ReadonlySet<string>,
): Result<Options, EuropeRefusal> {
  const parsed = optionsInput.safeParse(input);
  if (!parsed.success) return err(shapeRefusal(parsed.error));
  const { variant, devices, hunters, split } = parsed.data;
  const board = readBoardChoice(parsed.data.board, boards, EUROPE_BOARD);
  if (!board.ok) return err({ code: boardRefusal(board.error), ...boardFault(board.error) });
  const count = hunters ?? split?.length ?? 0;
  if (count < 1 || count > 5) return err({ code: 'SETUP_PLAYER_COUNT' });
  const options: Options = {
    variant,
    board: board.value,
    devices,
    split: split ?? evenSplit(count),
    flags: withStated(PRESETS[variant], parsed.data.flags),
  };
  if (options.split.length !== count) return err({ code: 'SETUP_SPLIT_INVALID' });
  const fault = optionsFault(options);
  return fault === undefined ? ok(options) : err(fault);
}

/** A board that lacks nothing but tickets is told apart: only its box need be put right (MX-13). */
function boardRefusal(fault: BoardChoiceFault): 'CONFIG_SUPPLY_MISMATCH' | 'BOARD_DATA_INVALID' {
  const lacksTickets =
    fault.code === 'BOARD_UNPLAYABLE' &&
    fault.errors.every(({ code }) => code === 'TICKETS_TOO_FEW' || code === 'TICKETS_NONE');
  return lacksTickets ? 'CONFIG_SUPPLY_MISMATCH' : 'BOARD_DATA_INVALID';
}

/** A board that people brought along, compiled. Throws on files that cannot be played. */
export const broughtBoard: (file: BoardFile) => EuropeBoard = broughtBoards(EUROPE_BOARD);

/** The board of a match: one of `boards`, or the one in the options themselves. */
export function boardOf(boards: Boards, { board }: Pick<Options, 'board'>): EuropeBoard {
  if (typeof board !== 'string') return broughtBoard(board);
  const known = boards[board];
  if (known === undefined) throw new Error(`there is no board ${board}`);
  return known;
}

/** Changes flags of options that were parsed before (CM-10). */
export function reconfigure(options: Options, input: unknown): Result<Options, EuropeRefusal> {
  return changedFlags(options, input, flagsInput, optionsFault);
}

/** What is wrong with options of the right shape, first of all (MX-5). */
export function optionsFault({ split, flags, devices }: Options): EuropeRefusal | undefined {
  if (split.length < flags.hunters.min || split.length > flags.hunters.max) {
    return { code: 'SETUP_PLAYER_COUNT' };
  }
  const pawns = split.reduce((sum, each) => sum + each, 0);
  if (split.some((each) => each < 1) || pawns !== DETECTIVES) {
    return { code: 'SETUP_SPLIT_INVALID' };
  }
  // Hands that the referee deals are shown on phones; at the kiosk nobody would learn what to take.
  if (devices === 'kiosk' && flags.hand_source === 'server') {
    return inconsistentFlag('hand_source', 'the kiosk shows nobody what was dealt to him');
  }
  // "Not before" knows three readings, and leg 6 is none of them (MX-Q11).
  const { unit, value } = flags.first_special;
  if (unit === 'leg' && value === 6) {
    return inconsistentFlag('first_special', 'leg 6 is no reading of the rule');
  }
  const prices = [flags.x_double.symbol, flags.x_secret.symbol].join();
  if (prices !== 'footprints,silhouette') {
    return inconsistentFlag('x_double', 'a double costs footprints, a secret trip silhouettes');
  }
  return undefined;
}

/** Five pawns among so many hunters, the first having one more where it does not come out even. */
function evenSplit(hunters: number): readonly number[] {
  return Array.from(
    { length: hunters },
    (_, i) => Math.floor(DETECTIVES / hunters) + (i < DETECTIVES % hunters ? 1 : 0),
  );
}

/** Shapes of actions. Tickets, stops and pawns stay unchecked: the order of those checks is `decide`'s (CM-5). */

const word = z.string().max(20);
/** A ticket left out is an unknown ticket, which is for `decide` to say. */
const ticket = z.string().max(30).default('');
/** Any whole number: which of them are stops is for the board to say (`STOP_UNKNOWN`). */
const stop = z.number().multipleOf(1).default(0);
const tickets = z.array(z.string().max(30)).max(20);
/** `meta`: a schema made of this says it as well (`describe`). */
const parts = z
  .record(word, tickets)
  .refine((named) => Object.keys(named).length <= 5)
  .meta({ maxProperties: 5 });

const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('configure'),
    flags: z.record(z.string().max(40), jsonShape),
  }),
  z.strictObject({ type: z.literal('registerStart'), pawn: word, stop }),
  z.strictObject({ type: z.literal('dealStarts') }),
  z.strictObject({ type: z.literal('chooseMission'), mission: z.string().max(40), stop }),
  z.strictObject({ type: z.literal('registerHand'), tickets }),
  z.strictObject({ type: z.literal('dealHands') }),
  z.strictObject({
    type: z.literal('travel'),
    legs: z
      .array(z.strictObject({ ticket, stop, faceDown: z.boolean().exactOptional() }))
      .min(1)
      .max(8),
    special: z.enum(['double', 'secret']).exactOptional(),
    pay: tickets.exactOptional(),
  }),
  z.strictObject({ type: z.literal('swap') }),
  z.strictObject({ type: z.literal('discard'), tickets }),
  z.strictObject({ type: z.literal('draw'), tickets: tickets.exactOptional() }),
  z.strictObject({
    type: z.literal('move'),
    detective: word,
    ticket,
    stop,
    hand: word.exactOptional(),
  }),
  z.strictObject({ type: z.literal('pass'), detective: word.exactOptional() }),
  z.strictObject({ type: z.literal('closeMoves') }),
  z.strictObject({ type: z.literal('offer'), tickets }),
  z.strictObject({ type: z.literal('investigate'), parts }),
  z.strictObject({
    type: z.literal('operate'),
    parts,
    detective: word,
    transport: word,
    stop,
    ticket: z.string().max(30).exactOptional(),
  }),
  z.strictObject({ type: z.literal('noSpecial') }),
  z.strictObject({ type: z.literal('disc'), stop, on: z.boolean() }),
  z.strictObject({ type: z.literal('endTurn'), discsRemoved: z.boolean() }),
  z.strictObject({ type: z.literal('audit') }),
  z.strictObject({ type: z.literal('report') }),
]);

export const actionShape: z.ZodType<Action> = action;

export const parseAction = actionParser(actionShape);

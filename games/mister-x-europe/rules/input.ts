import { z } from 'zod';
import { changedFlags, flagShapesOf, withStated } from '@mister-x/engine/core/flag-input';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { actionParser, jsonShape } from '@mister-x/engine/core/shape';

import {
  type BoardChoiceFault,
  boardFault,
  customBoardCompilerOf,
  readBoardChoice,
} from '../../pursuit/rules/board-choice.js';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { inconsistentFlag, shapeRefusal } from '../../pursuit/rules/flags-input.js';
import { type Boards, EUROPE_BOARD, type EuropeBoard } from './board.js';
import { FLAGS, PRESETS } from './flags.js';
import { type Action, DETECTIVE_COUNT, DEVICE_MODES, type EuropeRefusal, type Options, VARIANTS } from './types.js';

export const flagShapes = flagShapesOf(FLAGS, {});

const flagsInput = z.strictObject(flagShapes).partial();

export const optionsInput = z.strictObject({
  variant: z.enum(VARIANTS).default('default'),
  board: z.unknown().default('europe'),
  devices: z.enum(DEVICE_MODES).default('phones'),
  hunters: z.int().optional(),
  /** Pawns of each hunter; left out: as even as can be. */
  split: z.array(z.int()).max(9).optional(),
  flags: flagsInput.default({}),
});

/** Input: `{hunters}` or `{split}`, `{devices, board}`, and whatever deviates from the preset under `flags`. */
export function parseOptions(input: unknown, boards: ReadonlySet<string>): Result<Options, EuropeRefusal> {
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

/** A custom board, compiled. Throws on files that cannot be played. */
export const customBoard: (file: BoardFile) => EuropeBoard = customBoardCompilerOf(EUROPE_BOARD);

/** The board of a match: one of `boards`, or the one in the options themselves. */
export function boardOf(boards: Boards, { board }: Pick<Options, 'board'>): EuropeBoard {
  if (typeof board !== 'string') return customBoard(board);
  const known = boards[board];
  if (known === undefined) throw new Error(`there is no board ${board}`);
  return known;
}

/** Changes flags of options that were parsed before (CM-10). */
export function reconfigure(options: Options, input: unknown): Result<Options, EuropeRefusal> {
  return changedFlags(options, input, flagsInput, shapeRefusal, optionsFault);
}

/** What is wrong with options of the right shape, first of all (MX-5). */
export function optionsFault({ split, flags, devices }: Options): EuropeRefusal | undefined {
  if (split.length < flags.hunters.min || split.length > flags.hunters.max) {
    return { code: 'SETUP_PLAYER_COUNT' };
  }
  const pawns = split.reduce((sum, each) => sum + each, 0);
  if (split.some((each) => each < 1) || pawns !== DETECTIVE_COUNT) {
    return { code: 'SETUP_SPLIT_INVALID' };
  }
  // Hands that the referee deals are shown on phones; at the kiosk nobody would learn what to take.
  if (devices === 'kiosk' && flags.hand_source === 'server') {
    return inconsistentFlag('hand_source', 'the kiosk shows nobody what was dealt to him');
  }
  return undefined;
}

/** Five pawns among so many hunters, the first having one more where it does not come out even. */
function evenSplit(hunters: number): readonly number[] {
  return Array.from(
    { length: hunters },
    (_, i) => Math.floor(DETECTIVE_COUNT / hunters) + (i < DETECTIVE_COUNT % hunters ? 1 : 0),
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

import { z } from 'zod';
import { changedFlags, flagShapesOf, withStated } from '@mister-x/engine/core/flag-input';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { actionParser, jsonShape } from '@mister-x/engine/core/shape';

import { boardFault, customBoardCompilerOf, readBoardChoice } from '../../pursuit/rules/board-choice.js';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { inconsistentFlag, shapeRefusal } from '../../pursuit/rules/flags-input.js';
import { type Boards, SCOTLAND_YARD_BOARD, type YardBoard } from './board.js';
import { FLAGS, type OpenFlags, PRESETS } from './flags.js';
import { pawnCount } from './pawns.js';
import { type Action, type Flags, type Options, ORDINARY_TICKETS, PIECES, type SyRefusal, VARIANTS } from './types.js';

const count = z.int().min(0).max(999);
const pieces = z.strictObject({
  taxi: count,
  bus: count,
  underground: count,
  black: count,
  double: count,
});
const ordinary = z.strictObject({ taxi: count, bus: count, underground: count });

/** What each flag may look like. */
export const flagShapes = flagShapesOf<typeof FLAGS, OpenFlags>(FLAGS, {
  supply: pieces,
  x_kit: ordinary.extend({ double: z.literal(2), black: z.literal('per_detective') }),
  detective_kit: ordinary,
  reveal_slots: z.array(z.int().min(1).max(99)).max(24),
  limit: z.strictObject({ unit: z.enum(['round', 'slot']), count: z.int().min(1).max(99) }),
  theme: z.strictObject({
    taxi: z.string().max(20).exactOptional(),
    bus: z.string().max(20).exactOptional(),
    underground: z.string().max(20).exactOptional(),
  }),
});

const flagsInput = z.strictObject(flagShapes).partial();

export const optionsInput = z.strictObject({
  variant: z.enum(VARIANTS).default('modern'),
  /** Read by `readBoardChoice`. */
  board: z.unknown().optional(),
  hunters: z.int(),
  /** Pawns per hunter, where someone states it. */
  split: z.array(z.int()).max(9).optional(),
  flags: flagsInput.default({}),
});

/** Input: `{variant, hunters}` and whatever deviates from the preset under `flags`. */
export function parseOptions(input: unknown, boards: ReadonlySet<string>): Result<Options, SyRefusal> {
  const parsed = optionsInput.safeParse(input);
  if (!parsed.success) return err(shapeRefusal(parsed.error));
  const { variant, hunters, split } = parsed.data;
  const { board: chosen = 'london' } = parsed.data;
  const board = readBoardChoice(chosen, boards, SCOTLAND_YARD_BOARD);
  if (!board.ok) return err({ code: 'BOARD_DATA_INVALID', ...boardFault(board.error) });
  const flags = withStated(PRESETS[variant], parsed.data.flags);
  const options: Options = { variant, board: board.value, hunters, flags };
  const fault = optionsFault(options, split);
  return fault === undefined ? ok(options) : err(fault);
}

/** A custom board, compiled. Throws on files that cannot be played. */
export const customBoard: (file: BoardFile) => YardBoard = customBoardCompilerOf(SCOTLAND_YARD_BOARD);

/** The board of a match: one of `boards`, or the one in the options themselves. */
export function boardOf(boards: Boards, { board, flags }: BoardOptions): YardBoard {
  if (typeof board !== 'string') return customBoard(board);
  const editions = boards[board];
  if (editions === undefined) throw new Error(`there is no board ${board}`);
  return editions[flags.board_edition];
}

/** What the board of a match follows from. */
export type BoardOptions = Pick<Options, 'board'> & {
  readonly flags: Pick<Flags, 'board_edition'>;
};

/** Changes flags of options that were parsed before (CM-10). */
export function reconfigure(options: Options, input: unknown): Result<Options, SyRefusal> {
  return changedFlags(options, input, flagsInput, shapeRefusal, (changed) => optionsFault(changed, undefined));
}

/** What is wrong with options of the right shape, first of all (SY-1, SY-2, SY-3, SY-45). */
export function optionsFault({ hunters, flags }: Options, split: readonly number[] | undefined): SyRefusal | undefined {
  if (hunters < flags.players.hunters_min || hunters > flags.players.hunters_max) {
    return { code: 'SETUP_PLAYER_COUNT' };
  }
  if (split !== undefined && !doesSplitFit(split, hunters)) return { code: 'SETUP_SPLIT_INVALID' };
  const supply = PRESETS.modern.supply;
  if (PIECES.some((piece) => flags.supply[piece] !== supply[piece])) {
    return mismatch('supply');
  }
  const { x_kit: xKit, detective_kit: kit } = PRESETS.modern;
  if (ORDINARY_TICKETS.some((ticket) => flags.x_kit[ticket] !== xKit[ticket])) {
    return mismatch('x_kit');
  }
  if (ORDINARY_TICKETS.some((ticket) => flags.detective_kit[ticket] !== kit[ticket])) {
    return mismatch('detective_kit');
  }
  const { limit, log_slots: room } = flags;
  const needed = limit.unit === 'round' ? limit.count + xKit.double : limit.count;
  if (room < needed) {
    return inconsistentFlag('log_slots', `the limit of the game needs ${needed} slots`);
  }
  return doRevealSlotsFit(flags)
    ? undefined
    : inconsistentFlag('reveal_slots', `must ascend and be at most log_slots, ${room}`);
}

function mismatch(flag: 'supply' | 'x_kit' | 'detective_kit'): SyRefusal {
  const cause = `must be ${JSON.stringify(PRESETS.modern[flag])}`;
  return { code: 'CONFIG_SUPPLY_MISMATCH', flag, member: `flags.${flag}`, cause };
}

function doRevealSlotsFit({ reveal_slots: slots, log_slots: room }: Flags): boolean {
  return slots.every((slot, i) => slot <= room && slot > (slots[i - 1] ?? 0));
}

function doesSplitFit(split: readonly number[], hunters: number): boolean {
  const each = pawnCount(hunters) / hunters;
  return split.length === hunters && split.every((pawns) => pawns === each);
}

/** Shapes of actions. Tickets, stops and pawns stay unchecked: the order of those checks is `decide`'s (CM-5). */

const word = z.string().max(20);
/** A ticket left out is an unknown ticket, which is for `decide` to say (SY-14). */
const ticket = word.default('');
/** Any whole number: which of them are stops is for the board to say (`STOP_UNKNOWN`). */
const stop = z.number().multipleOf(1).default(0);
const leg = z.strictObject({ ticket, stop });
/** `meta`: a schema made of this says it as well (`describe`). */
const take = z
  .record(word, word)
  .refine((named) => Object.keys(named).length <= 9)
  .meta({ maxProperties: 9 });

const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('configure'),
    flags: z.record(z.string().max(40), jsonShape),
  }),
  z.strictObject({
    type: z.literal('registerKit'),
    pawn: word,
    tickets: z.record(word, z.int().min(0).max(999)),
  }),
  z.strictObject({ type: z.literal('registerStart'), pawn: word, stop }),
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({
    type: z.literal('travel'),
    legs: z.array(leg).min(1).max(8),
    double: z.boolean().exactOptional(),
    show: take.exactOptional(),
  }),
  z.strictObject({ type: z.literal('show'), take }),
  z.strictObject({
    type: z.literal('move'),
    detective: word,
    ticket,
    stop,
    supply: word.exactOptional(),
    card: z
      .strictObject({
        owner: z.templateLiteral(['d', z.int().min(1).max(9)]).or(z.literal('x')),
        ticket: word,
        serial: z.int().min(0).max(999),
      })
      .exactOptional(),
  }),
  z.strictObject({ type: z.literal('pass'), detective: word.exactOptional() }),
  z.strictObject({ type: z.literal('handTicket'), from: word, to: word, ticket }),
  z.strictObject({ type: z.literal('audit') }),
  z.strictObject({ type: z.literal('report') }),
  z.strictObject({
    type: z.literal('paperLog'),
    rows: z
      .array(
        z.strictObject({
          ticket: word,
          stop,
          double: z.boolean().exactOptional(),
          shown: z.int().min(0).max(99_999).exactOptional(),
          detectives: z.array(z.int()).max(9).exactOptional(),
        }),
      )
      .max(60),
    result: z.string().max(40),
  }),
]);

export const actionShape: z.ZodType<Action> = action;

export const parseAction = actionParser(actionShape);

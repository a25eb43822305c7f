import { z } from 'zod';
import { changedFlags, flagShapesOf, withStated } from '@mister-x/engine/core/flag-input';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { actionParser, jsonShape, type ShapeFault, shapeFault } from '@mister-x/engine/core/shape';
import { chosenPackFile } from './chosen-pack.js';
import { SEATS_MAX } from './check-pack.js';
import { FLAGS, PRESETS } from './flags.js';
import { PACK_READER, readPack } from './read-pack.js';
import {
  type Action,
  NOTEBOOK_MARK_MAX_CHARS,
  type Options,
  NOTEBOOK_PAGE_MAX_CHARS,
  type ShRefusal,
  VARIANTS,
  WAIT_KINDS,
} from './types.js';

export const flagShapes = flagShapesOf(FLAGS, {});

const flagsInput = z.strictObject(flagShapes).partial();

export const optionsInput = z.strictObject({
  variant: z.enum(VARIANTS).default('default'),
  /** Read by `readPack`. */
  pack: z.unknown().optional(),
  seats: z.int(),
  colours: z.array(z.string().max(40)).max(9).optional(),
  flags: flagsInput.default({}),
});

/** Input: `{seats}`, and whatever deviates from the preset under `flags`; colours as the pack has them. */
export function parseOptions(input: unknown): Result<Options, ShRefusal> {
  const parsed = optionsInput.safeParse(input);
  if (!parsed.success) return err(shapeRefusal(parsed.error));
  const { variant, seats, colours, pack: chosen = 'default' } = parsed.data;
  const read = chosen === 'default' ? ok<'default'>('default') : readPack(chosen);
  if (!read.ok) return read;
  const pack = read.value;
  const file = chosenPackFile({ pack });
  const flags = withStated({ ...PRESETS[variant], players_min: file.players.min }, parsed.data.flags);
  const options: Options = {
    variant,
    pack,
    seats,
    colours: colours ?? file.seat_colours.slice(0, seats),
    flags,
  };
  const fault = optionsFault(options);
  return fault === undefined ? ok(options) : err(fault);
}

/** What is wrong with options of the right shape (SH-1, SH-14, SH-78). */
export function optionsFault(options: Options): ShRefusal | undefined {
  const { seats, colours, flags } = options;
  const file = chosenPackFile(options);
  if (seats < flags.players_min) return { code: 'TOO_FEW_PLAYERS' };
  if (seats > Math.min(file.players.max, SEATS_MAX)) return { code: 'SEAT_FULL' };
  if (colours.length !== seats) return badRequest({ member: 'colours', cause: 'one for each seat' });
  const stranger = colours.find((colour) => !file.seat_colours.includes(colour));
  if (stranger !== undefined) {
    return badRequest({
      member: 'colours',
      cause: `expected one of ${file.seat_colours.join(', ')}`,
    });
  }
  if (new Set(colours).size !== colours.length) return { code: 'COLOUR_TAKEN' };
  if (flags.stalemate === 'round_cap' && flags.round_cap === null) {
    return badRequest({ member: 'flags.round_cap', cause: 'stalemate round_cap needs a number' });
  }
  return undefined;
}

/** Changes flags of options that were parsed before. */
export function reconfigure(options: Options, input: unknown): Result<Options, ShRefusal> {
  return changedFlags(options, input, flagsInput, shapeRefusal, optionsFault);
}

function shapeRefusal(error: z.ZodError): ShRefusal {
  return badRequest(shapeFault(error));
}

function badRequest(fault: ShapeFault): ShRefusal {
  return { code: 'BAD_REQUEST', ...fault };
}

/** As views name the pack. */
export function packIdOf({ pack }: Pick<Options, 'pack'>): string {
  return PACK_READER.idIn(pack);
}

/** Shapes of actions. Which cards, places and seats there are is for `decide` to say. */

const word = z.string().max(60);
const count = z.int().min(0).max(99);
const play = z.strictObject({ card: word, mode: word.exactOptional() });
const plays = z.array(play).max(60);
const cards = z.array(word).max(60);
const mark = z.strictObject({
  struck: z.literal(true).exactOptional(),
  case: word.exactOptional(),
  number: z.int().min(1).max(3).exactOptional(),
  text: z.string().max(NOTEBOOK_MARK_MAX_CHARS).exactOptional(),
});
const wait = { what: z.enum(WAIT_KINDS), id: word };

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('configure'), flags: z.record(z.string().max(40), jsonShape) }),
  z.strictObject({ type: z.literal('nameFirst'), seat: word }),
  z.strictObject({ type: z.literal('enterSymbol'), location: word, symbol: word }),
  z.strictObject({
    type: z.literal('loadCodes'),
    codes: z
      .record(word, word)
      .refine((named) => Object.keys(named).length <= 60)
      .meta({ maxProperties: 60 }),
  }),
  z.strictObject({ type: z.literal('bindToken'), location: word, code: word }),
  z.strictObject({ type: z.literal('unbind'), location: word }),
  z.strictObject({ type: z.literal('begin') }),
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({ type: z.literal('registerHand'), cards }),
  z
    .strictObject({
      type: z.literal('scan'),
      card: word.exactOptional(),
      location: word.exactOptional(),
    })
    .refine(({ card, location }) => card !== undefined || location !== undefined),
  z.strictObject({ type: z.literal('walk'), path: z.array(word).max(40) }),
  z.strictObject({ type: z.literal('cab'), card: word, to: word }),
  z.strictObject({ type: z.literal('look'), card: word, location: word }),
  z.strictObject({ type: z.literal('search'), cards: plays, location: word.exactOptional() }),
  z.strictObject({ type: z.literal('take'), cards: plays }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({
    type: z.literal('answer'),
    look: z.int().min(0).max(99_999),
    card: word.nullable(),
  }),
  z.strictObject({ type: z.literal('closeLook') }),
  z.strictObject({
    type: z.literal('draw'),
    line: z.array(count).max(9),
    deck: count,
    holmes: word.nullable(),
    cards: cards.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('drawOne'),
    from: z.union([count, z.literal('deck')]),
    card: word.exactOptional(),
  }),
  z.strictObject({ type: z.literal('drawExtra'), card: word }),
  z.strictObject({ type: z.literal('endDraw') }),
  z.strictObject({ type: z.literal('arrest'), card: word, location: word }),
  z.strictObject({ type: z.literal('noted') }),
  z.strictObject({ type: z.literal('noteFor'), seat: word }),
  z.strictObject({ type: z.literal('vote'), stop: z.boolean() }),
  z.strictObject({ type: z.literal('voteFor'), seat: word, stop: z.boolean() }),
  z.strictObject({ type: z.literal('mark'), location: word, mark: mark.nullable() }),
  z.strictObject({
    type: z.literal('jot'),
    own: z.array(word.nullable()).max(5),
    text: z.string().max(NOTEBOOK_PAGE_MAX_CHARS),
  }),
  z.strictObject({ type: z.literal('peek'), at: word, seat: word.exactOptional() }),
  z.strictObject({ type: z.literal('expire'), ...wait }),
  z.strictObject({ type: z.literal('close'), ...wait }),
]);

export const actionShape: z.ZodType<Action> = action;

const parse = actionParser(actionShape);

export function parseAction(input: unknown): Result<Action, ShRefusal> {
  const parsed = parse(input);
  if (parsed.ok) return parsed;
  const { member, cause } = parsed.error;
  return err(badRequest({ member, cause }));
}

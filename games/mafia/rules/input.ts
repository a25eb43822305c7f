import { z } from 'zod';
import { changedFlags, flagShapesOf, type StatedFlags, withStated } from '@mister-x/engine/core/flag-input';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { actionParser, jsonShape, type ShapeFault, shapeFault } from '@mister-x/engine/core/shape';
import { chosenPackFile } from './chosen-pack.js';
import { CLAN_COUNT } from './check-pack.js';
import { FLAGS, FORUM_FLAGS, flagsOfPack, FIRST_PLAYER_BY_LOT, type OpenFlags, PRESETS } from './flags.js';
import type { PackFile } from './pack-file.js';
import { PACK_READER, readPack } from './read-pack.js';
import { type Action, type Flags, type MfRefusal, type Options, type PlannedMove, VARIANTS } from './types.js';

export const flagShapes = flagShapesOf<typeof FLAGS, OpenFlags>(FLAGS, {
  first_player: z.string().regex(/^[a-z]{1,20}$/),
});

const flagsInput = z.strictObject(flagShapes).partial();

export const optionsInput = z.strictObject({
  variant: z.enum(VARIANTS).default('online2015'),
  /** Read by `readPack`. */
  pack: z.unknown().optional(),
  /** Who sits at the table; always the four of the pack. */
  colours: z.array(z.string().max(40)).max(9).optional(),
  flags: flagsInput.default({}),
});

/** Input: the edition as `variant`, and whatever deviates from it under `flags`. */
export function parseOptions(input: unknown): Result<Options, MfRefusal> {
  const parsed = optionsInput.safeParse(input);
  if (!parsed.success) return err(shapeRefusal(parsed.error));
  const { variant, pack: chosen = 'default', colours } = parsed.data;
  const read = chosen === 'default' ? ok<'default'>('default') : readPack(chosen);
  if (!read.ok) return read;
  const pack = read.value;
  const file = chosenPackFile({ pack });
  const seats = colours === undefined ? undefined : seatsFault(colours, file);
  if (seats !== undefined) return err(seats);
  const options: Options = { variant, pack, flags: flagsOf(variant, file, parsed.data.flags) };
  const fault = optionsFault(options);
  return fault === undefined ? ok(options) : err(fault);
}

function seatsFault(colours: readonly string[], file: PackFile): MfRefusal | undefined {
  if (new Set(colours).size !== colours.length) return { code: 'COLOUR_TAKEN' };
  if (colours.length < CLAN_COUNT) return { code: 'TOO_FEW_PLAYERS' };
  if (colours.length > CLAN_COUNT) return { code: 'SEAT_FULL' };
  const stranger = colours.find((colour) => !file.seat_order.includes(colour));
  if (stranger === undefined) return undefined;
  const cause = `expected one of ${file.seat_order.join(', ')}`;
  return badRequest({ member: 'colours', cause });
}

/** The edition's flags, what the pack and the pacing set by themselves, and what was stated. */
function flagsOf(variant: Options['variant'], file: PackFile, stated: StatedFlags<Flags>): Flags {
  const pacing = stated.pacing === 'forum' ? FORUM_FLAGS : {};
  return withStated({ ...PRESETS[variant], ...flagsOfPack(variant, file), ...pacing }, stated);
}

/** What is wrong with options of the right shape. */
export function optionsFault(options: Options): MfRefusal | undefined {
  const { flags } = options;
  const file = chosenPackFile(options);
  const firsts = [...file.seat_order, FIRST_PLAYER_BY_LOT];
  if (!firsts.includes(flags.first_player)) {
    const cause = `expected one of ${firsts.join(', ')}`;
    return badRequest({ member: 'flags.first_player', cause });
  }
  // Who play by correspondence do not draw from one deck of cardboard.
  if (flags.pacing === 'forum' && flags.card_source === 'printed_cards') {
    const cause = 'pacing forum takes server_deal';
    return badRequest({ member: 'flags.card_source', cause });
  }
  const escapes = file.cards.find(({ type }) => type === 'escape');
  if (flags.escape_arrest_figure && escapes?.severity === undefined) {
    return { code: 'PACK_INVALID', causes: [{ code: 'SEVERITY', names: [escapes?.id ?? ''] }] };
  }
  return undefined;
}

/** Changes flags of options that were parsed before. */
export function reconfigure(options: Options, input: unknown): Result<Options, MfRefusal> {
  return changedFlags(options, input, flagsInput, shapeRefusal, optionsFault);
}

function shapeRefusal(error: z.ZodError): MfRefusal {
  return badRequest(shapeFault(error));
}

function badRequest(fault: ShapeFault): MfRefusal {
  return { code: 'BAD_REQUEST', ...fault };
}

/** As views name the pack. */
export function packIdOf({ pack }: Pick<Options, 'pack'>): string {
  return PACK_READER.idIn(pack);
}

/** Shapes of actions. Which cards, quarters and figures there are is for `decide` to say. */

const word = z.string().max(60);
/** Of a stored move: plain, so that plans of one size are so in bytes too. */
const name = z.string().regex(/^[\w-]{0,40}$/);
const step = z.int().min(0).max(1_000_000);
const cards = z.array(word).max(32);
const layout = z.array(z.strictObject({ quarter: word, card: word })).max(16);
const if_open = name.exactOptional();
const planned = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('open'),
    quarter: name,
    choice: name.exactOptional(),
    if_target_present: z.literal(true).exactOptional(),
    if_open,
  }),
  z.strictObject({ do: z.literal('prison'), figure: name, if_open }),
  z.strictObject({ do: z.literal('pass'), if_open }),
]) satisfies z.ZodType<PlannedMove>;
/** A round has four moves of a seat, as cards and prisoners together are four (MF-67), and a pass. */
const moves = z.array(planned).max(9);

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('configure'), flags: z.record(z.string().max(40), jsonShape) }),
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({ type: z.literal('readCards'), cards }),
  z.strictObject({ type: z.literal('exchange'), cards }),
  z.strictObject({ type: z.literal('lay'), cards: layout }),
  z.strictObject({
    type: z.literal('plan'),
    plan: z
      .strictObject({
        exchange: cards.nullable().exactOptional(),
        layout: layout.nullable().exactOptional(),
        moves: moves.nullable().exactOptional(),
        ransoms: z.array(name).max(16).nullable().exactOptional(),
        confirm: z.boolean().nullable().exactOptional(),
      })
      .describe('What is left out stays as it was stored; null clears it.')
      .refine((plan) => Object.keys(plan).length > 0)
      .meta({ minProperties: 1 }),
  }),
  z.strictObject({ type: z.literal('open'), quarter: word, choice: word.exactOptional() }),
  z.strictObject({ type: z.literal('choose'), choice: word }),
  z.strictObject({ type: z.literal('movePrisoner'), figure: word }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('several'), actions: z.array(jsonShape).min(2).max(9) }),
  z.strictObject({ type: z.literal('ransom'), figure: word }),
  z.strictObject({ type: z.literal('confirm') }),
  z.strictObject({ type: z.literal('withdraw') }),
  z.strictObject({ type: z.literal('vote'), stop: z.boolean() }),
  z.strictObject({ type: z.literal('peek'), quarter: word }),
  z.strictObject({ type: z.literal('give'), to: word, sum: z.int().min(0).max(1_000_000) }),
  z.strictObject({ type: z.literal('scan'), code: word }),
  z.strictObject({ type: z.literal('correctCard'), card: word }),
  z.strictObject({ type: z.literal('expire'), step }),
  z.strictObject({ type: z.literal('standIn'), seat: word, step }),
]);

export const actionShape: z.ZodType<Action> = action;

const parse = actionParser(actionShape);

export function parseAction(input: unknown): Result<Action, MfRefusal> {
  const parsed = parse(input);
  if (parsed.ok) return parsed;
  const { member, cause } = parsed.error;
  return err(badRequest({ member, cause }));
}

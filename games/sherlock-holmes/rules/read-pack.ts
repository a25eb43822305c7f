import { z } from 'zod';
import {
  nameShape as id,
  type PackFileRefusal,
  packReader,
  packSpec,
  plainTextShape as plain,
} from '@mister-x/engine/packs/pack-reader';
import { type PackFault, packFaults } from './check-pack.js';
import { CHARACTERS, type PackFile } from './pack-file.js';

const words = plain(1, 80);
const number = z.int().min(0).max(99);
const pair = z.tuple([id, id]);
const percent = z.number().min(0).max(100);
const score = z.int().min(-999).max(999);

export const packShape = z.strictObject({
  pack: id,
  version: z.int().min(0),
  ruleset: z.literal('sherlock-holmes'),
  origin: plain(0, 200),
  players: z.strictObject({ min: z.int().min(1).max(5), max: z.int().min(1).max(5) }),
  seat_colours: z.array(id).max(9),
  token_types: z.array(id).max(9),
  yard: id,
  holmes_start: id,
  locations: z
    .array(
      z.strictObject({
        id,
        number: z.int().min(1).max(999).nullable(),
        name: words,
        token: z.boolean(),
        pos: z.tuple([percent, percent]).exactOptional(),
      }),
    )
    .max(60),
  roads: z.array(pair).max(300),
  underground: z.array(pair).max(30),
  holmes_loop: z.array(id).min(1).max(60),
  cases: z
    .array(
      z.strictObject({
        id,
        colour: id,
        title: words,
        tokens: z.record(id, z.int().min(1).max(3)).exactOptional(),
        links: z.array(pair).max(20),
      }),
    )
    .max(12),
  tokens: z
    .array(z.strictObject({ id, case: id, type: id, number: z.int().min(1).max(3) }))
    .max(60)
    .exactOptional(),
  cards: z
    .array(
      z.strictObject({
        id,
        character: z.enum(CHARACTERS),
        symbols: z.record(id, z.int().min(1).max(9)),
        holmes_symbol: id.exactOptional(),
        code: id.exactOptional(),
      }),
    )
    .max(120)
    .exactOptional(),
  card_recipe: z
    .strictObject({
      per_token_type: z
        .array(
          z.strictObject({
            character: z.enum(CHARACTERS),
            pips: z.int().min(1).max(9),
            count: z.int().min(1).max(60),
          }),
        )
        .max(20),
      id_pattern: z.string().regex(/^[\w{}-]{1,80}$/),
    })
    .exactOptional(),
  hand_size: number,
  line_size: z.int().min(1).max(9),
  walk_max: z.int().min(1).max(9),
  draw: z.strictObject({ moved: number, stayed: number, cap: number }),
  score: z.strictObject({
    start: score,
    eliminate_at: score,
    arrest_bonus: score,
    link_bonus: score,
  }),
  arrest_min_tokens: z.int().min(0).max(5),
}) satisfies z.ZodType<PackFile>;

export type PackRefusal = PackFileRefusal<PackFault>;

/** Reads packs out of untrusted input (SH-10). */
export const PACK_READER = packReader<PackFile, PackFault>(packShape, packFaults);

export const { read: readPack, readShape: readPackShape } = PACK_READER;
export { packId } from '@mister-x/engine/packs/pack-reader';

/** The pack that an owner brings along. */
export const SHERLOCK_PACK = packSpec('sherlock-holmes', PACK_READER, ({ locations }) => locations.length);

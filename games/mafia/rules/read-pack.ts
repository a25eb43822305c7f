import { z } from 'zod';
import {
  nameShape as id,
  type PackFileRefusal,
  packReader,
  packSpec,
  plainTextShape as plain,
} from '@mister-x/engine/packs/pack-reader';
import { type PackFault, packFaults } from './check-pack.js';
import { CARD_TYPES, type PackFile, SUITS } from './pack-file.js';

/** Of a column: it stands in front of the number of a row. */
const column = z.string().regex(/^[A-Z]$/);
const dollars = z.int().min(0).max(1_000_000);
const cell = z.int().min(1).max(999);

export const packShape = z.strictObject({
  pack: id,
  version: z.int().min(0),
  ruleset: z.literal('mafia'),
  origin: plain(0, 200),
  seat_order: z.array(z.string().regex(/^[a-z]{1,20}$/)).max(9),
  teams: z.array(z.tuple([id, id])).max(4),
  figures_per_seat: z.int().min(0).max(9),
  bank: z.strictObject({
    start: dollars,
    blitz_start: dollars,
    unit: z.int().min(1).max(1000),
    coins: z.array(z.strictObject({ value: dollars, count: z.int().min(0).max(999), colour: id })).max(9),
  }),
  city: z.strictObject({
    columns: z.array(column).max(9),
    rows: z.array(z.int().min(1).max(9)).max(9),
    owner: z.record(z.string().regex(/^[A-Z][1-9]$/), id),
  }),
  amounts: z.strictObject({
    theft: dollars,
    robbery: dollars,
    prostitute_fee: dollars,
    prostitute_threshold: dollars,
  }),
  prison: z.strictObject({
    track: z.array(cell).max(60),
    death_row: z.strictObject({ ransom: dollars }),
  }),
  prison_presets: z.record(id, z.array(cell).max(60)).exactOptional(),
  cards: z
    .array(
      z.strictObject({
        id,
        type: z.enum(CARD_TYPES),
        suit: z.enum(SUITS),
        name: plain(1, 80),
        price: dollars.exactOptional(),
        severity: cell.exactOptional(),
        code: id.exactOptional(),
      }),
    )
    .max(60),
}) satisfies z.ZodType<PackFile>;

export type PackRefusal = PackFileRefusal<PackFault>;

/** Reads packs out of untrusted input (MF-14). */
export const PACK_READER = packReader<PackFile, PackFault>(packShape, packFaults);

export const { read: readPack, readShape: readPackShape } = PACK_READER;
export { packId } from '@mister-x/engine/packs/pack-reader';

/** The pack that an owner brings along. */
export const MAFIA_PACK = packSpec('mafia', PACK_READER, ({ city }) => city.columns.length * city.rows.length);

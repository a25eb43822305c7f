import type { Json } from '@mister-x/engine';
import {
  LABEL_FORMATS,
  LANGUAGES,
  PAPERS,
  POSTER_SIZES,
  PRINT_SHEETS,
  type Requests,
  SYMBOLOGIES,
} from '@mister-x/engine/protocol';
import { type Base64Url, isHash, isSalt } from '@mister-x/engine/trust';
import { z } from 'zod';

/** What devices may send, checked field by field: unknown members and excess lengths are refused. */

/** Members within members; everything a game asks for is far flatter. */
const DEPTH_MAX = 12;

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return isText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  // Binary attachments arrive as objects of other classes.
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([key, member]) => isText(key) && isJson(member, depth - 1));
}

/** RFC 8785 has no spelling for a lone surrogate, so no hash either. */
const isText = (value: string): boolean => !/\p{Cs}/u.test(value);

const json = z.custom<Json>((value) => isJson(value, DEPTH_MAX));
const table = z.string().regex(/^[0-9a-z]{1,32}$/);
const seat = z.string().regex(/^[A-Za-z0-9_-]{1,24}$/);
/** Letters of any script, no control characters, no halves of a pair of surrogates. */
const name = z
  .string()
  .max(40)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** What a screen calls itself: it stands in the terminal, so nothing but plain words. */
const screen = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N} .,·()_-]*$/u);

/** As the server named it: the path of a device is part of it. */
const scanner = z
  .string()
  .max(512)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Of a board that people brought along. */
const boardId = z.string().regex(/^b-[A-Za-z0-9_-]{22}$/);

/** In millimetres, to where a printer puts things. */
const shift = z.number().min(-20).max(20);

const hash = z.custom<Base64Url>(isHash);

const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), action: json }),
  z.strictObject({ kind: z.literal('takeback') }),
  z.strictObject({ kind: z.literal('answer-takeback'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('concede') }),
  z.strictObject({ kind: z.literal('answer-concede'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('abandon') }),
]);

type Schemas = { readonly [Name in keyof Requests]: z.ZodType<Requests[Name]['ask']> };

const ofTable = z.strictObject({ table });
/** Whether the log is so long is looked up there. */
const since = z.int().min(0).max(1_000_000).exactOptional();
const visit = z.int().min(0).max(1_000_000_000);
const place = z.strictObject({ table, since });

export const schemas = {
  'line:key': z.strictObject({}),
  'line:open': z.strictObject({ hello: z.string().max(256) }),
  'host:pair': z.strictObject({
    code: z.string().min(1).max(64),
    key: hash,
    screen,
  }),
  'host:invite': z.strictObject({}),
  'host:withdraw': z.strictObject({}),
  'host:screens': z.strictObject({}),
  'host:sign-out': z.strictObject({}),
  'host:open': z.strictObject({ key: z.string().min(1).max(128) }),
  'table:create': z.strictObject({
    game: z.string().max(40),
    options: json,
    seats: z.array(z.strictObject({ name, colour: z.string().max(24) })).max(12),
    language: z.enum(LANGUAGES),
  }),
  'table:open': place,
  'table:watch': place,
  'table:start': ofTable,
  'table:rematch': ofTable,
  'seat:release': z.strictObject({ table, seat }),
  'seat:reopen': z.strictObject({ table, seat }),
  'seat:veto': z.strictObject({ table, seat }),
  'seat:claim': z.strictObject({ code: z.string().max(32) }),
  'seat:takeover': z.union([
    z.strictObject({ words: z.string().max(128) }),
    z.strictObject({ table, words: z.string().max(128) }),
  ]),
  'seat:resume': z.strictObject({
    table,
    seat,
    secret: z.string().min(1).max(64),
    share: hash.exactOptional(),
    seed: hash.exactOptional(),
    visit: visit.exactOptional(),
    since,
  }),
  'seat:leave': z.strictObject({ table, seat, visit }),
  chain: z.strictObject({
    table,
    seen: z.strictObject({ link: z.int().min(0), head: hash }).nullable(),
  }),
  command: z.strictObject({
    table,
    seat,
    id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    revision: z.int().min(0),
    command,
    salts: z.array(z.custom<Base64Url>(isSalt)).max(8).exactOptional(),
  }),
  'scanner:listen': z.strictObject({ table: table.nullable() }),
  'scanner:set': z.strictObject({
    scanner,
    on: z.boolean(),
    table: table.nullable(),
    seat: seat.nullable(),
  }),
  print: z.strictObject({
    game: z.string().max(40),
    sheet: z.enum(PRINT_SHEETS),
    language: z.enum(LANGUAGES),
    paper: z.enum(PAPERS),
    code: z.enum(SYMBOLOGIES),
    detectives: z.int().min(3).max(5),
    pawn: z.string().max(8).nullable(),
    edition: z.enum(['first', 'later']),
    board: boardId.exactOptional(),
    label: z.enum(LABEL_FORMATS),
    offset: z.strictObject({ right: shift, down: shift }),
    poster: z.enum(POSTER_SIZES),
    tiled: z.boolean(),
  }),
  'board:list': z.strictObject({}),
  'board:send': z.strictObject({}),
  'board:remove': z.strictObject({ board: boardId }),
  record: ofTable,
  history: ofTable,
} satisfies Schemas;

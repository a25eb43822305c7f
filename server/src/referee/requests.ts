import { z } from 'zod';

const id = z.union([z.string().max(200), z.number(), z.null()]).optional();
const match = z.string().min(1).max(64);
const seat = z.string().min(1).max(32);

/** What a seat may do besides playing; `takeback-timeout` comes by `expire` only. */
const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takeback') }),
  z.strictObject({ kind: z.literal('answer-takeback'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('concede') }),
  z.strictObject({ kind: z.literal('answer-concede'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('abandon') }),
]);

/** The requests of docs/protocol.md. Options and actions are left to the game to parse. */
export const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ id, do: z.literal('games') }),
  z.strictObject({
    id,
    do: z.literal('new'),
    game: z.string(),
    options: z.unknown().default({}),
    match: match.optional(),
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'a seed has 64 hexadecimal digits, in lower case')
      .optional(),
  }),
  z.strictObject({
    id,
    do: z.literal('legal'),
    match,
    seat,
    limit: z.number().int().min(1).max(100_000).optional(),
  }),
  z.strictObject({ id, do: z.literal('sample'), match, seat }),
  z.strictObject({ id, do: z.literal('act'), match, seat, action: z.unknown() }),
  z.strictObject({ id, do: z.literal('command'), match, seat, command }),
  z.strictObject({ id, do: z.literal('view'), match, viewer: seat }),
  z.strictObject({
    id,
    do: z.literal('history'),
    match,
    viewer: seat,
    from: z.number().int().min(0).optional(),
  }),
  z.strictObject({ id, do: z.literal('outcome'), match }),
  z.strictObject({ id, do: z.literal('timers'), match }),
  z.strictObject({ id, do: z.literal('expire'), match, timer: z.string() }),
  z.strictObject({ id, do: z.literal('forget'), match }),
]);

export type Request = z.infer<typeof requestSchema>;
export type RequestOf<K extends Request['do']> = Extract<Request, { do: K }>;

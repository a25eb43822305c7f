import { commandShape } from '@mister-x/engine/describe';
import { z } from 'zod';

const id = z.union([z.string().max(200), z.number(), z.null()]).optional();
const match = z.string().min(1).max(64);
const seat = z.string().min(1).max(32);

/** The requests of docs/protocol.md. Options and actions are left to the game to parse. */
export const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ id, do: z.literal('games') }),
  z
    .strictObject({
      id,
      do: z.literal('describe'),
      game: z.string().optional(),
      match: match.optional(),
    })
    .refine(
      (named) => (named.game === undefined) !== (named.match === undefined),
      'name a game or a match, and not both',
    )
    .meta({
      oneOf: ['game', 'match'].map((name) => ({ properties: { [name]: {} }, required: [name] })),
    }),
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
  z.strictObject({ id, do: z.literal('command'), match, seat, command: commandShape }),
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

import { err, ok, type Result, shapeFault } from '@mister-x/engine';
import { commandShape, jsonShape } from '@mister-x/engine/describe';
import { z } from 'zod';
import { type RefereeError, refusal } from './codes.js';

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
    /** With `--open` alone: what is laid over the first state. */
    position: jsonShape.optional(),
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
  z.strictObject({ id, do: z.literal('position'), match }),
  z.strictObject({ id, do: z.literal('record'), match }),
  z.strictObject({ id, do: z.literal('forget'), match }),
]);

const names: ReadonlySet<string> = new Set(requestSchema.options.flatMap(({ shape }) => [...shape.do.values]));

export type Request = z.infer<typeof requestSchema>;
export type RequestOf<K extends Request['do']> = Extract<Request, { do: K }>;

export type RequestId = string | number | null;

type ReadRequestResult = {
  /** To be echoed; `undefined` when the line carries none that can be read. */
  readonly id: RequestId | undefined;
  readonly request: Result<Request, RefereeError>;
};

/** Deeper than any request of any game. */
const DEPTH_LIMIT = 32;

/** Understands one line. Whatever the line is, the answer is a value. */
export function readRequest(line: string): ReadRequestResult {
  if (depthOf(line) > DEPTH_LIMIT) return badRequest('MALFORMED', 'nested too deeply');
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return badRequest('NOT_JSON', 'the line is not JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return badRequest('MALFORMED', 'a request is a JSON object');
  }
  const id = idOf(parsed);
  // Another version's request may have other members as well.
  if ('do' in parsed && typeof parsed.do === 'string' && !names.has(parsed.do)) {
    return badRequest('UNKNOWN_REQUEST', 'do: this version knows no request of that name', id);
  }
  const checked = requestSchema.safeParse(parsed);
  if (checked.success) return { id, request: ok(checked.data) };
  const { member, cause } = shapeFault(checked.error);
  const message = member === '' ? cause : `${member}: ${cause}`;
  return { id, request: err({ ...refusal('MALFORMED', message), member, cause }) };
}

function badRequest(
  code: 'MALFORMED' | 'NOT_JSON' | 'UNKNOWN_REQUEST',
  message: string,
  id?: RequestId,
): ReadRequestResult {
  return { id, request: err(refusal(code, message)) };
}

function idOf(parsed: object): RequestId | undefined {
  if (!('id' in parsed)) return undefined;
  const { id } = parsed;
  return typeof id === 'string' || typeof id === 'number' || id === null ? id : undefined;
}

/** How deep brackets nest, counted before parsing so that no recursion ever meets the depth. */
function depthOf(line: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth);
    else if (char === ']' || char === '}') depth--;
  }
  return deepest;
}

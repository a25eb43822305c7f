import type { Json } from '@mister-x/engine';
import {
  commandShape,
  type HostedDescriber,
  jsonShape,
  knowingViewShape,
  matchNoticeShape,
  matchViewShape,
  outcomeShape,
  seatShape,
} from '@mister-x/engine/describe';
import { z } from 'zod';
import { requestSchema } from '../requests.js';

/** The schemas that answers to each request keep to; `describe` itself has none. */
export const REPLY_SHAPE_NAMES = {
  games: 'games',
  new: 'opened',
  legal: 'legal',
  sample: 'sample',
  act: 'played',
  command: 'played',
  view: 'view',
  history: 'history',
  outcome: 'standing',
  timers: 'timers',
  expire: 'played',
  position: 'position',
  record: 'json',
  forget: 'forgotten',
} as const;

/** Everything that goes in and out while a game is played. */
export function shapesOf({ game, shapes }: HostedDescriber): Readonly<Record<string, NamedShape>> {
  const { options, agreed, action, board, parts } = shapes;
  const view =
    shapes.known === undefined
      ? matchViewShape(shapes.view, shapes.notice)
      : knowingViewShape(shapes.view, shapes.notice, shapes.known);
  const notice = matchNoticeShape(shapes.notice);
  const count = z.number().multipleOf(1).min(0);
  const notices = z.array(notice);
  const standing = {
    toAct: z
      .array(seatShape)
      .describe('Seats that play waits for, as everybody may know: also some that have answered.'),
    canAct: z.array(seatShape).describe('Those of toAct that have something to do. Hidden hands show in it.'),
    outcome: outcomeShape(game.outcomes).nullable().describe('null until the game is over.'),
  };
  const titled = (title: string, shape: z.ZodType): NamedShape => ({ title, shape });
  return {
    options: titled('Options, as new takes them', options),
    agreed: titled('Options in full, as new answers them', agreed),
    action: titled('An action, for act', action),
    command: titled('A command, for command', commandShape),
    view: titled('A view of a match', view),
    gameView: titled('The view of the game itself', shapes.view),
    notice: titled('A notice of a viewer’s log', notice),
    gameNotice: titled('What a notice tells of the game itself', shapes.notice),
    board: titled('A board', board),
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, titled(`A part: ${name}`, part)])),
    json: titled('Any JSON', jsonShape),
    request: titled('A request, one a line', requestSchema),
    error: titled('Why a request was refused', errorShape),
    games: titled('Answer to games', z.strictObject({ games: z.array(gameEntry) })),
    opened: titled(
      'Answer to new',
      z.strictObject({
        match: z.string(),
        seed: z.string().regex(/^[0-9a-f]{64}$/),
        options: agreed,
        seats: z.array(
          z.strictObject({
            seat: seatShape,
            role: z.string(),
            secret: z.boolean().describe('Only this seat may know what it is told.'),
          }),
        ),
        ...standing,
      }),
    ),
    legal: titled(
      'Answer to legal',
      z.strictObject({
        actions: z.array(action),
        all: z.boolean().describe('These are all that the game lists.'),
        commands: z.array(commandShape),
        omitted: z.array(z.string()).describe('Types of actions that are accepted and not listed.'),
      }),
    ),
    sample: titled(
      'Answer to sample: one of them at most is not null',
      z.strictObject({ action: action.nullable(), command: commandShape.nullable() }),
    ),
    played: titled(
      'Answer to act, command and expire',
      z.strictObject({
        notices: z.record(seatShape, notices).describe('What each viewer is told: the table, and every seat.'),
        ...standing,
      }),
    ),
    history: titled('Answer to history', z.strictObject({ notices, next: count })),
    standing: titled('Answer to outcome', z.strictObject(standing)),
    timers: titled(
      'Answer to timers',
      z.strictObject({
        timers: z.array(
          z.strictObject({
            id: z.string().describe('For expire; one of timers of the description.'),
            ms: count.describe('0: due at once; send expire.'),
            shown: z.boolean().describe('Players may see how long it still runs.'),
            action: action
              .nullable()
              .describe('What expire makes the seat referee do; null: the match itself ends a wait.'),
          }),
        ),
      }),
    ),
    position: titled('Answer to position: everything, as new takes it', z.strictObject({ position: jsonShape })),
    forgotten: titled('Answer to forget', z.null()),
  };
}

const errorShape = z.looseObject({
  code: z.string().describe('One of codes.'),
  message: z.string().describe('For people; its wording may change.'),
  leg: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('Leg of a double move.'),
  flag: z.string().optional().describe('Which option is at fault.'),
  member: z.string().optional().describe('What of the input is at fault.'),
  cause: z.string().optional().describe('Why; its wording may change.'),
});

const gameEntry = z.strictObject({
  id: z.string(),
  version: z.number().multipleOf(1),
  seats: z.strictObject({ min: z.number().multipleOf(1), max: z.number().multipleOf(1) }),
  variants: z.array(z.string()),
  codes: z.array(z.string()),
  outcomes: z.array(z.string()),
});

/** JSON Schemas (draft 2020-12) out of the shapes that parse, or are held to the types by the compiler. */

type JsonSchema = { readonly [keyword: string]: Json };

type NamedShape = { readonly title: string; readonly shape: z.ZodType };

/** One schema for each name; shapes that hold one another refer to it by its `$id`. */
export function jsonSchemas(
  base: string,
  shapes: Readonly<Record<string, NamedShape>>,
): Readonly<Record<string, JsonSchema>> {
  const named = z.registry<{ id: string }>();
  for (const [id, { shape }] of Object.entries(shapes)) named.add(shape, { id });
  const { schemas } = z.toJSONSchema(named, {
    io: 'input',
    uri: (id) => base + id,
    override: tidy,
  });
  // A shape that holds itself must be among the named ones.
  if ('__shared' in schemas) throw new Error('a schema would have a part without a name');
  return Object.fromEntries(
    Object.entries(shapes).map(([name, { title }]) => {
      const { $schema, $id, ...rest } = schemas[name] as JsonSchema;
      return [name, { $schema, $id, title, ...rest } as JsonSchema];
    }),
  );
}

/** The schema of a part, without a name of its own. */
export function partSchema(shape: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', override: tidy });
  return schema as JsonSchema;
}

/** Says the same in fewer words, and whole numbers so that large ones are whole as well. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.multipleOf === 1) {
    jsonSchema.type = 'integer';
    delete jsonSchema.multipleOf;
  }
  delete jsonSchema.readOnly;
  const { propertyNames } = jsonSchema;
  const says = typeof propertyNames === 'object' ? Object.keys(propertyNames) : [];
  if (says.join() === 'type') delete jsonSchema.propertyNames;
}

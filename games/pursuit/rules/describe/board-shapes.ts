import { z } from 'zod';
import { exactShape } from '@mister-x/engine/core/describe/exact-shape';
import { PLAIN_PATTERN } from '@mister-x/engine/core/plain-text';
import type { BoardData } from '../board.js';
import {
  BOARD_FORMAT,
  BOARD_GAME,
  BOARD_LIMITS,
  BOARD_WORD,
  type BoardFile,
  type Mission,
  READ_LIMITS,
  type Stop,
} from '../board-file.js';
import { countShape, stopShape, stopsShape } from './shapes.js';

/** Shapes of boards: as data that `describe` tells, and as the file that people bring along. */

const place = z.number().min(-READ_LIMITS.distance).max(READ_LIMITS.distance);
const text = z
  .string()
  .meta({ maxLength: BOARD_LIMITS.name, pattern: PLAIN_PATTERN })
  .describe('Plain text without control characters and angle brackets.');

const stationShape = z.strictObject({
  id: stopShape.max(READ_LIMITS.number).describe('The number printed at the stop.'),
  x: place.describe('From the left edge of the board (0) to the right one (1000).'),
  y: place.describe('From the upper edge (0) down, in the same unit.'),
  name: text.exactOptional().describe('As printed on the board, where stops have names.'),
});
exactShape<Stop>()(stationShape);

const linesShape = z.array(z.tuple([stopShape, stopShape]).readonly()).describe('Lines run both ways.');

const missionShape = z.strictObject({
  starts: stopsShape.describe('Where Mister X may begin.'),
  goals: stopsShape.describe('Where he must arrive.'),
});
exactShape<Mission>()(missionShape);

type Lines<Transport extends string> = BoardData<Transport>['edges'];

/** A board with the transports of a game. */
export function boardShape<Transport extends string>(
  transports: readonly Transport[],
): z.ZodType<BoardData<Transport>> {
  const edges = Object.fromEntries(transports.map((transport) => [transport, linesShape]));
  return z.strictObject({
    id: z.string(),
    name: z.string(),
    stations: z.array(stationShape),
    edges: z.strictObject(edges).describe('Lines by transport.') as z.ZodType as z.ZodType<Lines<Transport>>,
    starts: z.record(z.string(), stopsShape).describe('Start cards by deck.'),
    missions: z
      .record(z.string(), missionShape)
      .exactOptional()
      .describe('Missions by colour, in games that have them.'),
    tickets: z
      .record(z.string(), countShape)
      .exactOptional()
      .describe('How many tickets of each kind the box holds, in games that have such tickets.'),
  });
}

const words = <Value extends z.ZodType>(value: Value, most: number) =>
  z.record(z.string().regex(BOARD_WORD), value).meta({ maxProperties: most });
const numbers = z.array(stopShape.max(READ_LIMITS.number)).max(READ_LIMITS.cards);

/** The file of a board that people bring along; docs/board-file.md says what else makes one playable. */
export const boardFileShape = exactShape<BoardFile>()(
  z.strictObject({
    format: z.literal(BOARD_FORMAT),
    game: z.string().regex(BOARD_GAME),
    name: text,
    height: z.number().min(BOARD_LIMITS.height.min).max(BOARD_LIMITS.height.max).describe('Where the width is 1000.'),
    stations: z.array(stationShape).max(READ_LIMITS.stations),
    edges: words(
      z
        .array(z.tuple([stopShape.max(READ_LIMITS.number), stopShape.max(READ_LIMITS.number)]).readonly())
        .max(READ_LIMITS.lines),
      READ_LIMITS.kinds,
    ),
    starts: words(numbers, READ_LIMITS.kinds),
    missions: words(z.strictObject({ starts: numbers, goals: numbers }), READ_LIMITS.kinds).exactOptional(),
    tickets: words(countShape.max(READ_LIMITS.count), READ_LIMITS.tickets).exactOptional(),
  }),
);

/** A board in options: the id of one that comes with the game, or a file. */
export function boardChoiceShape(ids: readonly string[]) {
  return z
    .union([z.enum(ids) as z.ZodType<string>, boardFileShape])
    .describe('A board that comes with the game, or the file of another one.');
}

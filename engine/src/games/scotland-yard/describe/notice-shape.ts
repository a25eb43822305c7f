import { z } from 'zod';
import { exactly } from '../../../core/describe/exact-shape.js';
import {
  countShape,
  detectiveShape,
  endedMembers,
  factShapes,
  movedMembers,
  stopShape,
} from '../../../pursuit/describe/shapes.js';
import { type Notice, ORDINARY, OUTCOMES, type PawnId, TICKETS, VARIANTS } from '../types.js';

export const pawnShape: z.ZodType<PawnId> = z.enum(['x', 'd1', 'd2', 'd3', 'd4', 'd5']);
export const ticketShape = z.enum(TICKETS);
export const legShape = z.union([z.literal(1), z.literal(2)]).describe('Leg of a double move.');
const ordinary = z.enum(ORDINARY);
const settled = z
  .literal(true)
  .exactOptional()
  .describe('The ticket replaced a substitute on the log.');

export const noticeShape = exactly<Notice>()(
  z.discriminatedUnion('type', [
    ...factShapes,
    z.strictObject({
      type: z.literal('revealed'),
      window: countShape,
      stop: stopShape,
      why: z.enum(['due', 'voluntary']),
    }),
    z.strictObject({ type: z.literal('xStayed') }),
    z.strictObject({ type: z.literal('fareLent') }),
    z.strictObject({ ...movedMembers(ordinary), settled }),
    z.strictObject({ type: z.literal('configured'), variant: z.enum(VARIANTS) }),
    z.strictObject({ type: z.literal('kitRegistered'), pawn: pawnShape }),
    z.strictObject({
      type: z.literal('xReady'),
      stop: stopShape.exactOptional().describe('For Mister X alone.'),
    }),
    z.strictObject({
      type: z.literal('doublePlayed'),
      goesTo: z.enum(['aside', 'left_neighbour']),
    }),
    z.strictObject({
      type: z.literal('legTaken'),
      window: countShape,
      ticket: ticketShape,
      double: legShape.exactOptional(),
      from: z
        .enum(['box', 'substitute'])
        .exactOptional()
        .describe('Where the ticket came from when Mister X had none.'),
      pawnRemoved: z.literal(true).exactOptional().describe('His pawn is taken off the board.'),
      stop: stopShape.exactOptional().describe('For Mister X alone.'),
    }),
    z.strictObject({
      type: z.literal('confiscated'),
      detective: detectiveShape,
      ticket: ordinary,
      to: z.enum(['x', 'box']),
      settled,
    }),
    z.strictObject({
      ...endedMembers(OUTCOMES),
      stop: stopShape.nullable().describe('Where Mister X stands; null: he never began.'),
    }),
  ]),
);

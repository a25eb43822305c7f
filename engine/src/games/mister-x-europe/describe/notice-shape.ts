import { z } from 'zod';
import { exactly } from '../../../core/describe/exact-shape.js';
import {
  countShape,
  detectiveShape,
  endedMembers,
  factShapes,
  hunterKey,
  hunterShape,
  movedMembers,
  stopShape,
} from '../../../pursuit/describe/shapes.js';
import {
  type Hand,
  KINDS,
  type Notice,
  OUTCOMES,
  SYMBOLS,
  TRANSPORTS,
  VARIANTS,
  X_SPECIALS,
} from '../types.js';

/** A kind, or a piece of it where tickets are numbered. */
export const ticketShape = z
  .string()
  .regex(new RegExp(`^(${TRANSPORTS.join('|')})/(${SYMBOLS.join('|')})(/[1-9][0-9]*)?$`))
  .describe('car/beacon, or car/beacon/7 where tickets are numbered.');
export const ticketsShape = z.array(ticketShape);
export const kindShape = z.enum(KINDS);
export const doubleShape = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe('Leg of a double move; 0: no double.');
/** By hunter's seat. */
export const byHunter = <Value extends z.ZodType>(value: Value) => z.record(hunterKey, value);

const hand: z.ZodType<Hand> = z.union([z.literal('x'), hunterShape]);
const trace = {
  stop: stopShape,
  slot: countShape.nullable().describe('null: the start, which has no slot.'),
};
const known = ticketsShape.exactOptional().describe('Where this viewer may know them.');

export const noticeShape = exactly<Notice>()(
  z.discriminatedUnion('type', [
    ...factShapes,
    z.strictObject(movedMembers(ticketShape)),
    z.strictObject({ type: z.literal('xStayed'), why: z.enum(['surrounded', 'swapped']) }),
    z.strictObject({ type: z.literal('reshuffled'), from: z.enum(['discard', 'box', 'both']) }),
    z.strictObject({ type: z.literal('movesClosed') }),
    z.strictObject({ type: z.literal('discsCleared') }),
    z.strictObject({
      type: z.literal('checked'),
      hits: z.array(z.strictObject(trace)).describe('Empty: no trace.'),
    }),
    z.strictObject({
      type: z.literal('ringPlaced'),
      pair: countShape,
      ...trace,
      from: z.strictObject(trace).nullable().describe('Where it was taken from; null: the pile.'),
    }),
    z.strictObject({
      type: z.literal('investigated'),
      parts: byHunter(countShape),
      leg: countShape,
      stop: stopShape,
    }),
    z.strictObject({
      type: z.literal('operated'),
      parts: byHunter(countShape),
      detective: detectiveShape,
      transport: z.enum(TRANSPORTS),
      from: stopShape,
      to: stopShape,
      ticket: ticketShape.nullable().describe('Its travel ticket, where one is needed.'),
    }),
    z.strictObject({ type: z.literal('configured'), variant: z.enum(VARIANTS) }),
    z.strictObject({
      type: z.literal('missionChosen'),
      mission: z.string(),
      stop: stopShape.exactOptional().describe('For Mister X alone.'),
    }),
    z.strictObject({
      type: z.literal('specialPaid'),
      special: z.enum(X_SPECIALS),
      count: countShape,
      tickets: known,
    }),
    z.strictObject({
      type: z.literal('legTaken'),
      slot: countShape,
      ticket: ticketShape.nullable().describe('null: face down, and not this viewer’s.'),
      faceDown: z.boolean(),
      double: doubleShape,
      stop: stopShape.exactOptional().describe('For Mister X alone.'),
    }),
    z.strictObject({
      type: z.literal('openLegTaken'),
      leg: countShape,
      ticket: ticketShape.nullable(),
      double: doubleShape,
      stop: stopShape,
      pawnAppears: z.boolean().describe('His pawn is put on the board now.'),
    }),
    z.strictObject({ type: z.literal('swapped'), count: countShape }),
    z.strictObject({ type: z.literal('discarded'), hand, count: countShape, tickets: known }),
    z.strictObject({
      type: z.literal('drew'),
      hand,
      count: countShape,
      for: z.enum(['deal', 'swap', 'refill']),
      tickets: known,
    }),
    z.strictObject({
      ...endedMembers(OUTCOMES),
      start: stopShape.nullable(),
      stop: stopShape.nullable().describe('Where Mister X stands.'),
    }),
  ]),
);

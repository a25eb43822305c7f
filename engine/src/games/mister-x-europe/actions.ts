import { z } from 'zod';
import { jsonShape } from '../../core/json-shape.js';
import { actionParser } from '../../core/shape.js';
import type { Action } from './types.js';

/** Shapes of actions. Tickets, stops and pawns stay unchecked: the order of those checks is `decide`'s (CM-5). */

const word = z.string().max(20);
/** A ticket left out is an unknown ticket, which is for `decide` to say. */
const ticket = z.string().max(30).default('');
/** Any whole number: which of them are stops is for the board to say (`STOP_UNKNOWN`). */
const stop = z.number().multipleOf(1).default(0);
const tickets = z.array(z.string().max(30)).max(20);
/** `meta`: a schema made of this says it as well (`describe`). */
const parts = z
  .record(word, tickets)
  .refine((named) => Object.keys(named).length <= 5)
  .meta({ maxProperties: 5 });

const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('configure'),
    flags: z.record(z.string().max(40), jsonShape),
  }),
  z.strictObject({ type: z.literal('registerStart'), pawn: word, stop }),
  z.strictObject({ type: z.literal('dealStarts') }),
  z.strictObject({ type: z.literal('chooseMission'), mission: z.string().max(40), stop }),
  z.strictObject({ type: z.literal('registerHand'), tickets }),
  z.strictObject({ type: z.literal('dealHands') }),
  z.strictObject({
    type: z.literal('travel'),
    legs: z
      .array(z.strictObject({ ticket, stop, faceDown: z.boolean().exactOptional() }))
      .min(1)
      .max(8),
    special: z.enum(['double', 'secret']).exactOptional(),
    pay: tickets.exactOptional(),
  }),
  z.strictObject({ type: z.literal('swap') }),
  z.strictObject({ type: z.literal('discard'), tickets }),
  z.strictObject({ type: z.literal('draw'), tickets: tickets.exactOptional() }),
  z.strictObject({
    type: z.literal('move'),
    detective: word,
    ticket,
    stop,
    hand: word.exactOptional(),
  }),
  z.strictObject({ type: z.literal('pass'), detective: word.exactOptional() }),
  z.strictObject({ type: z.literal('closeMoves') }),
  z.strictObject({ type: z.literal('offer'), tickets }),
  z.strictObject({ type: z.literal('investigate'), parts }),
  z.strictObject({
    type: z.literal('operate'),
    parts,
    detective: word,
    transport: word,
    stop,
    ticket: z.string().max(30).exactOptional(),
  }),
  z.strictObject({ type: z.literal('noSpecial') }),
  z.strictObject({ type: z.literal('disc'), stop, on: z.boolean() }),
  z.strictObject({ type: z.literal('endTurn'), discsRemoved: z.boolean() }),
  z.strictObject({ type: z.literal('audit') }),
  z.strictObject({ type: z.literal('report') }),
]);

export const actionShape: z.ZodType<Action> = action;

export const parseAction = actionParser(actionShape);

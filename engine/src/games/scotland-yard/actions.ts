import { z } from 'zod';
import { jsonShape } from '../../core/json-shape.js';
import { actionParser } from '../../core/shape.js';
import type { Action } from './types.js';

/** Shapes of actions. Tickets, stops and pawns stay unchecked: the order of those checks is `decide`'s (CM-5). */

const word = z.string().max(20);
/** A ticket left out is an unknown ticket, which is for `decide` to say (SY-14). */
const ticket = word.default('');
/** Any whole number: which of them are stops is for the board to say (`STOP_UNKNOWN`). */
const stop = z.number().multipleOf(1).default(0);
const leg = z.strictObject({ ticket, stop });
/** `meta`: a schema made of this says it as well (`describe`). */
const take = z
  .record(word, word)
  .refine((named) => Object.keys(named).length <= 9)
  .meta({ maxProperties: 9 });

const action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('configure'),
    flags: z.record(z.string().max(40), jsonShape),
  }),
  z.strictObject({
    type: z.literal('registerKit'),
    pawn: word,
    tickets: z.record(word, z.int().min(0).max(999)),
  }),
  z.strictObject({ type: z.literal('registerStart'), pawn: word, stop }),
  z.strictObject({ type: z.literal('deal') }),
  z.strictObject({
    type: z.literal('travel'),
    legs: z.array(leg).min(1).max(8),
    double: z.boolean().exactOptional(),
    show: take.exactOptional(),
  }),
  z.strictObject({ type: z.literal('show'), take }),
  z.strictObject({
    type: z.literal('move'),
    detective: word,
    ticket,
    stop,
    supply: word.exactOptional(),
    card: z
      .strictObject({
        owner: z.templateLiteral(['d', z.int().min(1).max(9)]).or(z.literal('x')),
        ticket: word,
        serial: z.int().min(0).max(999),
      })
      .exactOptional(),
  }),
  z.strictObject({ type: z.literal('pass'), detective: word.exactOptional() }),
  z.strictObject({ type: z.literal('handTicket'), from: word, to: word, ticket }),
  z.strictObject({ type: z.literal('audit') }),
  z.strictObject({ type: z.literal('report') }),
  z.strictObject({
    type: z.literal('paperLog'),
    rows: z
      .array(
        z.strictObject({
          ticket: word,
          stop,
          double: z.boolean().exactOptional(),
          shown: z.int().min(0).max(99_999).exactOptional(),
          detectives: z.array(z.int()).max(9).exactOptional(),
        }),
      )
      .max(60),
    result: z.string().max(40),
  }),
]);

export const actionShape: z.ZodType<Action> = action;

export const parseAction = actionParser(actionShape);

import { z } from 'zod';
import { exactShape } from '@mister-x/engine/core/describe/exact-shape';
import type { Disclosure, Ended, PursuitFact } from '../facts.js';

import { type DetectiveId, type HunterSeat, SKIP_CAUSES } from '../pawns.js';

/** Shapes that all pursuits share. */

export const wholeNumberShape = z.number().multipleOf(1);
/** The number printed at a stop. */
export const stopShape = wholeNumberShape.min(1);
export const countShape = wholeNumberShape.min(0);
export const stopsShape = z.array(stopShape);
export const whereaboutsShape = stopsShape.describe('The stops where Mister X can be, ascending.');
const stopOrNone = stopShape.nullable();

export const hunterShape: z.ZodType<HunterSeat> = z.enum(['h1', 'h2', 'h3', 'h4', 'h5']);
/** The same as the name of a member. */
export const hunterKey = z.string().regex(/^h[1-5]$/) as unknown as z.ZodType<HunterSeat> & z.core.$ZodRecordKey;
export const detectiveShape: z.ZodType<DetectiveId> = z
  .enum(['d1', 'd2', 'd3', 'd4', 'd5'])
  .describe('A detective’s pawn, in the order of play.');
export const skipCauseShape = z.enum(SKIP_CAUSES);

/** What every pursuit tells alike, by type. */
export const factShapes = [
  z.strictObject({
    type: z.literal('startRegistered'),
    detective: detectiveShape,
    stop: stopShape,
  }),
  z.strictObject({ type: z.literal('roundOpened'), round: countShape }),
  z.strictObject({
    type: z.literal('skipped'),
    detective: detectiveShape,
    cause: skipCauseShape,
  }),
  z.strictObject({
    type: z.literal('audited'),
    answer: z.enum(['consistent', 'inconsistent']),
  }),
] as const;
exactShape<PursuitFact>()(z.discriminatedUnion('type', factShapes));

export function movedMembers<Ticket extends z.ZodType>(ticket: Ticket) {
  return {
    type: z.literal('moved'),
    detective: detectiveShape,
    ticket,
    from: stopShape,
    to: stopShape,
  };
}

const winner = z.enum(['x', 'detectives']).nullable().describe('null: the game was abandoned.');

export function endedMembers<Code extends string>(codes: readonly Code[]) {
  const members = {
    type: z.literal('ended'),
    end: z.strictObject({
      code: z.enum(codes),
      winner,
      detective: detectiveShape.exactOptional().describe('The detective who reached X.'),
    }),
  };
  return members;
}
exactShape<Ended<'A' | 'B'>>()(z.strictObject(endedMembers(['A', 'B'])));

export function disclosureMembers<Code extends string>(codes: readonly Code[]) {
  return {
    code: z.enum(codes),
    winner,
    detective: detectiveShape.nullable().describe('The detective who reached X.'),
    start: stopOrNone.describe('Where X began.'),
    stop: stopOrNone.describe('Where X stands.'),
  };
}
exactShape<Disclosure<'A' | 'B'>>()(z.strictObject(disclosureMembers(['A', 'B'])));

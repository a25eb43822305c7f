import { z } from 'zod';
import { deviationsShape } from '@mister-x/engine/core/describe/deviations-shape';
import { exactShape } from '@mister-x/engine/core/describe/exact-shape';
import { seatShape } from '@mister-x/engine/core/describe/match-shapes';
import { boardFileShape } from '../../../pursuit/rules/describe/board-shapes.js';
import {
  countShape,
  detectiveShape,
  disclosureMembers,
  endedMembers,
  factShapes,
  hunterKey,
  hunterShape,
  movedMembers,
  skipCauseShape,
  stopShape,
  stopsShape,
} from '../../../pursuit/rules/describe/shapes.js';
import { flagShapes } from '../input.js';
import {
  DEVICE_MODES,
  type HandOwner,
  TICKET_KINDS,
  type Notice,
  type Options,
  OUTCOMES,
  PHASES,
  REPORT_FAULTS,
  type Report,
  TICKET_SYMBOLS,
  TRANSPORTS,
  VARIANTS,
  type View,
  WARNINGS,
  X_SPECIALS,
} from '../types.js';

/** Options in full, as a table has agreed on them. */
export const agreedShape = exactShape<Options>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    board: z.union([z.string(), boardFileShape]),
    devices: z.enum(DEVICE_MODES),
    split: z.array(z.int().min(1).max(5)).min(1).max(5).describe('Pawns of each hunter, five in all.'),
    flags: z.strictObject(flagShapes),
  }),
);

/** A kind, or a piece of it where tickets are numbered. */
const ticketShape = z
  .string()
  .regex(new RegExp(`^(${TRANSPORTS.join('|')})/(${TICKET_SYMBOLS.join('|')})(/[1-9][0-9]*)?$`))
  .describe('car/beacon, or car/beacon/7 where tickets are numbered.');
const ticketsShape = z.array(ticketShape);
const kindShape = z.enum(TICKET_KINDS);
const doubleShape = z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('Leg of a double move; 0: no double.');
/** By hunter's seat. */
const byHunter = <Value extends z.ZodType>(value: Value) => z.record(hunterKey, value);

const hand: z.ZodType<HandOwner> = z.union([z.literal('x'), hunterShape]);
const trace = {
  stop: stopShape,
  slot: countShape.nullable().describe('null: the start, which has no slot.'),
};
const knownTicketsShape = ticketsShape.exactOptional().describe('Where this viewer may know them.');

export const noticeShape = exactShape<Notice>()(
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
      tickets: knownTicketsShape,
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
    z.strictObject({
      type: z.literal('discarded'),
      hand,
      count: countShape,
      tickets: knownTicketsShape,
    }),
    z.strictObject({
      type: z.literal('drew'),
      hand,
      count: countShape,
      for: z.enum(['deal', 'swap', 'refill']),
      tickets: knownTicketsShape,
    }),
    z.strictObject({
      ...endedMembers(OUTCOMES),
      start: stopShape.nullable(),
      stop: stopShape.nullable().describe('Where Mister X stands.'),
    }),
  ]),
);

const reach = z.array(z.strictObject({ transport: z.enum(TRANSPORTS), stops: stopsShape }));
const due = countShape.describe('Tickets to draw now, as far as there are any.');

const report = z.strictObject({
  rows: z.array(
    z.strictObject({
      leg: countShape,
      ticket: ticketShape,
      faceDown: z.boolean(),
      special: z.enum(X_SPECIALS).nullable(),
      stop: stopShape,
      verdict: z.enum(['OK', ...REPORT_FAULTS]),
    }),
  ),
  ledger: z
    .array(z.strictObject({ hand: z.union([z.literal('x'), hunterShape]), ticket: ticketShape }))
    .describe('Tickets that were registered although they were elsewhere.'),
});
exactShape<Report>()(report);

const detective = z.strictObject({
  id: detectiveShape,
  hunter: hunterShape.describe('The seat that plays this pawn.'),
  stop: stopShape.nullable().describe('null: not registered yet.'),
  moved: z.boolean().describe('Has made this round’s move.'),
  skipped: skipCauseShape.nullable().describe('Why he stays; null: he does not.'),
  card: ticketShape.nullable().describe('The ticket on his colour card; null: none.'),
});

const hunter = z.strictObject({
  seat: hunterShape,
  pawns: countShape,
  limit: countShape.describe('Tickets of a full hand.'),
  tickets: countShape.describe('Tickets in the hand.'),
  drawn: z.boolean().describe('The first hand, or this round’s draw, is made.'),
  due,
});

const x = z.strictObject({
  ready: z.boolean().describe('Mission and start are chosen.'),
  tickets: countShape,
  limit: countShape,
  dealt: z.boolean().describe('He has his first hand.'),
  due,
  pawn: stopShape.nullable().describe('Where his pawn stands; null: not on the board.'),
});

const own = z.strictObject({
  start: stopShape.nullable(),
  stop: stopShape.nullable(),
  hand: ticketsShape,
  startChoices: z.array(z.strictObject({ mission: z.string(), stops: stopsShape })).describe('While he may choose.'),
  reach: reach.describe('Ordinary moves with the tickets he holds.'),
  firstLegs: reach.describe('First legs of a double that he can pay and finish.'),
  secretStops: stopsShape.describe('Stops of a secret trip that he can pay.'),
  maySwap: z.boolean(),
  warnings: z.array(z.enum(WARNINGS)),
});

export const viewShape = exactShape<View>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    board: z.string().describe('Id of the board.'),
    devices: z.enum(DEVICE_MODES),
    deviations: deviationsShape(flagShapes),
    phase: z.enum(PHASES),
    round: countShape.describe('Turns of Mister X from 1; 0 during registration.'),
    toAct: z.array(seatShape).describe('Seats that may act now.'),
    startSource: flagShapes.start_source,
    handSource: flagShapes.hand_source,
    ticketIds: flagShapes.ticket_ids,
    deck: stopsShape.describe('Start cards of the detectives.'),
    mission: z.string().nullable().describe('null: not chosen yet.'),
    slots: z
      .array(
        z.strictObject({
          faceDown: z.boolean(),
          double: doubleShape,
          ticket: ticketShape.exactOptional().describe('Where this viewer may know it.'),
          stop: stopShape.exactOptional().describe('Where this viewer may know it.'),
        }),
      )
      .describe('Filled slots of the ticket board; the first is slot 1.'),
    openLegs: z
      .array(
        z.strictObject({
          leg: countShape,
          stop: stopShape,
          double: doubleShape,
          ticket: ticketShape.exactOptional().describe('Absent where nobody saw it.'),
        }),
      )
      .describe('Legs with the pawn on the board, after the last slot.'),
    secretMoves: flagShapes.secret_moves,
    secretLeft: countShape.describe('Secret legs or rounds left.'),
    firstSpecial: flagShapes.first_special,
    specialsOpen: z.boolean().describe('Detectives may play specials from now on.'),
    specialUsed: z.boolean().describe('They have played all the specials they may in this round.'),
    detectives: z.array(detective),
    hunters: z.array(hunter),
    moves: z
      .array(z.strictObject({ detective: detectiveShape, reach, mayPass: z.boolean() }))
      .describe('Legs that detectives could make now; tickets are not looked at.'),
    x,
    supply: z.strictObject({ stack: countShape, discard: countShape, box: countShape }),
    rings: z.array(
      z.strictObject({
        pair: countShape,
        stop: stopShape,
        slot: countShape.nullable().describe('null: the start, which has no slot.'),
      }),
    ),
    ringPairs: countShape,
    discs: z.strictObject({ stops: stopsShape, max: countShape }),
    hands: byHunter(ticketsShape).describe('Hands that this viewer may see.'),
    offers: byHunter(ticketsShape).describe('Parts of a special, for hunters with phones.'),
    given: byHunter(ticketsShape).describe('Numbered tickets given for specials, now in the box.'),
    mayCloseMoves: z.boolean().nullable().describe('null: this viewer may not know.'),
    own: own.nullable().describe('For Mister X alone; null for everybody else.'),
    end: z
      .strictObject({
        ...disclosureMembers(OUTCOMES),
        mission: z.string().nullable(),
        hand: z.array(kindShape).describe('What Mister X still holds.'),
        report,
      })
      .nullable()
      .describe('null until the game is over.'),
  }),
);

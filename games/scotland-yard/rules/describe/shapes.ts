import { z } from 'zod';
import { deviationsShape } from '@mister-x/engine/core/describe/deviations-shape';
import { exactShape } from '@mister-x/engine/core/describe/exact-shape';
import { boardFileShape } from '../../../pursuit/rules/describe/board-shapes.js';
import {
  countShape,
  detectiveShape,
  disclosureMembers,
  endedMembers,
  factShapes,
  hunterShape,
  movedMembers,
  stopShape,
  stopsShape,
  wholeNumberShape,
} from '../../../pursuit/rules/describe/shapes.js';
import { flagShapes } from '../input.js';
import {
  type Notice,
  type Options,
  ORDINARY_TICKETS,
  OUTCOMES,
  type PawnId,
  PHASES,
  REPORT_FAULTS,
  type ReportRow,
  TICKETS,
  VARIANTS,
  type View,
  WARNINGS,
} from '../types.js';

/** Options in full, as a table has agreed on them. */
export const agreedShape = exactShape<Options>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    board: z.union([z.string(), boardFileShape]),
    hunters: z.int().min(1).max(5),
    flags: z.strictObject(flagShapes),
  }),
);

const pawnShape: z.ZodType<PawnId> = z.enum(['x', 'd1', 'd2', 'd3', 'd4', 'd5']);
const ticketShape = z.enum(TICKETS);
const legShape = z.union([z.literal(1), z.literal(2)]).describe('Leg of a double move.');
const ordinary = z.enum(ORDINARY_TICKETS);
const settled = z.literal(true).exactOptional().describe('The ticket replaced a substitute on the log.');

export const noticeShape = exactShape<Notice>()(
  z.discriminatedUnion('type', [
    ...factShapes,
    z.strictObject({
      type: z.literal('revealed'),
      slot: countShape,
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
      slot: countShape,
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

const ordinaryCounts = z.strictObject({
  taxi: countShape,
  bus: countShape,
  underground: countShape,
});
const pieceCounts = ordinaryCounts.extend({ black: countShape, double: countShape });
const knownCounts = z.strictObject({
  taxi: countShape.exactOptional(),
  bus: countShape.exactOptional(),
  underground: countShape.exactOptional(),
  black: countShape.exactOptional(),
  double: countShape.exactOptional(),
});
const reach = z.array(z.strictObject({ ticket: ticketShape, stops: stopsShape }));

/** Rows that people typed from paper say what stood there. */
const reportRow = z.strictObject({
  slot: countShape,
  ticket: z.string().max(20),
  stop: wholeNumberShape,
  verdict: z.enum(['OK', ...REPORT_FAULTS]),
});
exactShape<ReportRow>()(reportRow);

export const viewShape = exactShape<View>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    board: z.string().describe('Id of the board.'),
    deviations: deviationsShape(flagShapes),
    edition: flagShapes.board_edition,
    startSource: flagShapes.start_source,
    phase: z.enum(PHASES),
    round: countShape.describe('Turns of Mister X from 1; 0 during registration.'),
    limit: flagShapes.limit,
    slotsTotal: countShape.describe('Slots of the log, one for each leg of Mister X.'),
    revealSlots: flagShapes.reveal_slots,
    nextReveal: countShape.nullable().describe('The next slot that shows Mister X; null: none.'),
    detectives: z.array(
      z.strictObject({
        id: detectiveShape,
        hunter: hunterShape.describe('The seat that plays this pawn.'),
        stop: stopShape.nullable().describe('null: not registered yet.'),
        tickets: ordinaryCounts,
        acted: z.boolean().describe('Has moved or been skipped in this round.'),
      }),
    ),
    spent: z.array(z.string()).exactOptional().describe('Numbered tickets that left their owners: d1/bus/3.'),
    next: z.array(pawnShape).describe('Pawns that may act, or register, now.'),
    moves: z
      .array(z.strictObject({ detective: detectiveShape, reach, mayPass: z.boolean() }))
      .describe('Legal moves of the detectives in next.'),
    x: z.strictObject({
      ready: z.boolean().describe('His start is registered.'),
      tickets: knownCounts.describe('Those whose number this viewer may know.'),
      unlimited: z.boolean().describe('His ordinary tickets never run out.'),
      pawn: stopShape.nullable().describe('Where his pawn stands on the board; null: nowhere.'),
      lastSeen: z.strictObject({ slot: countShape, stop: stopShape }).nullable(),
      loans: ordinaryCounts.describe('Substitutes that lie on the log.'),
      mayBorrow: z.boolean(),
    }),
    log: z.array(
      z.strictObject({
        ticket: ticketShape,
        double: legShape.exactOptional(),
        shown: z.enum(['due', 'voluntary']).exactOptional(),
        loan: z.literal(true).exactOptional(),
        stop: stopShape.exactOptional().describe('Where this viewer may know it.'),
      }),
    ),
    box: pieceCounts,
    own: z
      .strictObject({
        start: stopShape.nullable(),
        stop: stopShape.nullable(),
        reach: reach.describe('Legs that complete his turn.'),
        firstLegs: reach.describe('First legs of a double move.'),
        mayDouble: z.boolean(),
        startChoices: stopsShape.describe('Start cards that he may register.'),
        mayShow: z.boolean(),
        warnings: z.array(z.enum(WARNINGS)),
        risky: z
          .array(z.strictObject({ ticket: ticketShape, stop: stopShape }))
          .describe('Legs after which he may be unable to pay the next one.'),
      })
      .nullable()
      .describe('For Mister X alone; null for everybody else.'),
    end: z
      .strictObject({ ...disclosureMembers(OUTCOMES), report: z.array(reportRow) })
      .nullable()
      .describe('null until the game is over.'),
  }),
);

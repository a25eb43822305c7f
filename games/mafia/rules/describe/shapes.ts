import { z } from 'zod';
import { deviationsShape } from '@mister-x/engine/core/describe/deviations-shape';
import { exactShape } from '@mister-x/engine/core/describe/exact-shape';
import { flagShapes } from '../input.js';
import { packShape } from '../read-pack.js';
import {
  CHOICE_KINDS,
  CLANS,
  type FigurePlace,
  type Notice,
  type Options,
  OUTCOMES,
  PHASES,
  type PlannedMove,
  REFUSAL_CODES,
  VARIANTS,
  type View,
} from '../types.js';

/** Shapes of what programs are told. */

export const agreedShape = exactShape<Options>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    pack: z.union([z.literal('default'), packShape]),
    flags: z.strictObject(flagShapes),
  }),
);

const seat = z.enum(CLANS);
const seats = z.array(seat);
const count = z.int().min(0);
const sum = count.describe('In $.');
const balance = z.int().describe('In $; below 0: a debt.');
const quarter = z.string().describe('Column and row: A1.');
const quarters = z.array(quarter);
const figure = z.string().describe('Colour and number: blue-1.');
const figures = z.array(figure);
const card = z.string().describe('Id of a card in the pack.');
const cards = z.array(card);
const cell = z.union([count, z.literal('death-row')]).describe('Value of a cell in $.');
const laying = z.array(z.strictObject({ quarter, card }));
const dropped = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  inside: z
    .enum(REFUSAL_CODES)
    .nullable()
    .describe('Of QUEUE_STALE: why; null: if_open or if_target_present failed. Else null.'),
});
const kind = z.enum(CHOICE_KINDS);
const end = z.strictObject({ code: z.enum(OUTCOMES), winners: seats });
const place = z.strictObject({
  seat,
  balance,
  team: balance,
  place: count.describe('From 1; shared when equal.'),
});
const perClan = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ 'clan-1': shape, 'clan-2': shape, 'clan-3': shape, 'clan-4': shape });
const head = z.strictObject({
  bank: sum,
  balances: perClan(balance),
  free: perClan(count).describe('Figures that are not in prison.'),
  prison: z.array(z.strictObject({ figure, cell })),
});
const ofOwner = <Shape extends z.ZodType>(shape: Shape) => shape.exactOptional().describe('For this seat alone.');

export const noticeShape = exactShape<Notice>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('configured'), variant: z.enum(VARIANTS) }),
    z.strictObject({ type: z.literal('firstDrawn'), seat, lot: z.boolean() }),
    z.strictObject({ type: z.literal('roundBegan'), round: count, first: seat, head }),
    z.strictObject({
      type: z.enum(['dealt', 'cardsRead']),
      seat,
      count,
      cards: ofOwner(cards),
    }),
    z.strictObject({ type: z.literal('exchanged'), seat, count, cards: ofOwner(cards) }),
    z.strictObject({ type: z.literal('drawn'), seat, cards }),
    z.strictObject({ type: z.literal('cardsAwaited'), seat, count }),
    z.strictObject({ type: z.literal('exchangeBegan') }),
    z.strictObject({ type: z.literal('layoutBegan') }),
    z.strictObject({ type: z.literal('laidOut'), seat, quarters, cards: ofOwner(laying) }),
    z.strictObject({ type: z.literal('planned'), seat, round: count }),
    z.strictObject({ type: z.literal('dropped'), seat, dropped: z.array(dropped) }),
    z.strictObject({ type: z.literal('playBegan') }),
    z.strictObject({ type: z.literal('turnBegan'), seat }),
    z.strictObject({ type: z.literal('turning'), seat, quarter }),
    z.strictObject({
      type: z.literal('opened'),
      seat,
      quarter,
      card,
      corrected: z.boolean().describe('The table found another card there than was laid.'),
    }),
    z.strictObject({ type: z.literal('choiceAsked'), seat, quarter, kind }),
    z.strictObject({ type: z.literal('traded'), good: quarter, buyer: quarter, price: sum }),
    z.strictObject({
      type: z.literal('paid'),
      quarter,
      sum,
      sources: z.array(z.strictObject({ from: z.union([z.literal('bank'), seat]), sum })),
      frozen: z.boolean().describe('The bank pays nothing any more.'),
    }),
    z.strictObject({ type: z.literal('feePaid'), from: quarter, to: quarter, sum }),
    z.strictObject({
      type: z.literal('arrested'),
      quarter,
      card,
      by: quarter,
      money: sum,
      figure: figure.nullable().describe('null: none is placed, and the card is removed.'),
      from: quarter.nullable().describe('The murder place that it leaves.'),
    }),
    z.strictObject({ type: z.literal('jailed'), quarter, card, figure, cell }),
    z.strictObject({ type: z.literal('released'), quarter, card, figure }),
    z.strictObject({ type: z.literal('bribed'), from: quarter, to: quarter, sum }),
    z.strictObject({ type: z.literal('shotInAir'), quarter }),
    z.strictObject({
      type: z.literal('killed'),
      quarter,
      victim: quarter,
      money: sum,
      figure,
      open: z.boolean().describe('The victim lay open.'),
      card: card.nullable().describe('null: nobody has seen it.'),
      freed: figure.nullable().describe('Under arrest on the victim, and free now.'),
    }),
    z.strictObject({ type: z.literal('escapeBegan'), quarter, figure, cell }),
    z.strictObject({ type: z.literal('escapeFoiled'), quarter, figure, cell }),
    z.strictObject({ type: z.literal('nobodyEscaped'), quarter, card }),
    z.strictObject({
      type: z.literal('prisonerMoved'),
      seat,
      figure,
      from: sum,
      to: sum.nullable().describe('null: free.'),
      thrown: z.array(z.strictObject({ figure, from: sum, to: sum })),
    }),
    z.strictObject({ type: z.literal('passed'), seat }),
    z.strictObject({ type: z.literal('lastRoundBegan') }),
    z.strictObject({ type: z.literal('playEnded') }),
    z.strictObject({ type: z.literal('escaped'), quarter, figure, cell }),
    z.strictObject({ type: z.literal('collected'), quarter, seat, sum }),
    z.strictObject({ type: z.literal('figureHome'), figure, quarter }),
    z.strictObject({
      type: z.literal('cardsReturned'),
      closed: z.array(z.strictObject({ quarter, card: card.nullable() })),
    }),
    z.strictObject({ type: z.literal('ransomBegan') }),
    z.strictObject({
      type: z.literal('ransomed'),
      seat,
      figure,
      cell,
      price: sum,
      payee: seat,
    }),
    z.strictObject({ type: z.literal('confirmed'), seat }),
    z.strictObject({ type: z.literal('withdrawn'), seat }),
    z.strictObject({ type: z.literal('roundClosed') }),
    z.strictObject({ type: z.literal('voted'), seat, stop: z.boolean() }),
    z.strictObject({ type: z.literal('stopAsked') }),
    z.strictObject({ type: z.literal('stopping') }),
    z.strictObject({
      type: z.literal('stoodIn'),
      seat,
      what: z.enum(['exchange', 'layout', 'turn', 'choice', 'ransom']),
      host: z.boolean().describe('The host answered, not the clock.'),
    }),
    z.strictObject({ type: z.literal('boughtOut'), seat, figures, sum, payee: seat }),
    z.strictObject({ type: z.literal('covered'), by: seat, seat, sum }),
    z.strictObject({ type: z.literal('ranked'), places: z.array(place) }),
    z.strictObject({ type: z.literal('ended'), end }),
  ]),
);

const stays = z.enum(['new', 'moved', 'escapee']).nullable().describe('Why it makes no move in this round.');

const figurePlace = exactShape<FigurePlace>()(
  z.discriminatedUnion('at', [
    z.strictObject({ at: z.literal('home') }),
    z.strictObject({ at: z.literal('board'), quarter }),
    z.strictObject({ at: z.literal('cell'), cell: count, stays }),
    z.strictObject({ at: z.literal('escaping'), cell, stays }),
    z.strictObject({ at: z.literal('death-row'), stays }),
  ]),
);

const if_open = quarter.exactOptional().describe('Only if an open card lies there that is not arrested.');
const planned = exactShape<PlannedMove>()(
  z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('open'),
      quarter,
      choice: z.string().exactOptional().describe('As choose names it.'),
      if_target_present: z.literal(true).exactOptional().describe('Only if the choice can be made in that moment.'),
      if_open,
    }),
    z.strictObject({ do: z.literal('prison'), figure, if_open }).describe('As the action movePrisoner.'),
    z.strictObject({ do: z.literal('pass'), if_open }),
  ]),
);

const own = z.strictObject({
  hand: cards,
  gave: cards.describe('What this seat gave away in the exchange, until the round’s cards go back.'),
  laid: laying.describe('Own closed cards; empty where their owner may not look.'),
  plan: z.strictObject({
    exchange: cards.nullable(),
    layout: laying.nullable(),
    moves: z.array(planned),
    ransoms: figures,
    confirm: z.boolean(),
  }),
  halted: z
    .boolean()
    .describe('The stored moves wait until a plan with moves is sent: one was dropped, or taken back.'),
  dropped: z.array(dropped).describe('What could not be done since moves were last stored in this round, in order.'),
});

export const viewShape = exactShape<View>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    pack: z.string().describe('default, or the id of a pack of one’s own.'),
    deviations: deviationsShape(flagShapes),
    phase: z.enum(PHASES),
    round: count.describe('0 before the first deal.'),
    first: seat.nullable().describe('Who begins this round.'),
    step: count.describe('Counts what people wait for; the host names it to stand in.'),
    turn: seat.nullable(),
    choice: z.strictObject({ seat, quarter, kind }).nullable().describe('Due before all else.'),
    opening: z.strictObject({ seat, quarter }).nullable().describe('A printed card whose face is to be read.'),
    clans: z.array(
      z.strictObject({
        seat,
        colour: z.string(),
        balance,
        hand: count,
        unread: count.describe('Printed cards that are still to be read.'),
        swapped: count.nullable().describe('null before its exchange.'),
        laid: z.boolean(),
        passed: z.boolean(),
        done: z.boolean().describe('Nothing left to do in this round.'),
        confirmed: z.boolean(),
      }),
    ),
    bank: sum,
    frozen: z.boolean(),
    lastRound: z.boolean(),
    figures: z.record(figure, figurePlace),
    city: z.array(
      z.strictObject({
        quarter,
        state: z.enum(['closed', 'open', 'arrested']),
        card: card.nullable().describe('null while it is closed.'),
        money: sum,
        sold: z.boolean(),
        shot: z.string().nullable().describe('Of a Pistol: air, or the quarter of its victim.'),
        escapee: figure.nullable(),
      }),
    ),
    deck: count,
    votes: seats.describe('Who wants to stop.'),
    mayVote: z.boolean(),
    asked: z.boolean().describe('Nobody opened a card: the table is asked whether to stop.'),
    stopped: z.boolean(),
    head: head.nullable().describe('How this round began.'),
    own: own.nullable().describe('What this seat alone may know; null for everybody else.'),
    end: end.extend({ places: z.array(place).nullable() }).nullable(),
  }),
);

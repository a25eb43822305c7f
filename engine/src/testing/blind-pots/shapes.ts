import { z } from 'zod';
import { DECK, OUTCOMES, PHASES, SEATS } from './types.js';

/** What viewers see and are told. */

const card = z.enum(DECK);
const cards = z.array(card).max(DECK.length).readonly();
const seat = z.enum(SEATS);
const round = z.int().min(0);
const order = z.strictObject({ cards, atMost: z.int().min(0).max(9) });
const end = z.strictObject({
  code: z.enum(OUTCOMES),
  winners: z.array(seat).readonly(),
});
const hands = z.strictObject({ north: cards, east: cards, south: cards });

export const viewShape = z.strictObject({
  phase: z.enum(PHASES),
  round,
  rounds: z.int().min(1).max(3),
  stock: z.int().min(0),
  stake: z.int().min(0),
  shown: cards,
  seats: z
    .array(
      z.strictObject({
        seat,
        cards: z.int().min(0),
        exchanged: z.int().min(0).nullable(),
        mayShout: z.boolean(),
        points: z.int().min(0),
      }),
    )
    .readonly(),
  known: z
    .array(
      z.strictObject({
        seat,
        hand: cards,
        laid: card.nullable(),
        order: order.nullable(),
        answered: z.boolean(),
      }),
    )
    .readonly(),
  end: end.nullable(),
});

export const noticeShape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['dealt', 'exchanged']),
    seat,
    count: z.int().min(0),
    out: cards.exactOptional(),
    in: cards.exactOptional(),
  }),
  z.strictObject({ type: z.enum(['roundOpened', 'windowOpened']), round }),
  z.strictObject({ type: z.literal('ordered'), seat, order: order.nullable() }),
  z.strictObject({ type: z.literal('orderStale'), seat, why: z.string() }),
  z.strictObject({ type: z.literal('laid'), seat, card }),
  z.strictObject({ type: z.enum(['passed', 'shouted']), seat }),
  z.strictObject({
    type: z.literal('revealed'),
    round,
    cards: z.strictObject({ north: card, east: card, south: card }),
    winner: seat.nullable(),
  }),
  z.strictObject({ type: z.literal('ended'), end, hands }),
]);

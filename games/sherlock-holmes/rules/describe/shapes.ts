import { z } from 'zod';
import { deviationsShape } from '@mister-x/engine/core/describe/deviations-shape';
import { exactShape } from '@mister-x/engine/core/describe/exact-shape';
import { flagShapes } from '../input.js';
import { packShape } from '../read-pack.js';
import { PLAY_MODES, type Notice, type Options, OUTCOMES, PHASES, SLEUTHS, VARIANTS, type View } from '../types.js';

/** Shapes of what programs are told. */

export const agreedShape = exactShape<Options>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    pack: z.union([z.literal('default'), packShape]),
    seats: z.int().min(1).max(5),
    colours: z.array(z.string()).describe('Of pawns and markers, in the order of the seats.'),
    flags: z.strictObject(flagShapes),
  }),
);

const sleuth = z.enum(SLEUTHS);
const sleuths = z.array(sleuth);
const count = z.int().min(0);
const place = z.string().describe('Id of a place in the pack.');
const token = z.string().describe('Id of a token: case-type.');
const symbol = z.string().describe('One of the five types of tokens.');
const card = z.string().describe('Id of a card in the pack.');
const cards = z.array(card);
const marker = z.int();
const play = z.strictObject({ card, mode: z.enum(PLAY_MODES) });
const bySymbol = z.record(place, symbol);
const kind = z.enum(['search', 'holmes']);
const end = z.strictObject({ code: z.enum(OUTCOMES), winners: sleuths });
const ofOwner = <Shape extends z.ZodType>(shape: Shape) => shape.exactOptional().describe('For this seat alone.');

export const noticeShape = exactShape<Notice>()(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('configured'), variant: z.enum(VARIANTS) }),
    z.strictObject({ type: z.literal('firstNamed'), seat: sleuth }),
    z.strictObject({ type: z.literal('symbolEntered'), location: place, symbol }),
    z.strictObject({ type: z.literal('codesLoaded') }),
    z.strictObject({ type: z.literal('tokenBound'), location: place, symbol }),
    z.strictObject({ type: z.literal('unbound'), location: place }),
    z.strictObject({ type: z.literal('tableLaid') }),
    z.strictObject({ type: z.literal('tokensLaid'), symbols: bySymbol }),
    z.strictObject({ type: z.literal('caseDealt'), seat: sleuth, case: ofOwner(z.string()) }),
    z.strictObject({ type: z.literal('handDealt'), seat: sleuth, count, cards: ofOwner(cards) }),
    z.strictObject({ type: z.literal('cardsAwaited') }),
    z.strictObject({ type: z.literal('turnBegan'), seat: sleuth, round: count }),
    z.strictObject({ type: z.literal('walked'), seat: sleuth, path: z.array(place) }),
    z.strictObject({ type: z.literal('rode'), seat: sleuth, card, from: place, to: place }),
    z.strictObject({
      type: z.literal('looked'),
      seat: sleuth,
      look: count,
      kind,
      location: place,
      opening: play,
      token: ofOwner(token),
    }),
    z.strictObject({ type: z.literal('passed'), seat: sleuth, look: count }),
    z.strictObject({
      type: z.literal('reacted'),
      seat: sleuth,
      look: count,
      card,
      location: place,
      token: ofOwner(token),
    }),
    z.strictObject({
      type: z.literal('decided'),
      seat: sleuth,
      look: count,
      take: z.boolean(),
      cards: z.array(play),
    }),
    z.strictObject({ type: z.literal('windowClosed'), look: count }),
    z.strictObject({
      type: z.literal('resolved'),
      seat: sleuth,
      look: count,
      location: place,
      symbol,
      take: z.boolean(),
      cards: z.array(play),
      decided: z.boolean().describe('By its searcher, not by the clock.'),
    }),
    z.strictObject({ type: z.literal('lapsed'), seat: sleuth, look: count }),
    z.strictObject({ type: z.literal('lookEnded'), look: count }),
    z.strictObject({ type: z.literal('extraPlayed'), seat: sleuth, card }),
    z.strictObject({ type: z.literal('lineTaken'), seat: sleuth, position: count, card }),
    z.strictObject({ type: z.literal('deckDrawn'), seat: sleuth, card: ofOwner(card) }),
    z.strictObject({ type: z.literal('reshuffled'), count }),
    z.strictObject({ type: z.literal('drawEnded'), seat: sleuth }),
    z.strictObject({ type: z.literal('lineAwaited'), positions: z.array(count) }),
    z.strictObject({ type: z.literal('lineFilled'), position: count, card }),
    z.strictObject({ type: z.literal('holmesMoved'), card, from: place, to: place }),
    z.strictObject({ type: z.literal('holmesStayed'), card, symbol }),
    z.strictObject({
      type: z.literal('revealed'),
      location: place,
      token: token.exactOptional().describe('Not in `history` where it must be remembered (`log_reveals`).'),
      atSetup: z.boolean().describe('By the opening line.'),
    }),
    z.strictObject({ type: z.literal('noted'), seat: sleuth }),
    z.strictObject({ type: z.literal('revealClosed') }),
    z.strictObject({ type: z.literal('penalised'), seat: sleuth, marker }),
    z.strictObject({
      type: z.literal('eliminated'),
      seat: sleuth,
      cards: cards.nullable().describe('The hand, where it goes to the discards.'),
    }),
    z.strictObject({
      type: z.literal('arrested'),
      seat: sleuth,
      card,
      location: place,
      order: count,
      cards: cards.nullable().describe('The rest of the hand, where it goes to the discards.'),
    }),
    z.strictObject({ type: z.literal('voted'), seat: sleuth, stop: z.boolean() }),
    z.strictObject({ type: z.literal('ended'), end }),
  ]),
);

const mark = z.strictObject({
  struck: z.literal(true).exactOptional(),
  case: z.string().exactOptional(),
  number: count.exactOptional(),
  text: z.string().exactOptional(),
});

const own = z.strictObject({
  case: z.string().nullable().describe('null before the deal.'),
  hand: cards,
  pile: z.array(token),
  seen: z.record(place, token).describe('What this seat has lawfully seen by itself.'),
  openLook: place.nullable().describe('Lies open before it, and is put away with its next step.'),
  notebook: z.strictObject({
    marks: z.record(place, mark),
    own: z.array(place.nullable()),
    text: z.string(),
  }),
  mayAnswer: z.boolean().describe('The look that runs waits for its answer.'),
  decision: z.strictObject({ take: z.boolean(), cards: z.array(play) }).nullable(),
  median: z
    .strictObject({ places: z.array(place), hideout: place })
    .nullable()
    .describe('With notebook_median, once all five places are known.'),
});

const score = z.strictObject({
  seat: sleuth,
  marker,
  tokens: count,
  links: z.int(),
  bonus: z.int(),
  total: z.int(),
  right: z.boolean().nullable().describe('null: no arrest.'),
  place: count.nullable().describe('null: not ranked.'),
});

export const viewShape = exactShape<View>()(
  z.strictObject({
    variant: z.enum(VARIANTS),
    pack: z.string().describe('default, or the id of a pack of one’s own.'),
    deviations: deviationsShape(flagShapes),
    phase: z.enum(PHASES),
    first: sleuth.nullable().describe('Who plays first; null: nobody is named yet.'),
    laying: z
      .strictObject({
        begun: z.boolean(),
        symbols: bySymbol,
        codes: z.boolean().describe('The list of the codes on tokens is there.'),
        hands: sleuths.describe('Whose first hand is still to be read.'),
      })
      .nullable()
      .describe('While the table is laid.'),
    turn: z.strictObject({
      number: count,
      round: count,
      moved: z.boolean(),
      searches: count,
      used: z.strictObject({
        look: z.boolean(),
        extra: z.boolean(),
        cab: z.boolean(),
        lestrade: sleuths,
      }),
      drawn: count,
      seat: sleuth.nullable().describe('null before the first turn.'),
      draws: count.describe('Cards that are still to be drawn.'),
      withHolmes: count.nullable().describe('The same with a card of Holmes; null: not possible.'),
    }),
    sleuths: z.array(
      z.strictObject({
        seat: sleuth,
        colour: z.string(),
        at: place,
        marker,
        hand: count,
        pile: z.array(
          z.strictObject({
            location: place,
            symbol,
            turn: count,
            token: token.exactOptional().describe('Where collected tokens are public.'),
          }),
        ),
        arrest: z.strictObject({ order: count, location: place }).nullable(),
        eliminated: z.boolean(),
      }),
    ),
    symbols: bySymbol.describe('Types of the tokens that lie on the board.'),
    deck: count,
    discards: cards,
    line: z.array(card.nullable()),
    holmes: place,
    look: z
      .strictObject({
        id: count,
        by: sleuth,
        kind,
        location: place,
        opening: play.nullable(),
        open: z.boolean().describe('Others may still react.'),
        reacted: sleuths,
      })
      .nullable(),
    reveal: z.strictObject({ location: place, token, noted: sleuths }).nullable(),
    revealed: z.array(z.strictObject({ location: place, token, turn: count })),
    votes: sleuths.describe('Who wants to stop.'),
    mayVote: z.boolean(),
    own: own.nullable().describe('What this seat alone may know; null for everybody else.'),
    end: end
      .extend({
        tokens: z.record(place, token),
        cases: z.array(
          z.strictObject({
            seat: sleuth,
            case: z.string().nullable(),
            places: z.array(place),
            hideout: place.nullable(),
            pile: z.array(token),
          }),
        ),
        undealt: z.array(z.string()),
        scores: z.array(score),
      })
      .nullable(),
  }),
);

import { z } from 'zod';
import type { Seat } from '../game.js';
import { LEVELS } from '../level.js';
import type { SharedCommand } from '../match-choices.js';
import { type ConcessionEvent, type MatchNotice, type MatchView, SEAT_CHANGES } from '../match-types.js';
import { jsonShape } from '../shape.js';
import { exactShape } from './exact-shape.js';

export { jsonShape };

/** Shapes of what every game has in common. */

export const seatShape: z.ZodType<Seat> = z.string().min(1).max(32);
const seats = z.array(seatShape);

/** What a seat may send besides playing; what the referee's timers bring comes by no command. */
export const commandShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takeback') }),
  z.strictObject({ kind: z.literal('answer-takeback'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('concede') }),
  z.strictObject({ kind: z.literal('answer-concede'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('abandon') }),
]);

type Sendable = Exclude<SharedCommand, { readonly kind: 'takeback-timeout' | 'concede-timeout' }>;
exactShape<Sendable>()(commandShape);

export const outcomeShape = (codes: readonly string[]) =>
  z.strictObject({
    code: z.enum(codes),
    winners: seats.describe('Empty when nobody wins.'),
  });

/** A view of a match, around the game's own. */
export function matchViewShape<View extends z.ZodType, Notice extends z.ZodType>(view: View, notice: Notice) {
  return z.strictObject({
    game: view,
    takeback: z.strictObject({
      mayAsk: z.boolean().describe('This viewer may ask for its last move back.'),
      asker: seatShape.nullable().describe('The seat that may ask now; null: none.'),
      open: z
        .strictObject({
          by: seatShape,
          of: seatShape.describe('Who must answer; `referee`: the host.'),
          yours: z.boolean().describe('This viewer must answer.'),
          move: notice.nullable().describe('The move, as the table was told of it.'),
        })
        .nullable()
        .describe('An open request; null: there is none.'),
    }),
    concession: z.strictObject({
      alone: seats.describe('Seats that can end the game now by giving up.'),
      together: seats.describe('Seats that may now ask the others on their side to give up together.'),
      open: z
        .strictObject({ by: seatShape, waiting: seats, agreed: seats })
        .nullable()
        .describe('An open request to concede; null: there is none.'),
    }),
  });
}

exactShape<Omit<MatchView<'view', 'notice'>, 'known'>>()(matchViewShape(z.literal('view'), z.literal('notice')));

/** The same of a game whose table may want to be shown what can be known. */
export function knowingViewShape<View extends z.ZodType, Notice extends z.ZodType, Known extends z.ZodType>(
  view: View,
  notice: Notice,
  known: Known,
) {
  return matchViewShape(view, notice).extend({
    known: known.exactOptional().describe('Where the table chose to be shown what follows from all that it was told.'),
  });
}

exactShape<MatchView<'view', 'notice'>>()(knowingViewShape(z.literal('view'), z.literal('notice'), jsonShape));

const concessionNotices = [
  z.strictObject({ kind: z.literal('concede-asked'), by: seatShape, of: seats }),
  z.strictObject({ kind: z.literal('concede-agreed'), by: seatShape }),
  z.strictObject({
    kind: z.literal('concede-declined'),
    by: seatShape.describe('Whose request was refused.'),
    seat: seatShape.nullable().describe('Who refused it; null: not all answered in time.'),
  }),
] as const;
exactShape<ConcessionEvent>()(z.discriminatedUnion('kind', concessionNotices));

/** A notice of a viewer's log, around the game's own. */
export function matchNoticeShape<Notice extends z.ZodType>(notice: Notice) {
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('game'), notice }),
    z.strictObject({ kind: z.literal('takeback-asked'), by: seatShape, of: seatShape }),
    z.strictObject({
      kind: z.literal('takeback-declined'),
      by: seatShape,
      timeout: z.boolean(),
      withdrawn: z.literal(true).exactOptional().describe('By the seat that asked.'),
      code: z.literal('TAKEBACK_DECLINED').exactOptional().describe('For the seat that asked, unless it withdrew.'),
    }),
    z.strictObject({ kind: z.literal('taken-back'), by: seatShape }),
    ...concessionNotices,
    z.strictObject({
      kind: z.literal('seat'),
      seat: seatShape,
      what: z.enum(SEAT_CHANGES),
      agreed: z.array(seatShape).exactOptional().describe('With `replaced`: the other seats, which agreed.'),
      level: z
        .enum(LEVELS)
        .exactOptional()
        .describe('With `computer`: how well the one plays that sits there from now on.'),
    }),
  ]);
}
exactShape<MatchNotice<'notice'>>()(matchNoticeShape(z.literal('notice')));

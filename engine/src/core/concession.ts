import type { Game, GameTypes, Seat, Timer } from './game.js';
import { REFEREE } from './game.js';
import { decidedClosing, decidedShared } from './match-batch.js';
import type {
  Command,
  ConcessionEvent,
  Decided,
  Match,
  MatchRefusal,
  SharedView,
  Wish,
} from './match-types.js';
import { err, ok, type Result } from './result.js';

/**
 * Giving up (CM-17). Whoever plays for himself gives up at once; those who hunt together only
 * together: the first one's wish is public, the others agree or decline, and play waits for them.
 */

/** How long the others may think about it. */
export const CONCEDE_MS = 60_000;

type Answer<T extends GameTypes> = Result<Decided<T>, MatchRefusal<T['refusal']>>;

const NOT_NOW = { code: 'CONCEDE_NOT_NOW' } as const;

/** Giving up by one seat: whom it asks, nobody where all is over at once; whether it may be done now. */
type Ask = { readonly of: readonly Seat[]; readonly now: boolean };

/** `undefined` for a seat that cannot give up. Who was refused may not ask again in the same round. */
function askBy<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): Ask | undefined {
  const concession = game.concession?.(match.state, seat);
  if (concession === undefined) return undefined;
  const { others: of, round } = concession;
  const refused = match.refusedWishes[seat] ?? Number.NEGATIVE_INFINITY;
  const now = of.length === 0 || (match.wish === undefined && round > refused);
  return { of, now };
}

export function decideConcede<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): Answer<T> {
  if (seat === REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  if (match.request !== undefined) return err({ code: 'PHASE_WRONG' });
  const ask = askBy(game, match, seat);
  if (ask === undefined) return err({ code: 'PHASE_WRONG' });
  const { of, now } = ask;
  if (of.length === 0) return decidedClosing(game, match, seat, { kind: 'conceded', by: seat });
  return now ? ok(decidedShared(seat, { kind: 'concede-asked', by: seat, of })) : err(NOT_NOW);
}

export function decideAnswerToWish<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  agree: boolean,
): Answer<T> {
  const { wish } = match;
  if (match.request !== undefined) return err({ code: 'PHASE_WRONG' });
  if (wish === undefined || !waitingFor(wish).includes(seat)) return err(NOT_NOW);
  if (!agree) {
    return ok(decidedShared(seat, { kind: 'concede-declined', by: wish.by, seat }));
  }
  const agreed = { kind: 'concede-agreed', by: seat } as const;
  if (waitingFor(wish).length > 1) return ok(decidedShared(seat, agreed));
  const closed = decidedClosing(game, match, seat, { kind: 'conceded', by: wish.by });
  if (!closed.ok) return closed;
  const { batch, states } = closed.value;
  return ok({ batch: { ...batch, events: [agreed, ...batch.events] }, states });
}

export function decideWishTimeout<T extends GameTypes>(match: Match<T>, seat: Seat): Answer<T> {
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  if (match.wish === undefined) return err(NOT_NOW);
  const { by } = match.wish;
  return ok(decidedShared(seat, { kind: 'concede-declined', by, seat: null }));
}

/** A wish that is refused leaves play as it was, a chance to ask for a move back included. */
export function foldWish<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  event: ConcessionEvent,
): Match<T> {
  switch (event.kind) {
    case 'concede-asked':
      return { ...match, wish: { by: event.by, of: event.of, agreed: [] } };
    case 'concede-agreed': {
      const { wish } = match;
      if (wish === undefined) throw new Error('agreeing to no wish was logged');
      return { ...match, wish: { ...wish, agreed: [...wish.agreed, event.by] } };
    }
    case 'concede-declined': {
      const round = game.concession?.(match.state, event.by)?.round ?? 0;
      const refusedWishes = { ...match.refusedWishes, [event.by]: round };
      return { ...match, wish: undefined, refusedWishes };
    }
  }
}

/** Who still has to answer. */
export function waitingFor({ of, agreed }: Wish): readonly Seat[] {
  return of.filter((seat) => !agreed.includes(seat));
}

export function wishTimer(): Timer<Command<never>> {
  return { id: 'concede', ms: CONCEDE_MS, action: { kind: 'concede-timeout' }, shown: true };
}

/** Public: who has given up, and who may, is no secret of anybody. */
export function concessionView<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
): SharedView['concession'] {
  const { wish } = match;
  const open =
    wish === undefined ? null : { by: wish.by, waiting: waitingFor(wish), agreed: wish.agreed };
  const alone: Seat[] = [];
  const together: Seat[] = [];
  if (match.request === undefined && game.outcome(match.state) === undefined) {
    for (const { seat } of game.seatPlan(game.optionsOf(match.state))) {
      const ask = askBy(game, match, seat);
      if (ask?.now) (ask.of.length === 0 ? alone : together).push(seat);
    }
  }
  return { alone, together, open };
}

import type { Game, GameTypes, Seat, Timer } from './game.js';
import { REFEREE } from './game.js';
import { closingBatch, sharedBatch } from './match-batch.js';
import type {
  Command,
  ConcessionEvent,
  DecidedBatch,
  Match,
  MatchRefusal,
  SharedView,
  ConcessionRequest,
} from './match-types.js';
import { err, ok, type Result } from './result.js';

/**
 * Giving up (CM-17). A player alone gives up at once; those who hunt together only
 * together: the first one asks in public, the others agree or decline, and play waits for them.
 */

/** How long the others may think about it. */
export const CONCESSION_TIMEOUT_MS = 60_000;

type BatchResult<T extends GameTypes> = Result<DecidedBatch<T>, MatchRefusal<T['refusal']>>;

const NOT_NOW = { code: 'CONCEDE_NOT_NOW' } as const;

/** Giving up by one seat: whom it asks, nobody where all is over at once; whether it may be done now. */
type ConcessionOffer = { readonly of: readonly Seat[]; readonly now: boolean };

/** `undefined` for a seat that cannot give up. Who was refused may not ask again in the same round. */
function concessionOfferOf<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): ConcessionOffer | undefined {
  const concession = game.concession?.(match.state, seat);
  if (concession === undefined) return undefined;
  const { others: of, round } = concession;
  const refused = match.refusedConcessions[seat] ?? Number.NEGATIVE_INFINITY;
  const now = of.length === 0 || (match.concession === undefined && round > refused);
  return { of, now };
}

export function decideConcede<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): BatchResult<T> {
  if (seat === REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  if (match.request !== undefined) return err({ code: 'PHASE_WRONG' });
  const ask = concessionOfferOf(game, match, seat);
  if (ask === undefined) return err({ code: 'PHASE_WRONG' });
  const { of, now } = ask;
  if (of.length === 0) return closingBatch(game, match, seat, { kind: 'conceded', by: seat });
  return now ? ok(sharedBatch(seat, { kind: 'concede-asked', by: seat, of })) : err(NOT_NOW);
}

export function decideConcessionAnswer<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  agree: boolean,
): BatchResult<T> {
  const { concession: request } = match;
  if (match.request !== undefined) return err({ code: 'PHASE_WRONG' });
  if (request === undefined || !seatsYetToAgree(request).includes(seat)) return err(NOT_NOW);
  if (!agree) {
    return ok(sharedBatch(seat, { kind: 'concede-declined', by: request.by, seat }));
  }
  const agreed = { kind: 'concede-agreed', by: seat } as const;
  if (seatsYetToAgree(request).length > 1) return ok(sharedBatch(seat, agreed));
  const closed = closingBatch(game, match, seat, { kind: 'conceded', by: request.by });
  if (!closed.ok) return closed;
  const { batch, states } = closed.value;
  return ok({ batch: { ...batch, events: [agreed, ...batch.events] }, states });
}

export function decideConcessionTimeout<T extends GameTypes>(match: Match<T>, seat: Seat): BatchResult<T> {
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  if (match.concession === undefined) return err(NOT_NOW);
  const { by } = match.concession;
  return ok(sharedBatch(seat, { kind: 'concede-declined', by, seat: null }));
}

/** A request that is refused leaves play as it was, a chance to ask for a move back included. */
export function foldConcession<T extends GameTypes>(game: Game<T>, match: Match<T>, event: ConcessionEvent): Match<T> {
  switch (event.kind) {
    case 'concede-asked':
      return { ...match, concession: { by: event.by, of: event.of, agreed: [] } };
    case 'concede-agreed': {
      const { concession: request } = match;
      if (request === undefined) throw new Error('agreeing to no concession was logged');
      return { ...match, concession: { ...request, agreed: [...request.agreed, event.by] } };
    }
    case 'concede-declined': {
      const round = game.concession?.(match.state, event.by)?.round ?? 0;
      const refusedConcessions = { ...match.refusedConcessions, [event.by]: round };
      return { ...match, concession: undefined, refusedConcessions };
    }
  }
}

/** Who still has to answer. */
export function seatsYetToAgree({ of, agreed }: ConcessionRequest): readonly Seat[] {
  return of.filter((seat) => !agreed.includes(seat));
}

export function concessionTimer(): Timer<Command<never>> {
  return {
    id: 'concede',
    ms: CONCESSION_TIMEOUT_MS,
    action: { kind: 'concede-timeout' },
    shown: true,
  };
}

/** Public: who has given up, and who may, is no secret of anybody. */
export function concessionView<T extends GameTypes>(game: Game<T>, match: Match<T>): SharedView['concession'] {
  const { concession: request } = match;
  const open =
    request === undefined ? null : { by: request.by, waiting: seatsYetToAgree(request), agreed: request.agreed };
  const alone: Seat[] = [];
  const together: Seat[] = [];
  if (match.request === undefined && game.outcome(match.state) === undefined) {
    for (const { seat } of game.seatPlan(game.optionsOf(match.state))) {
      const ask = concessionOfferOf(game, match, seat);
      if (ask?.now) (ask.of.length === 0 ? alone : together).push(seat);
    }
  }
  return { alone, together, open };
}

import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { detectiveId, isHeld } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { missingTicketReason } from './detectives.js';
import { afterArrival, markHit, type EuropeDecision } from './flow.js';
import { hunterIndex, hunterOf, pawnIndex } from './pawns.js';
import {
  countOf,
  countsOf,
  momentFault,
  partsFault,
  partsOf,
  priceFault,
  sharesOf,
  stepFault,
} from './special-parts.js';
import {
  JOINT_SPECIALS,
  type JointSpecial,
  legsBack,
  SPECIALS,
  transportsFor,
} from './specials.js';
import { kindsIn, ticketMeantBy, nameOf, take, transportOf, without } from './tickets.js';
import {
  type Action,
  DETECTIVES,
  type EuropeRefusal,
  type Event,
  type SpecialParts,
  type Reason,
  type Shares,
  type State,
  type Ticket,
  type Transport,
} from './types.js';

/** Step 2 of the detectives' turn: what they play together (MX-38 to MX-46). */

type Decided = Result<Transition<State, Event>, EuropeRefusal>;
type Played<Name extends JointSpecial> = Extract<Action, { type: Name }>;

type Check<Name extends JointSpecial> = (
  decision: EuropeDecision,
  seat: Seat,
  action: Played<Name>,
) => Reason | undefined;

/** What one special asks beside the parts that all of them have, by the steps of CM-5, and what it does. */
type Effect<Name extends JointSpecial> = {
  /** Step 4: what it names exists. */
  readonly named?: Check<Name>;
  /** Step 5: what else is spent is the sender's. */
  readonly own?: Check<Name>;
  /** Steps 6 and 7: so many tickets buy just that, and it is there. */
  readonly bought: Check<Name>;
  /** Steps 8 and 9, and what happens. */
  readonly play: (...by: [...Parameters<Check<Name>>, shares: Shares]) => Reason | undefined;
  /** All that these parts buy. */
  readonly ways: (...of: [EuropeBoard, State, Seat, SpecialParts]) => Iterable<Played<Name>>;
};

const EFFECTS: { readonly [Name in JointSpecial]: Effect<Name> } = {
  /** X tells where he was so many legs ago (MX-41). */
  investigate: {
    bought: ({ state }, _seat, { parts }) =>
      lookedAt(state, parts) === undefined ? 'INVESTIGATION_NO_POSITION' : undefined,
    play: (decision, _seat, action, shares) => {
      const seen = lookedAt(decision.state, action.parts);
      if (seen === undefined) return 'INVESTIGATION_NO_POSITION';
      const { leg, stop, open } = seen;
      const secret = { parts: shares };
      decision.emit({ type: 'investigated', parts: countsOf(shares), leg, stop, secret });
      // A leg of the pawn on the board was never secret (MX-59).
      if (!open) markHit(decision, { stop, slot: leg }, []);
      return undefined;
    },
    ways: (_board, state, _seat, parts) =>
      lookedAt(state, parts) === undefined ? [] : [{ type: 'investigate', parts }],
  },
  /** One more move of one detective, paid with beacons (MX-43 to MX-45). */
  operate: {
    named: (decision, _seat, { detective, stop, ticket }) => {
      if (pawnIndex(detective) < 0) return 'NOT_YOUR_TURN';
      if (!decision.board.has(stop)) return 'STOP_UNKNOWN';
      const unknown = ticket !== undefined && nameOf(decision, ticket) === undefined;
      return unknown ? 'TICKET_UNKNOWN' : undefined;
    },
    own: ownTicketFault,
    bought: ({ board, state }, _seat, { detective, stop, transport, parts }) => {
      const from = stopOf(state, detective);
      const by = transportsFor(state.options.flags, countOf(parts)).find(
        (way) => way === transport,
      );
      if (by === undefined || board.neighbours(from, by).length === 0) {
        return 'SPECIAL_OP_TRANSPORT';
      }
      return board.joins(from, stop, by) ? undefined : 'NO_CONNECTION';
    },
    play: (decision, seat, action, shares) => {
      const { detective, stop } = action;
      const travel = travelTicket(decision, seat, action, shares);
      if (!travel.ok) return travel.error.code;
      if (isHeld(decision.state, stop)) return 'DETECTIVE_STOP_OCCUPIED';
      const id = detectiveId(pawnIndex(detective));
      decision.emit({
        type: 'operated',
        parts: countsOf(shares),
        detective: id,
        transport: action.transport as Transport,
        from: stopOf(decision.state, detective),
        to: stop,
        ticket: travel.value,
        secret: { parts: shares },
      });
      afterArrival(decision, id, stop);
      return undefined;
    },
    ways: operations,
  },
};

/** Plays a special, after the faults in the order of CM-5. */
export function playing<Name extends JointSpecial>(special: Name) {
  const { named, own, bought, play }: Effect<Name> = EFFECTS[special];
  return (decision: EuropeDecision, seat: Seat, action: Played<Name>): Decided => {
    const { parts }: { readonly parts: SpecialParts } = action;
    const fault =
      stepFault(decision.state, seat) ??
      named?.(decision, seat, action) ??
      partsFault(decision, seat, parts) ??
      own?.(decision, seat, action) ??
      priceFault(decision.state, parts, SPECIALS[special].symbol) ??
      bought(decision, seat, action);
    if (fault !== undefined) return err({ code: fault });
    const shares = sharesOf(decision, seat, parts);
    if (!shares.ok) return shares;
    const late = play(decision, seat, action, shares.value);
    return late === undefined ? ok(decision.transition) : err({ code: late });
  };
}

/** Nobody plays a (further) special: the hands are next (MX-16). */
export function noSpecial(decision: EuropeDecision, seat: Seat): Decided {
  const step = stepFault(decision.state, seat);
  if (step !== undefined) return err({ code: step });
  decision.emit({ type: 'specialsClosed' });
  return ok(decision.transition);
}

type AnyPlayed = Played<JointSpecial>;

/** Specials that the detectives can play together, tickets by kind. */
export function* joinedSpecials(board: EuropeBoard, state: State, seat: Seat): Iterable<AnyPlayed> {
  if (momentFault(state) !== undefined) return;
  for (const special of JOINT_SPECIALS) {
    for (const parts of partsOf(state, seat, SPECIALS[special].symbol)) {
      yield* EFFECTS[special].ways(board, state, seat, parts);
    }
  }
}

/** One of them, if there is any; the lists are short. */
export function sampleSpecial(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  rng: Rng,
): AnyPlayed | undefined {
  if (momentFault(state) !== undefined) return undefined;
  for (const special of rng.shuffle(JOINT_SPECIALS)) {
    const parts = [...partsOf(state, seat, SPECIALS[special].symbol)];
    if (parts.length === 0) continue;
    const ways: AnyPlayed[] = [...EFFECTS[special].ways(board, state, seat, rng.pick(parts))];
    // Where nobody moves there is nothing more to choose.
    const way = SPECIALS[special].legs === 0 || ways.length === 0 ? ways[0] : rng.pick(ways);
    if (way !== undefined) return way;
  }
  return undefined;
}

/** The leg of X that so many magnifiers show. */
function lookedAt({ options, x }: State, parts: SpecialParts) {
  const leg = x.log.length - (legsBack(options.flags, countOf(parts)) ?? 0);
  const row = x.log[leg - 1];
  return row === undefined ? undefined : { leg, stop: row.stop, open: row.open };
}

function stopOf({ detectives }: State, detective: string): number {
  return detectives[pawnIndex(detective)]?.stop ?? 0;
}

/** With `special_op_needs_travel_ticket` the ride is paid from the hand of the detective's own hunter. */
function ownTicketFault(
  { state }: EuropeDecision,
  seat: Seat,
  { detective, ticket }: Played<'operate'>,
): Reason | undefined {
  if (!state.options.flags.special_op_needs_travel_ticket) {
    return ticket === undefined ? undefined : 'TICKET_NOT_OWN';
  }
  const other =
    hunterOf(state.options, pawnIndex(detective)) !== seat && state.options.devices === 'phones';
  return other ? 'TICKET_NOT_OWN' : undefined;
}

function travelTicket(
  decision: EuropeDecision,
  sender: Seat,
  { detective, ticket, transport }: Played<'operate'>,
  shares: Shares,
): Result<Ticket | null, EuropeRefusal> {
  const { state } = decision;
  if (!state.options.flags.special_op_needs_travel_ticket) return ok(null);
  const name = ticket === undefined ? undefined : nameOf(decision, ticket);
  if (name === undefined || transportOf(name) !== transport) return err({ code: 'NO_CONNECTION' });
  const seat = hunterOf(state.options, pawnIndex(detective));
  const hand = state.hands[hunterIndex(state.options, seat)] ?? [];
  const piece = ticketMeantBy(without(hand, shares[seat] ?? []), name);
  if (piece !== undefined) return ok(piece);
  const spent = ticketMeantBy(hand, name) !== undefined;
  return err({ code: spent ? 'TICKET_ALREADY_SPENT' : missingTicketReason(state, sender, name) });
}

function* operations(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  parts: SpecialParts,
): Iterable<Played<'operate'>> {
  const { special_op_needs_travel_ticket: paid } = state.options.flags;
  for (const transport of transportsFor(state.options.flags, countOf(parts))) {
    for (let pawn = 0; pawn < DETECTIVES; pawn++) {
      const tickets = paid ? travelTickets(state, seat, pawn, transport, parts) : [undefined];
      const from = state.detectives[pawn]?.stop ?? 0;
      for (const stop of board.neighbours(from, transport)) {
        if (isHeld(state, stop)) continue;
        for (const ticket of tickets) {
          yield {
            type: 'operate',
            parts,
            detective: detectiveId(pawn),
            transport,
            stop,
            ...(ticket === undefined ? {} : { ticket }),
          };
        }
      }
    }
  }
}

function travelTickets(
  state: State,
  seat: Seat,
  pawn: number,
  transport: Transport,
  parts: SpecialParts,
): readonly Ticket[] {
  const owner = hunterOf(state.options, pawn);
  if (owner !== seat && state.options.devices === 'phones') return [];
  const hand = state.hands[Number(owner.slice(1)) - 1] ?? [];
  const left = take(hand, parts[owner] ?? [])?.rest ?? [];
  return kindsIn(left).filter((kind) => transportOf(kind) === transport);
}

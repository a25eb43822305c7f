import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { detectiveId, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { missingTicketReason } from './detectives.js';
import { afterArrival, markHit, type EuropeDecision } from './flow.js';
import { hunterIndex, hunterOf, pawnIndex } from './pawns.js';
import {
  countOfParts,
  countsByHunter,
  momentFault,
  partsFault,
  partsOf,
  priceFault,
  sharesOf,
  stepFault,
} from './special-parts.js';
import { JOINT_SPECIALS, type JointSpecial, legsLookedBack, SPECIALS, transportsForBeacons } from './specials.js';
import { kindsIn, ticketMeantBy, shownTicketName, takeTickets, transportOf, ticketsWithout } from './tickets.js';
import {
  type Action,
  DETECTIVE_COUNT,
  type EuropeRefusal,
  type Event,
  type TicketsBySeat,
  type RefusalCode,
  type TicketsByHunter,
  type State,
  type Ticket,
  type Transport,
} from './types.js';

/** Step 2 of the detectives' turn: what they play together (MX-38 to MX-46). */

type DecisionResult = Result<Transition<State, Event>, EuropeRefusal>;
type JointSpecialAction<Name extends JointSpecial> = Extract<Action, { type: Name }>;

type Check<Name extends JointSpecial> = (
  decision: EuropeDecision,
  seat: Seat,
  action: JointSpecialAction<Name>,
) => RefusalCode | undefined;

/** What one special asks beside the parts that all of them have, by the steps of CM-5, and what it does. */
type Effect<Name extends JointSpecial> = {
  /** Step 4: what it names exists. */
  readonly named?: Check<Name>;
  /** Step 5: what else is spent is the sender's. */
  readonly own?: Check<Name>;
  /** Steps 6 and 7: so many tickets buy just that, and it is there. */
  readonly bought: Check<Name>;
  /** Steps 8 and 9, and what happens. */
  readonly play: (...by: [...Parameters<Check<Name>>, shares: TicketsByHunter]) => RefusalCode | undefined;
  /** All that these parts buy. */
  readonly ways: (...of: [EuropeBoard, State, Seat, TicketsBySeat]) => Iterable<JointSpecialAction<Name>>;
};

const EFFECTS: { readonly [Name in JointSpecial]: Effect<Name> } = {
  /** X tells where he was so many legs ago (MX-41). */
  investigate: {
    bought: ({ state }, _seat, { parts }) =>
      legsInvestigated(state, parts) === undefined ? 'INVESTIGATION_NO_POSITION' : undefined,
    play: (decision, _seat, action, shares) => {
      const seen = legsInvestigated(decision.state, action.parts);
      if (seen === undefined) return 'INVESTIGATION_NO_POSITION';
      const { leg, stop, open } = seen;
      const secret = { parts: shares };
      decision.emit({ type: 'investigated', parts: countsByHunter(shares), leg, stop, secret });
      // A leg of the pawn on the board was never secret (MX-59).
      if (!open) markHit(decision, { stop, slot: leg }, []);
      return undefined;
    },
    ways: (_board, state, _seat, parts) =>
      legsInvestigated(state, parts) === undefined ? [] : [{ type: 'investigate', parts }],
  },
  /** One more move of one detective, paid with beacons (MX-43 to MX-45). */
  operate: {
    named: (decision, _seat, { detective, stop, ticket }) => {
      if (pawnIndex(detective) < 0) return 'NOT_YOUR_TURN';
      if (!decision.board.has(stop)) return 'STOP_UNKNOWN';
      const unknown = ticket !== undefined && shownTicketName(decision, ticket) === undefined;
      return unknown ? 'TICKET_UNKNOWN' : undefined;
    },
    own: ownTicketFault,
    bought: ({ board, state }, _seat, { detective, stop, transport, parts }) => {
      const from = stopOf(state, detective);
      const by = transportsForBeacons(state.options.flags, countOfParts(parts)).find((way) => way === transport);
      if (by === undefined || board.neighbours(from, by).length === 0) {
        return 'SPECIAL_OP_TRANSPORT';
      }
      return board.joins(from, stop, by) ? undefined : 'NO_CONNECTION';
    },
    play: (decision, seat, action, shares) => {
      const { detective, stop } = action;
      const travel = travelTicket(decision, seat, action, shares);
      if (!travel.ok) return travel.error.code;
      if (isHeldByDetective(decision.state, stop)) return 'DETECTIVE_STOP_OCCUPIED';
      const id = detectiveId(pawnIndex(detective));
      decision.emit({
        type: 'operated',
        parts: countsByHunter(shares),
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
export function decideSpecial<Name extends JointSpecial>(special: Name) {
  const { named, own, bought, play }: Effect<Name> = EFFECTS[special];
  return (decision: EuropeDecision, seat: Seat, action: JointSpecialAction<Name>): DecisionResult => {
    const { parts }: { readonly parts: TicketsBySeat } = action;
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
export function declineSpecial(decision: EuropeDecision, seat: Seat): DecisionResult {
  const step = stepFault(decision.state, seat);
  if (step !== undefined) return err({ code: step });
  decision.emit({ type: 'specialsClosed' });
  return ok(decision.transition);
}

type AnyJointSpecialAction = JointSpecialAction<JointSpecial>;

/** Specials that the detectives can play together, tickets by kind. */
export function* jointSpecialActions(board: EuropeBoard, state: State, seat: Seat): Iterable<AnyJointSpecialAction> {
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
): AnyJointSpecialAction | undefined {
  if (momentFault(state) !== undefined) return undefined;
  for (const special of rng.shuffle(JOINT_SPECIALS)) {
    const parts = [...partsOf(state, seat, SPECIALS[special].symbol)];
    if (parts.length === 0) continue;
    const ways: AnyJointSpecialAction[] = [...EFFECTS[special].ways(board, state, seat, rng.pick(parts))];
    // Where nobody moves there is nothing more to choose.
    const way = SPECIALS[special].legs === 0 || ways.length === 0 ? ways[0] : rng.pick(ways);
    if (way !== undefined) return way;
  }
  return undefined;
}

/** The leg of X that so many magnifiers show. */
function legsInvestigated({ options, x }: State, parts: TicketsBySeat) {
  const leg = x.log.length - (legsLookedBack(options.flags, countOfParts(parts)) ?? 0);
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
  { detective, ticket }: JointSpecialAction<'operate'>,
): RefusalCode | undefined {
  if (!state.options.flags.special_op_needs_travel_ticket) {
    return ticket === undefined ? undefined : 'TICKET_NOT_OWN';
  }
  const other = hunterOf(state.options, pawnIndex(detective)) !== seat && state.options.devices === 'phones';
  return other ? 'TICKET_NOT_OWN' : undefined;
}

function travelTicket(
  decision: EuropeDecision,
  sender: Seat,
  { detective, ticket, transport }: JointSpecialAction<'operate'>,
  shares: TicketsByHunter,
): Result<Ticket | null, EuropeRefusal> {
  const { state } = decision;
  if (!state.options.flags.special_op_needs_travel_ticket) return ok(null);
  const name = ticket === undefined ? undefined : shownTicketName(decision, ticket);
  if (name === undefined || transportOf(name) !== transport) return err({ code: 'NO_CONNECTION' });
  const seat = hunterOf(state.options, pawnIndex(detective));
  const hand = state.hands[hunterIndex(state.options, seat)] ?? [];
  const piece = ticketMeantBy(ticketsWithout(hand, shares[seat] ?? []), name);
  if (piece !== undefined) return ok(piece);
  const spent = ticketMeantBy(hand, name) !== undefined;
  return err({ code: spent ? 'TICKET_ALREADY_SPENT' : missingTicketReason(state, sender, name) });
}

function* operations(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  parts: TicketsBySeat,
): Iterable<JointSpecialAction<'operate'>> {
  const { special_op_needs_travel_ticket: paid } = state.options.flags;
  for (const transport of transportsForBeacons(state.options.flags, countOfParts(parts))) {
    for (let pawn = 0; pawn < DETECTIVE_COUNT; pawn++) {
      const tickets = paid ? travelTickets(state, seat, pawn, transport, parts) : [undefined];
      const from = state.detectives[pawn]?.stop ?? 0;
      for (const stop of board.neighbours(from, transport)) {
        if (isHeldByDetective(state, stop)) continue;
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
  parts: TicketsBySeat,
): readonly Ticket[] {
  const owner = hunterOf(state.options, pawn);
  if (owner !== seat && state.options.devices === 'phones') return [];
  const hand = state.hands[Number(owner.slice(1)) - 1] ?? [];
  const left = takeTickets(hand, parts[owner] ?? [])?.rest ?? [];
  return kindsIn(left).filter((kind) => transportOf(kind) === transport);
}

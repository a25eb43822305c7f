import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { Seat } from '@mister-x/engine/core/game';
import type { Command } from '@mister-x/engine/core/match';
import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { distancesOn } from '../../pursuit/rules/distances.js';
import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { MisterXBelief } from '../rules/belief.js';
import type { EuropeBoard } from '../rules/board.js';
import { PRESETS } from '../rules/flags.js';
import { TICKETS_GIVEN_CHOICES, legsLookedBack, TICKETS_GIVEN_MAX, transportsForBeacons } from '../rules/specials.js';
import { sortedTickets, symbolOf, transportOf, ticketsWithSymbol } from '../rules/tickets.js';
import {
  type Action,
  type HunterSeat,
  type MisterXEurope,
  type TicketsBySeat,
  type Ticket,
  type TicketSymbol,
  TRANSPORTS,
  type View,
} from '../rules/types.js';
import { goalsOf, actionsWorthListing } from './choosing.js';

type MoveAction = Extract<Action, { type: 'move' }>;
type SpecialAction = Extract<Action, { type: 'investigate' | 'operate' }>;
/** How much each city where X can be is worth watching. */
type WorthByStop = ReadonlyMap<number, number>;

/** An operation is for when X can be in so few cities, an investigation for when in so many. */
const PLACES_FOR_OPERATION_MAX = 8;
const PLACES_FOR_INVESTIGATION_MIN = 5;

/**
 * A hunter who brings his detectives near the cities where X may be, and plays with the others the specials that
 * their hands allow, as far as he sees them.
 *
 * @param belief what everybody knows of X; the match lets it hear each step
 */
export function greedyHunter(board: EuropeBoard, belief: MisterXBelief, rng: Rng): Player<MisterXEurope> {
  return {
    choose: (position) => {
      const { seat } = position;
      const { game: view } = position.view;
      const actions = actionsWorthListing(view, position.choices.actions);
      const worth = worthOf(board, view, belief.places());
      const special = view.phase === 'specials' ? specialWorthPlaying(board, view, worth) : undefined;
      if (special !== undefined) return commandForOwnPart(special, seat, view);
      const action = bestMove(board, view, actions, worth, rng) ?? actions[0];
      return action === undefined ? position.sample(rng) : { kind: 'act', action };
    },
  };
}

/** More where X is near a goal. */
function worthOf(board: EuropeBoard, view: View, places: ReadonlySet<number>): WorthByStop {
  const distance = distancesOn(board);
  const goals = goalsOf(board, view);
  const far = (stop: number) => Math.min(...goals.map((goal) => distance(stop, goal)));
  return new Map([...places].map((stop) => [stop, 1 + 3 / (1 + far(stop))]));
}

/** The move that brings someone nearest to where X may be; cities that others watch count for less. */
function bestMove(
  board: EuropeBoard,
  { detectives }: View,
  actions: readonly Action[],
  worth: WorthByStop,
  rng: Rng,
): MoveAction | undefined {
  const distance = distancesOn(board);
  const done = detectives.filter(({ moved }) => moved).map(({ stop }) => stop ?? 0);
  const left = new Map(
    [...worth].map(([stop, value]) => {
      const watched = done.some((other) => distance(other, stop) <= 1);
      return [stop, watched ? 0.4 * value : value];
    }),
  );
  const total = [...left.values()].reduce((sum, value) => sum + value, 0) || 1;
  const moves = actions.filter((action) => action.type === 'move');
  return itemOfLeastCost(moves, ({ ticket, stop }) => {
    let far = 0;
    for (const [at, value] of left) far += value * distance(stop, at);
    const wanted = ['magnifier', 'beacon'].includes(symbolOf(ticket)) ? 0.06 : 0;
    const rare = transportOf(ticket) === 'plane' ? 0.05 : 0;
    const mood = (rng.int(1000) / 1000) * 0.02;
    return (far - 4 * (left.get(stop) ?? 0)) / total + wanted + rare + mood;
  });
}

/** An extra move onto the likeliest city if X can be in few, else as deep an investigation as they can pay. */
function specialWorthPlaying(board: EuropeBoard, view: View, worth: WorthByStop): SpecialAction | undefined {
  if (!view.specialsOpen || view.specialUsed) return undefined;
  const flags = flagsInForce(PRESETS, view);
  const operation =
    worth.size <= PLACES_FOR_OPERATION_MAX && !flags.special_op_needs_travel_ticket
      ? bestOperation(board, view, worth, givableTickets(view, 'beacon'))
      : undefined;
  if (operation !== undefined) return operation;
  const magnifiers = givableTickets(view, 'magnifier').slice(0, TICKETS_GIVEN_MAX);
  const legs = view.slots.length + view.openLegs.length;
  const back = legsLookedBack(flags, magnifiers.length);
  if (back === null || back >= legs || worth.size < PLACES_FOR_INVESTIGATION_MIN) return undefined;
  return { type: 'investigate', parts: partsOf(magnifiers) };
}

function bestOperation(
  board: EuropeBoard,
  view: View,
  worth: WorthByStop,
  beacons: readonly GivableTicket[],
): SpecialAction | undefined {
  const flags = flagsInForce(PRESETS, view);
  const ways = TICKETS_GIVEN_CHOICES.filter((count) => count <= beacons.length).flatMap((count) =>
    transportsForBeacons(flags, count).flatMap((transport) =>
      view.detectives.flatMap(({ id, stop }) =>
        board
          .neighbours(stop ?? 0, transport)
          .filter((to) => worth.has(to) && !isHeldByDetective(view, to))
          .map((to) => ({ count, transport, detective: id, stop: to })),
      ),
    ),
  );
  const best = itemOfLeastCost(ways, ({ stop }) => -(worth.get(stop) ?? 0));
  if (best === undefined) return undefined;
  const { count, ...move } = best;
  return { type: 'operate', parts: partsOf(beacons.slice(0, count)), ...move };
}

type GivableTicket = { readonly seat: HunterSeat; readonly ticket: Ticket };

/** Tickets that may be given, each hunter at most as many as he has detectives (MX-40), the commonest transport first. */
function givableTickets({ hunters, hands }: View, symbol: TicketSymbol): readonly GivableTicket[] {
  const rank = (ticket: Ticket) => TRANSPORTS.indexOf(transportOf(ticket));
  return hunters.flatMap(({ seat, pawns }) =>
    ticketsWithSymbol(hands[seat] ?? [], symbol)
      .slice()
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, pawns)
      .map((ticket) => ({ seat, ticket })),
  );
}

function partsOf(given: readonly GivableTicket[]): TicketsBySeat {
  const parts: Record<HunterSeat, readonly Ticket[]> = {};
  for (const { seat, ticket } of given) parts[seat] = [...(parts[seat] ?? []), ticket];
  return parts;
}

/** What this hunter does for it: the first who gives plays it, once the others have confirmed their parts. */
function commandForOwnPart(special: SpecialAction, seat: Seat, { offers }: View): Command<Action> | undefined {
  const [speaker, ...others] = Object.entries(special.parts);
  const confirmed = ([other, tickets]: readonly [string, readonly Ticket[]]): boolean =>
    Object.entries(offers).some(([by, offered]) => by === other && offered.join() === sortedTickets(tickets).join());
  if (seat === speaker?.[0]) {
    return others.every(confirmed) ? { kind: 'act', action: special } : undefined;
  }
  const own = others.find(([other]) => other === seat);
  if (own === undefined || confirmed(own)) return undefined;
  return { kind: 'act', action: { type: 'offer', tickets: own[1] } };
}

import {
  customBoard,
  type EuropeBoard,
  europeBoard,
  type TicketKind,
  kindOf,
  kindsIn,
  type StopsByTransport,
  symbolOf,
  type Ticket,
  type TicketSymbol,
  transportOf,
  type View,
} from '@mister-x/games/mister-x-europe/rules';
import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { bestItem, linesTo } from './planner.js';

/** Choices of people who play Mister X across Europe, from their views and the board alone. */

let board: EuropeBoard = europeBoard();

/** From now on people play on a board of their own. */
export function setPlannerBoard(file: BoardFile): void {
  board = customBoard(file);
}

/** The board that everybody has before them. */
export function plannerBoard(): EuropeBoard {
  return board;
}

export type Step = { readonly ticket: TicketKind; readonly stop: number };

/** Lines from each city to the nearest of `targets`, tickets aside. */
export function linesAcross(targets: readonly number[]): ReadonlyMap<number, number> {
  return linesTo(targets, (stop) => plannerBoard().around(stop));
}

/** Every leg of `reach` that a ticket of `hand` pays for. */
export function stepsInReach(reach: readonly StopsByTransport[], hand: readonly Ticket[]): readonly Step[] {
  return kindsIn(hand).flatMap((ticket) =>
    reach.flatMap(({ transport, stops }) =>
      transport === transportOf(ticket) ? stops.map((stop) => ({ ticket, stop })) : [],
    ),
  );
}

export function goalsOf({ mission }: View): readonly number[] {
  return plannerBoard().data.missions?.[mission ?? '']?.goals ?? [];
}

function distanceToDetectives(view: View, stop: number): number {
  const lines = linesAcross([stop]);
  return Math.min(...view.detectives.map((each) => lines.get(each.stop ?? 0) ?? 99));
}

/** Tickets of the kinds of special that he still wants are worth keeping. */
function ticketCost(hand: readonly Ticket[], { ticket }: Step, wanted: readonly TicketSymbol[]): number {
  const same = hand.filter((each) => kindOf(each) === ticket).length;
  return (wanted.includes(symbolOf(ticket)) ? -3 : 0) + Math.min(same, 3) * 0.1;
}

/** Mister X keeps away from the detectives, and from the end of his mission. */
export function stepAwayFromDetectives(view: View, wanted: readonly TicketSymbol[]): Step {
  const hand = view.own?.hand ?? [];
  const goals = new Set(goalsOf(view));
  const ways = stepsInReach(view.own?.reach ?? [], hand);
  const early = ways.filter(({ stop }) => !goals.has(stop));
  return bestItem(
    early.length > 0 ? early : ways,
    (step) =>
      Math.min(distanceToDetectives(view, step.stop), 4) * 10 +
      plannerBoard().around(step.stop).length +
      ticketCost(hand, step, wanted),
  );
}

/** The greedy way to the nearest goal of his mission. */
export function stepToGoal(view: View): Step {
  const lines = linesAcross(goalsOf(view));
  return bestItem(
    stepsInReach(view.own?.reach ?? [], view.own?.hand ?? []),
    ({ stop }) => -(lines.get(stop) ?? 99) * 10 + Math.min(distanceToDetectives(view, stop), 2),
  );
}

/** Mister X gives himself up: as near to the detectives as he may. */
export function stepToDetectives(view: View): Step {
  return bestItem(
    stepsInReach(view.own?.reach ?? [], view.own?.hand ?? []),
    ({ stop }) => -distanceToDetectives(view, stop),
  );
}

/** Mister X stays where the detectives are about, and out of his goals: they cross his way. */
export function stepNotToGoal(view: View): Step {
  const goals = new Set(goalsOf(view));
  const ways = stepsInReach(view.own?.reach ?? [], view.own?.hand ?? []);
  const early = ways.filter(({ stop }) => !goals.has(stop));
  return bestItem(early.length > 0 ? early : ways, ({ stop }) => -distanceToDetectives(view, stop));
}

/** How detectives hunt: they catch him, keep off, or cross his way without meeting him. */
export type HuntStyle = 'catch' | 'avoid' | 'cross';

/** Cities of X's last legs but the present one: who comes there finds a trace (MX-49). */
function trailOf(view: View): readonly number[] {
  return view.slots.slice(-6, -1).flatMap(({ stop }) => (stop === undefined ? [] : [stop]));
}

/** A detective's step as he hunts; saving tickets with the symbols that are wanted. */
export function detectiveStep(
  view: View,
  detective: string,
  hand: readonly Ticket[],
  target: number,
  how: HuntStyle,
  wanted: readonly TicketSymbol[] = [],
): Step | undefined {
  const reach = view.moves.find((each) => each.detective === detective)?.reach ?? [];
  const ways = stepsInReach(reach, hand);
  if (ways.length === 0) return undefined;
  const lines = linesAcross([target]);
  const trail = new Set(trailOf(view));
  const worth = (stop: number): number => {
    const distance = Math.min(lines.get(stop) ?? 9, 6);
    if (how === 'catch') return -10 * distance;
    if (how === 'avoid') return distance;
    return trail.has(stop) ? 20 : -10 * Math.abs(distance - 2);
  };
  const allowed = how === 'catch' ? ways : ways.filter(({ stop }) => stop !== target);
  return bestItem(allowed.length > 0 ? allowed : ways, (step) => worth(step.stop) + ticketCost(hand, step, wanted));
}

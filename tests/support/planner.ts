import type { BoardFile } from '@mister-x/games/pursuit/rules';
import {
  customBoard,
  type Edition,
  londonBoard,
  ORDINARY_TICKETS,
  type StopsByTicket,
  type View,
  type YardBoard,
} from '@mister-x/games/scotland-yard/rules';
import { secondLegs } from '@mister-x/games/scotland-yard/rules/browser';

/**
 * Choices of the players, from their views and the board alone; the same every time. They answer
 * with a step that a hand is to tap, and the page makes the command of it: so they are none of the
 * engine's `Player`s.
 */

export type Step = { readonly ticket: StopsByTicket['ticket']; readonly stop: number };

let custom: YardBoard | undefined;

/** From now on people play on a board of their own, wherever the view does not say London. */
export function setPlannerBoard(file: BoardFile): void {
  custom = customBoard(file);
}

function boardOf(view: View): YardBoard {
  if (view.board === 'london') return londonBoard(view.edition as Edition);
  if (custom?.data.id !== view.board) throw new Error(`nobody knows the board ${view.board}`);
  return custom;
}

/** Lines from each stop to the nearest of `targets`, tickets aside; `around` has the stops one line away. */
export function linesTo(
  targets: readonly number[],
  around: (stop: number) => Iterable<number>,
): ReadonlyMap<number, number> {
  const found = new Map(targets.map((stop) => [stop, 0]));
  for (const [stop, distance] of found) {
    for (const next of around(stop)) {
      if (!found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
}

/** Lines a detective needs at least from each stop to `target`: he never takes a ferry. */
function distancesTo(view: View, target: number): ReadonlyMap<number, number> {
  const board = boardOf(view);
  return linesTo([target], (stop) => ORDINARY_TICKETS.flatMap((ride) => board.neighbours(stop, ride)));
}

export function stepsInReach(reach: readonly StopsByTicket[]): readonly Step[] {
  return reach.flatMap(({ ticket, stops }) => stops.map((stop) => ({ ticket, stop })));
}

/** The best by `value`; the first of equals. */
export function bestItem<T>(items: readonly T[], value: (item: T) => number): T {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('there is nothing to choose from');
  return rest.reduce((found, item) => (value(item) > value(found) ? item : found), first);
}

function nearestDetective(view: View, stop: number): number {
  const distances = distancesTo(view, stop);
  return Math.min(...view.detectives.map((each) => distances.get(each.stop ?? 0) ?? 99));
}

/** Mister X runs: as far as he can get from every detective, saving what is rare. */
export function stepAwayFromDetectives(view: View, reach: readonly StopsByTicket[] = view.own?.reach ?? []): Step {
  const rooms = (stop: number) => boardOf(view).around(stop).length;
  const ordinary = stepsInReach(reach).filter(({ ticket }) => ticket !== 'black');
  const choices = ordinary.length > 0 ? ordinary : stepsInReach(reach);
  return bestItem(
    choices,
    ({ ticket, stop }) => nearestDetective(view, stop) * 10 + rooms(stop) + Math.min(view.x.tickets[ticket] ?? 0, 4),
  );
}

/** Mister X gives himself up: next to a detective who can reach him. */
export function stepToDetectives(view: View): Step {
  return bestItem(stepsInReach(view.own?.reach ?? []), ({ stop }) => -nearestDetective(view, stop));
}

function reachOf(view: View, detective: string): readonly Step[] {
  return stepsInReach(view.moves.find((each) => each.detective === detective)?.reach ?? []);
}

/** Towards `target`, and onto it only if it may be caught now. */
export function stepTowards(view: View, detective: string, target: number, onto: boolean): Step {
  const distances = distancesTo(view, target);
  const choices = reachOf(view, detective).filter(({ stop }) => onto || stop !== target);
  return bestItem(choices.length > 0 ? choices : reachOf(view, detective), ({ stop }) => -(distances.get(stop) ?? 99));
}

/** Not near `target`, and so that his tickets last: to where he can use most kinds of them. */
export function stepNearTarget(view: View, detective: string, target: number): Step {
  const board = boardOf(view);
  const distances = distancesTo(view, target);
  const tickets = view.detectives.find(({ id }) => id === detective)?.tickets;
  return bestItem(reachOf(view, detective), ({ ticket, stop }) => {
    const held = ticket === 'black' ? 0 : (tickets?.[ticket] ?? 0);
    const ways = ORDINARY_TICKETS.filter((ride) => {
      const left = (tickets?.[ride] ?? 0) - (ride === ticket ? 1 : 0);
      return left > 0 && board.neighbours(stop, ride).length > 0;
    });
    return Math.min(distances.get(stop) ?? 0, 2) * 1000 + ways.length * 20 + held;
  });
}

/** A station that no line joins with any of `from`, nor with any detective's. */
export function farStop(view: View, ...from: readonly number[]): number {
  const board = boardOf(view);
  const pawns = [...from, ...view.detectives.flatMap(({ stop }) => stop ?? [])];
  const near = new Set(pawns.flatMap((stop) => [stop, ...board.around(stop)]));
  const far = board.data.stations.find(({ id }) => !near.has(id));
  if (far === undefined) throw new Error('the board is too small');
  return far.id;
}

/** Both legs of a double that takes Mister X far from everybody. */
export function doubleMoveAway(view: View): readonly [Step, Step] {
  const first = stepAwayFromDetectives(view, view.own?.firstLegs ?? []);
  return [first, stepAwayFromDetectives(view, secondLegs(boardOf(view), view, first))];
}

/** The same way with a black ticket. */
export function stepByBlackTicket(view: View): Step {
  const black = view.own?.reach.filter(({ ticket }) => ticket === 'black') ?? [];
  return bestItem(stepsInReach(black), ({ stop }) => nearestDetective(view, stop));
}

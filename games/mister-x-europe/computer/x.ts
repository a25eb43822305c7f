import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Player } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { distancesOn } from '../../pursuit/rules/distances.js';
import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { MisterXBelief } from '../rules/belief.js';
import type { EuropeBoard } from '../rules/board.js';
import { transportOf } from '../rules/tickets.js';
import { type Action, type MisterXEurope, TRANSPORTS, type Transport, type View } from '../rules/types.js';
import { goalsOf, actionsWorthListing } from './choosing.js';

type TravelAction = Extract<Action, { type: 'travel' }>;

/** How readily a detective has a ticket for the line that he would need. */
const HAVING_TICKET_CHANCE: Readonly<Record<Transport, number>> = {
  car: 0.9,
  train: 0.75,
  plane: 0.4,
};
/** What being caught costs, in legs; and what a special costs, as it may be wanted later. */
const CAUGHT_COST = 30;
const SPECIAL_COSTS = { double: 0.7, secret: 0.8 };
/** A stop from which no way leads on counts as so far from every goal. */
const DISTANCE_WITHOUT_WAY = 30;

/**
 * X on the shortest way to a goal, round the detectives and to where they can guess worst.
 *
 * @param belief what everybody knows of him; the match lets it hear each step
 */
export function greedyX(board: EuropeBoard, belief: MisterXBelief, rng: Rng): Player<MisterXEurope> {
  return {
    choose: (position) => {
      const { game: view } = position.view;
      const actions = actionsWorthListing(view, position.choices.actions);
      const action = start(board, view, rng) ?? travel(board, view, belief, actions, rng) ?? actions[0];
      return action === undefined ? position.sample(rng) : { kind: 'act', action };
    },
  };
}

/** The start from which the goals are nearest and the detectives farthest. */
function start(board: EuropeBoard, { own, detectives }: View, rng: Rng): Action | undefined {
  const distance = distancesOn(board);
  const starts = (own?.startChoices ?? []).flatMap(({ mission, stops }) =>
    stops.map((stop) => ({ type: 'chooseMission', mission, stop }) as const),
  );
  const pawns = detectives.flatMap(({ stop }) => stop ?? []);
  return itemOfLeastCost(starts, ({ mission, stop }) => {
    const goals = goalsOf(board, { mission }).map((goal) => distance(stop, goal));
    const hunters = pawns.map((pawn) => distance(pawn, stop));
    return Math.min(...goals) - 0.7 * Math.min(...hunters, DISTANCE_WITHOUT_WAY) + randomError(rng, 2);
  });
}

function travel(
  board: EuropeBoard,
  view: View,
  belief: MisterXBelief,
  actions: readonly Action[],
  rng: Rng,
): TravelAction | undefined {
  const goals = new Set(goalsOf(board, view));
  const way = distanceToGoals(board, view, goals);
  const hideouts = hideoutsAfter(board, view, goals, belief.places());
  return itemOfLeastCost(travelsIn(actions), ({ legs, special }) => {
    const stop = legs.at(-1)?.stop ?? 0;
    const seen = legs.map(({ ticket }) => (special === 'secret' ? null : transportOf(ticket)));
    const size = hideouts(seen);
    return (
      (legs.some((leg) => goals.has(leg.stop)) ? -100 : 0) +
      Math.min(DISTANCE_WITHOUT_WAY, way.get(stop) ?? DISTANCE_WITHOUT_WAY) +
      CAUGHT_COST * captureDanger(board, view, stop) * Math.min(1, 4 / size) -
      0.25 * Math.log2(size) +
      (special === undefined ? 0 : SPECIAL_COSTS[special]) +
      randomError(rng, 0.3)
    );
  });
}

/** Each way of going once, however it may be paid. */
function* travelsIn(actions: Iterable<Action>): Iterable<TravelAction> {
  const known = new Set<string>();
  for (const action of actions) {
    if (action.type !== 'travel') continue;
    const { legs, special } = action;
    const key = `${special} ${legs.map(({ ticket, stop }) => `${ticket} ${stop}`)}`;
    if (known.has(key)) continue;
    known.add(key);
    yield action;
  }
}

/** Likelihood that some detective could come here with his next move. */
function captureDanger(board: EuropeBoard, { detectives }: View, stop: number): number {
  let safe = 1;
  for (const detective of detectives) {
    const ready = TRANSPORTS.filter((by) => board.joins(detective.stop ?? 0, stop, by));
    safe *= 1 - Math.max(0, ...ready.map((by) => HAVING_TICKET_CHANCE[by]));
  }
  return 1 - safe;
}

/** In how many cities he can be for the others, once they saw him go by these transports (`null`: unseen). */
function hideoutsAfter(
  board: EuropeBoard,
  view: View,
  goals: ReadonlySet<number>,
  now: ReadonlySet<number>,
): (seen: readonly (Transport | null)[]) => number {
  const sizes = new Map<string, number>();
  const step = (places: ReadonlySet<number>, by: Transport | null): ReadonlySet<number> => {
    const next = [...places].flatMap((stop) => (by === null ? board.around(stop) : board.neighbours(stop, by)));
    return new Set(next.filter((stop) => !isHeldByDetective(view, stop) && !goals.has(stop)));
  };
  return (seen) => {
    const key = seen.join();
    const size = sizes.get(key) ?? Math.max(1, seen.reduce(step, now).size);
    sizes.set(key, size);
    return size;
  };
}

/** Legs to the nearest goal, where cities next to detectives count for more and held ones not at all. */
function distanceToGoals(board: EuropeBoard, view: View, goals: ReadonlySet<number>): ReadonlyMap<number, number> {
  const toll = (stop: number): number =>
    1 + 0.5 * board.around(stop).filter((next) => isHeldByDetective(view, next)).length;
  const way = new Map([...goals].filter((goal) => !isHeldByDetective(view, goal)).map((goal) => [goal, 0]));
  for (let queue = [...way.keys()]; queue.length > 0; ) {
    const shorter = new Set<number>();
    for (const stop of queue) {
      const through = (way.get(stop) ?? 0) + toll(stop);
      for (const next of board.around(stop)) {
        if (isHeldByDetective(view, next) || through >= (way.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        way.set(next, through);
        shorter.add(next);
      }
    }
    queue = [...shorter];
  }
  return way;
}

/** People do not weigh everything alike each time. */
function randomError(rng: Rng, most: number): number {
  return (rng.int(1000) / 1000) * most;
}

import { possible, step } from './knowledge.mjs';
import { nextTo, TRANSPORTS, transportOf, without, withSymbol } from './map.mjs';

/** @typedef {import('./map.mjs').PlayMap} PlayMap */
/** @typedef {import('./knowledge.mjs').Knowledge} Knowledge */
/** @typedef {{ ticket: string, stop: number }} Leg */
/** @typedef {{ type: 'travel', legs: Leg[], special?: 'double' | 'secret', pay?: string[] }} Travel */
/** @typedef {{ stop: number, hand: readonly string[], detectives: readonly number[], knowledge: Knowledge }} Sight what X sees */

/** How readily a detective has a ticket for the line he would need. */
const READY = { car: 0.9, train: 0.75, plane: 0.4 };
/** What being caught costs, in moves; and what a special costs, as it may be wanted later. */
const CAUGHT = 30;
const DOUBLE = 0.7;
const SECRET = 0.8;

/**
 * Every move X can make with his hand: single legs, doubles (MX-23) and secret trips (MX-25).
 * @param {PlayMap} map
 * @param {Sight} sight
 * @returns {Travel[]}
 */
export function travels(map, { stop, hand, detectives }) {
  /** @type {Travel[]} */
  const found = legs(map, stop, hand, detectives).map((leg) => ({ type: 'travel', legs: [leg] }));
  const footprints = withSymbol(hand, 'footprints');
  if (footprints.length >= 3) {
    for (const pay of choices(footprints)) {
      const rest = without(hand, pay);
      for (const first of legs(map, stop, rest, detectives)) {
        for (const second of legs(map, first.stop, without(rest, [first.ticket]), detectives)) {
          found.push({ type: 'travel', legs: [first, second], special: 'double', pay });
        }
      }
    }
  }
  const silhouettes = withSymbol(hand, 'silhouette');
  if (silhouettes.length >= 3) {
    const pay = silhouettes.slice(0, 3);
    const [ticket] = without(hand, pay);
    const free = (map.around[stop] ?? []).filter((next) => !detectives.includes(next));
    if (ticket !== undefined) {
      for (const next of free) {
        found.push({ type: 'travel', legs: [{ ticket, stop: next }], special: 'secret', pay });
      }
    }
  }
  return found;
}

/**
 * Three of the footprints, first and last in the order of how common they are.
 * @param {readonly string[]} footprints
 */
function choices(footprints) {
  const first = footprints.slice(0, 3);
  const last = footprints.slice(-3);
  return first.join() === last.join() ? [first] : [first, last];
}

/**
 * @param {PlayMap} map
 * @param {number} stop
 * @param {readonly string[]} hand
 * @param {readonly number[]} detectives
 * @returns {Leg[]}
 */
function legs(map, stop, hand, detectives) {
  return [...new Set(hand)].flatMap((ticket) =>
    nextTo(map, stop, transportOf(ticket))
      .filter((next) => !detectives.includes(next))
      .map((next) => ({ ticket, stop: next })),
  );
}

/**
 * The shortest way to the nearest goal, away from detectives, where they guess worst.
 * @param {PlayMap} map
 * @param {Sight} sight
 * @param {() => number} random
 * @returns {Travel | undefined}
 */
export function greedyTravel(map, sight, random) {
  const { detectives, knowledge } = sight;
  const way = wayToGoals(map, detectives, knowledge.goals);
  const now = possible(map, knowledge);
  /** @type {Map<string, number>} */
  const sizes = new Map();
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const travel of travels(map, sight)) {
    const last = travel.legs.at(-1)?.stop ?? 0;
    const wins = travel.legs.some(({ stop }) => knowledge.goals.has(stop));
    const seen = travel.legs.map(({ ticket }) =>
      travel.special === 'secret' ? null : transportOf(ticket),
    );
    const key = seen.join();
    let size = sizes.get(key);
    if (size === undefined) {
      size = Math.max(
        1,
        seen.reduce((at, by) => step(map, at, by, detectives, knowledge.goals), now).size,
      );
      sizes.set(key, size);
    }
    const cost =
      (wins ? -100 : 0) +
      Math.min(30, way[last] ?? 30) +
      CAUGHT * danger(map, last, detectives) * Math.min(1, 4 / size) -
      0.25 * Math.log2(size) +
      (travel.special === 'double' ? DOUBLE : travel.special === 'secret' ? SECRET : 0) +
      random() * 0.3;
    if (cost < least) [best, least] = [travel, cost];
  }
  return best;
}

/**
 * Likelihood that some detective could come here with his next move.
 * @param {PlayMap} map
 * @param {number} stop
 * @param {readonly number[]} detectives
 */
function danger(map, stop, detectives) {
  let safe = 1;
  for (const detective of detectives) {
    const ready = TRANSPORTS.filter((by) => nextTo(map, stop, by).includes(detective));
    if (ready.length > 0) safe *= 1 - Math.max(...ready.map((by) => READY[by]));
  }
  return 1 - safe;
}

/**
 * Moves to the nearest goal, where cities next to detectives count for more and held ones not at all.
 * @param {PlayMap} map
 * @param {readonly number[]} detectives
 * @param {ReadonlySet<number>} goals
 */
function wayToGoals(map, detectives, goals) {
  const toll = map.around.map(
    (near) => 1 + 0.5 * near.filter((stop) => detectives.includes(stop)).length,
  );
  const way = map.around.map((_, stop) => (goals.has(stop) ? 0 : Number.POSITIVE_INFINITY));
  let changed = true;
  while (changed) {
    changed = false;
    for (const [stop, near] of map.around.entries()) {
      if (detectives.includes(stop)) continue;
      for (const next of near) {
        const through = (way[next] ?? 0) + (toll[next] ?? 1);
        if (!detectives.includes(next) && through < (way[stop] ?? 0)) {
          way[stop] = through;
          changed = true;
        }
      }
    }
  }
  return way;
}

/**
 * The start from which the goals are nearest and the detectives farthest.
 * @param {PlayMap} map
 * @param {readonly number[]} starts
 * @param {readonly number[]} goals
 * @param {readonly number[]} detectives
 * @param {() => number} random
 */
export function greedyStart(map, starts, goals, detectives, random) {
  const cost = (/** @type {number} */ start) =>
    Math.min(...goals.map((goal) => map.moves[start]?.[goal] ?? 99)) -
    0.7 * Math.min(...detectives.map((stop) => map.moves[start]?.[stop] ?? 0)) +
    random() * 2;
  const costs = starts.map(cost);
  return starts[costs.indexOf(Math.min(...costs))] ?? 0;
}

/**
 * Mostly a plain move, sometimes a special.
 * @param {readonly Travel[]} options
 * @param {() => number} random
 */
export function randomTravel(options, random) {
  const plain = options.filter(({ special }) => special === undefined);
  const among = plain.length > 0 && random() < 0.85 ? plain : options;
  return among[Math.floor(random() * among.length)];
}

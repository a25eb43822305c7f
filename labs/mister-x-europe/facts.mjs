import { angle, cross, distance } from './geometry.mjs';
import { movesFrom, connectedPartsOf } from './graph.mjs';
import { TRANSPORTS } from './map.mjs';
import { clearance } from './roads.mjs';

/** @typedef {import('./map.mjs').BoardMap} BoardMap */
/** @typedef {import('./map.mjs').Transport} Transport */
/** @typedef {[number, number]} Pair */

/** Crossings under this angle are hard to follow with the eye. In degrees. */
const FLAT_ANGLE_MAX = 25;

/**
 * Of one transport: lines, stops, how many lines a stop has, parts of the network, nearest pass by a foreign stop.
 * @param {BoardMap} map
 * @param {Transport} transport
 */
export function networkFacts({ board, by }, transport) {
  const lines = board.edges[transport];
  const counts = by[transport].map((near) => near.length).filter((count) => count > 0);
  /** @type {Record<number, number>} */
  const degrees = {};
  for (const count of counts) degrees[count] = (degrees[count] ?? 0) + 1;
  const parallel = new Set(
    TRANSPORTS.filter((other) => other !== transport).flatMap((other) => board.edges[other].map(String)),
  );
  return {
    lines: lines.length,
    stops: counts.length,
    parts: connectedPartsOf(by[transport]).length,
    mean: (2 * lines.length) / counts.length,
    degrees,
    beside: lines.filter((line) => parallel.has(String(line))).length,
    clearance: Math.min(...lines.map(([a, b]) => clearance(board.stations, a - 1, b - 1))),
  };
}

/**
 * Pairs of straight lines that cross, by transports, and how many of them at flat angles.
 * @param {BoardMap} map
 */
export function crossings({ board }) {
  const at = (/** @type {number} */ id) => board.stations[id - 1] ?? { x: 0, y: 0 };
  /** @type {Record<string, { all: number, flat: number }>} */
  const found = {};
  const lines = TRANSPORTS.flatMap((transport) => board.edges[transport].map((pair) => ({ transport, pair })));
  for (const [
    i,
    {
      transport,
      pair: [a, b],
    },
  ] of lines.entries()) {
    for (const {
      transport: other,
      pair: [c, d],
    } of lines.slice(i + 1)) {
      if ([c, d].includes(a) || [c, d].includes(b) || !cross(at(a), at(b), at(c), at(d))) continue;
      const shifted = { x: at(d).x - at(c).x + at(a).x, y: at(d).y - at(c).y + at(a).y };
      const turn = angle(at(a), at(b), shifted);
      const kinds = `${transport}/${other}`;
      const { all, flat } = found[kinds] ?? { all: 0, flat: 0 };
      found[kinds] = {
        all: all + 1,
        flat: flat + (Math.min(turn, 180 - turn) < FLAT_ANGLE_MAX ? 1 : 0),
      };
    }
  }
  return found;
}

/**
 * The two cities farthest from each other and the mean of all pairs, in moves by any transport.
 * @param {BoardMap} map
 */
export function distances({ board, moves }) {
  let [most, sum, pairs, farthest] = [0, 0, 0, ''];
  for (const a of board.stations) {
    for (const b of board.stations.slice(a.id)) {
      const count = moves[a.id]?.[b.id] ?? 0;
      sum += count;
      pairs++;
      if (count > most) [most, farthest] = [count, `${a.name} to ${b.name}`];
    }
  }
  return { most, farthest, mean: sum / pairs };
}

/** @param {BoardMap} map */
export function leastDistance({ board: { stations } }) {
  return Math.min(...stations.flatMap((a) => stations.slice(a.id).map((b) => distance(a, b))));
}

/**
 * Moves from each start of a mission to the nearest and the farthest goal, from each goal to the nearest
 * detective, and ways into each goal.
 * @param {BoardMap} map
 * @param {string} mission
 */
export function missionFacts({ board, around }, mission) {
  const { starts, goals } = board.missions[mission] ?? { starts: [], goals: [] };
  const name = (/** @type {number} */ id) => board.stations[id - 1]?.name ?? '';
  const from = (/** @type {number} */ id, /** @type {readonly number[]} */ to) => {
    const moves = movesFrom(around, [id]);
    return to.map((stop) => moves[stop] ?? 0);
  };
  return {
    starts: starts.map((id) => {
      const far = from(id, goals);
      const cards = from(id, board.starts.detectives);
      return {
        id,
        name: name(id),
        nearest: Math.min(...far),
        farthest: Math.max(...far),
        detective: Math.min(...cards),
      };
    }),
    goals: goals.map((id) => ({
      id,
      name: name(id),
      lines: around[id]?.length ?? 0,
      detective: Math.min(...from(id, board.starts.detectives)),
    })),
  };
}

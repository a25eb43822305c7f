import { nextTo, TRANSPORTS } from './map.mjs';

/** @typedef {import('./map.mjs').PlayMap} PlayMap */
/** @typedef {import('./map.mjs').Transport} Transport */

/**
 * What everybody knows of X's way: for each leg the ticket (`null` face down) and where the detectives stood,
 * positions that became known, and cities that a position is known not to be.
 * @typedef {{
 *   starts: readonly number[],
 *   goals: ReadonlySet<number>,
 *   legs: { transport: Transport | null, detectives: readonly number[] }[],
 *   known: Map<number, number>,
 *   not: Map<number, Set<number>>,
 * }} Knowledge
 */

/**
 * @param {readonly number[]} starts
 * @param {readonly number[]} goals
 * @returns {Knowledge}
 */
export function nothingKnown(starts, goals) {
  return { starts, goals: new Set(goals), legs: [], known: new Map(), not: new Map() };
}

/**
 * @param {Knowledge} knowledge
 * @param {number} position
 * @param {number} stop
 */
export function exclude(knowledge, position, stop) {
  const excluded = knowledge.not.get(position) ?? new Set();
  knowledge.not.set(position, excluded.add(stop));
}

/**
 * Every city where X can be now.
 * @param {PlayMap} map
 * @param {Knowledge} knowledge
 * @returns {Set<number>}
 */
export function possible(map, knowledge) {
  let at = filtered(knowledge, 0, new Set(knowledge.starts));
  for (const [i, leg] of knowledge.legs.entries()) {
    at = filtered(knowledge, i + 1, step(map, at, leg.transport, leg.detectives, knowledge.goals));
  }
  return at;
}

/**
 * Every city where X can be one leg later: free, and no goal, as the game would be over.
 * @param {PlayMap} map
 * @param {ReadonlySet<number>} from
 * @param {Transport | null} transport
 * @param {readonly number[]} detectives
 * @param {ReadonlySet<number>} goals
 */
export function step(map, from, transport, detectives, goals) {
  /** @type {Set<number>} */
  const to = new Set();
  for (const stop of from) {
    for (const by of transport === null ? TRANSPORTS : [transport]) {
      for (const next of nextTo(map, stop, by)) to.add(next);
    }
  }
  for (const stop of [...detectives, ...goals]) to.delete(stop);
  return to;
}

/**
 * @param {Knowledge} knowledge
 * @param {number} position
 * @param {Set<number>} stops
 */
function filtered({ known, not }, position, stops) {
  const stop = known.get(position);
  if (stop !== undefined) return new Set([stop]);
  for (const other of not.get(position) ?? []) stops.delete(other);
  return stops;
}

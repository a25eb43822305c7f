import { nextTo, symbolOf, transportOf, withSymbol } from './map.mjs';

/** @typedef {import('./map.mjs').PlayMap} PlayMap */
/** @typedef {import('./map.mjs').Transport} Transport */
/** @typedef {{ detective: number, hunter: number, ticket: string, stop: number }} Move */

/**
 * What the detectives see: where they stand, whose they are, who has yet to move, the hunters' hands.
 * @typedef {{ stops: readonly number[], owners: readonly number[], waiting: readonly number[], hands: readonly (readonly string[])[] }} Squad
 */

/**
 * Every ordinary move of those who have yet to move.
 * @param {PlayMap} map
 * @param {Squad} squad
 * @returns {Move[]}
 */
export function movesOf(map, { stops, owners, waiting, hands }) {
  return waiting.flatMap((detective) => {
    const hunter = owners[detective] ?? 0;
    return [...new Set(hands[hunter])].flatMap((ticket) =>
      nextTo(map, stops[detective] ?? 0, transportOf(ticket))
        .filter((stop) => !stops.includes(stop))
        .map((stop) => ({ detective, hunter, ticket, stop })),
    );
  });
}

/**
 * How much each city where X can be is worth watching: more when he is near a goal.
 * @param {PlayMap} map
 * @param {ReadonlySet<number>} possible
 * @param {ReadonlySet<number>} goals
 * @returns {Map<number, number>}
 */
export function weights(map, possible, goals) {
  return new Map(
    [...possible].map((stop) => {
      const far = Math.min(...[...goals].map((goal) => map.moves[stop]?.[goal] ?? 99));
      return [stop, 1 + 3 / (1 + far)];
    }),
  );
}

/**
 * The move that brings somebody nearest to where X may be; cities that others watch count for less.
 * @param {PlayMap} map
 * @param {Squad} squad
 * @param {ReadonlyMap<number, number>} worth
 * @param {() => number} random
 * @returns {Move | undefined}
 */
export function greedyMove(map, squad, worth, random) {
  const done = squad.stops.filter((_, detective) => !squad.waiting.includes(detective));
  const left = new Map(
    [...worth].map(([stop, weight]) => {
      const watched = done.some((other) => (map.moves[other]?.[stop] ?? 99) <= 1);
      return [stop, watched ? weight * 0.4 : weight];
    }),
  );
  const total = [...left.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const cost = (/** @type {Move} */ { ticket, stop }) => {
    let far = 0;
    for (const [at, weight] of left) far += weight * (map.moves[stop]?.[at] ?? 9);
    const special = ['magnifier', 'beacon'].includes(symbolOf(ticket)) ? 0.06 : 0;
    const rare = transportOf(ticket) === 'plane' ? 0.05 : 0;
    return far / total - (4 * (left.get(stop) ?? 0)) / total + special + rare + random() * 0.02;
  };
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const move of movesOf(map, squad)) {
    const value = cost(move);
    if (value < least) [best, least] = [move, value];
  }
  return best;
}

/**
 * Tickets with a symbol that may be given, each hunter at most as many as he has detectives (MX-40).
 * @param {Squad} squad
 * @param {string} symbol
 * @returns {{ hunter: number, ticket: string }[]}
 */
export function givable({ owners, hands }, symbol) {
  return hands.flatMap((hand, hunter) => {
    const most = owners.filter((owner) => owner === hunter).length;
    return withSymbol(hand, symbol)
      .slice(0, most)
      .map((ticket) => ({ hunter, ticket }));
  });
}

/** @type {Readonly<Record<number, Transport>>} */
const OPERATIONS = { 3: 'car', 4: 'train', 5: 'plane' };

/** @typedef {{ type: 'investigate', parts: { hunter: number, ticket: string }[] }} Investigate */
/** @typedef {{ type: 'operate', parts: { hunter: number, ticket: string }[], detective: number, transport: Transport, stop: number }} Operate */

/**
 * An extra move onto the likeliest city if X can be in few, else as deep an investigation as they can pay, while he
 * can be in many.
 * @param {PlayMap} map
 * @param {Squad} squad
 * @param {ReadonlyMap<number, number>} worth
 * @returns {Investigate | Operate | undefined}
 */
export function greedySpecial(map, squad, worth) {
  const beacons = givable(squad, 'beacon');
  if (worth.size <= 8) {
    let best;
    for (const count of [3, 4, 5]) {
      const transport = OPERATIONS[count];
      if (transport === undefined || beacons.length < count) continue;
      for (const [detective, at] of squad.stops.entries()) {
        for (const stop of nextTo(map, at, transport)) {
          const value = worth.get(stop) ?? 0;
          if (squad.stops.includes(stop) || value <= (best?.value ?? 0)) continue;
          best = { value, count, detective, transport, stop };
        }
      }
    }
    if (best !== undefined) {
      const { count, detective, transport, stop } = best;
      return { type: 'operate', parts: beacons.slice(0, count), detective, transport, stop };
    }
  }
  const magnifiers = givable(squad, 'magnifier');
  if (magnifiers.length < 3 || worth.size < 5) return undefined;
  return { type: 'investigate', parts: magnifiers.slice(0, 5) };
}

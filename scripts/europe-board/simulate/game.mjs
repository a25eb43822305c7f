import { greedyMove, greedySpecial, movesOf, weights } from './detectives.mjs';
import { exclude, nothingKnown, possible } from './knowledge.mjs';
import { transportOf, without } from './map.mjs';
import { greedyStart, greedyTravel, randomTravel, travels } from './x.mjs';

/** @typedef {import('./map.mjs').PlayMap} PlayMap */
/** @typedef {'random' | 'greedy'} Style */
/** @typedef {{ mission: string, split: readonly number[], x: Style, detectives: Style, random: () => number }} Table */
/** @typedef {{ winner: 'x' | 'detectives' | 'nobody', outcome: string, rounds: number, used: Record<string, number> }} Result */

const X_HAND = 8;
const SECRET_LEGS = 24;
const CHECK = 5;
const FIRST_SPECIAL = 5;
/** Random play may go on for ever. */
const LONGEST = 150;
/** Magnifiers and how many moves ago they show (MX-41). */
const BACK = /** @type {Record<number, number>} */ ({ 3: 4, 4: 3, 5: 2 });

/**
 * One game by the rules as far as they matter for the board: hands, double moves, secret trips, the position
 * check, investigations, special operations, open movement.
 * @param {PlayMap} map
 * @param {Table} table
 * @returns {Result}
 */
export function play(map, { mission, split, x, detectives: hunt, random }) {
  const { board } = map;
  const { starts, goals } = board.missions[mission] ?? { starts: [], goals: [] };
  const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(random() * list.length)];
  const shuffle = (/** @type {any[]} */ list) => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };

  /** @type {string[]} */
  let stack = shuffle(
    Object.entries(board.tickets).flatMap(([kind, count]) => Array(count).fill(kind)),
  );
  /** @type {string[]} */
  let discard = [];
  /** @type {string[]} */
  let box = [];
  /** @param {string[]} hand @param {number} limit */
  const refill = (hand, limit) => {
    while (hand.length < limit) {
      if (stack.length === 0) [stack, discard] = [shuffle(discard), []];
      if (stack.length === 0) [stack, box] = [shuffle(box), []];
      const ticket = stack.pop();
      if (ticket === undefined) return;
      hand.push(ticket);
    }
  };
  /** @type {Record<string, number>} */
  const used = {};
  const count = (/** @type {string} */ what) => {
    used[what] = (used[what] ?? 0) + 1;
  };

  const stops = /** @type {number[]} */ (shuffle([...board.starts.detectives]).slice(0, 5));
  const owners = split.flatMap(
    (pawns, hunter) => /** @type {number[]} */ (Array(pawns).fill(hunter)),
  );
  const limits = split.map((pawns) => 4 + pawns);
  const hands = limits.map((limit) => {
    /** @type {string[]} */
    const hand = [];
    refill(hand, limit);
    return hand;
  });
  /** @type {string[]} */
  let hand = [];
  refill(hand, X_HAND);
  let at = x === 'greedy' ? greedyStart(map, starts, goals, stops, random) : pick(starts);
  const log = [at];
  const knowledge = nothingKnown(starts, goals);
  const end = (
    /** @type {Result['winner']} */ winner,
    /** @type {string} */ outcome,
    /** @type {number} */ rounds,
  ) => ({
    winner,
    outcome,
    rounds,
    used,
  });

  for (let round = 1; round <= LONGEST; round++) {
    if ((map.around[at] ?? []).every((stop) => stops.includes(stop))) {
      return end('detectives', 'X_SURROUNDED', round);
    }
    let sight = { stop: at, hand, detectives: stops, knowledge };
    let options = travels(map, sight);
    while (options.length === 0) {
      count('swap');
      discard.push(...hand);
      hand = [];
      refill(hand, X_HAND);
      sight = { ...sight, hand };
      options = travels(map, sight);
    }
    const travel =
      x === 'greedy' ? greedyTravel(map, sight, random) : randomTravel(options, random);
    if (travel === undefined) throw new Error('X has a move and makes none');
    if (travel.special !== undefined) count(travel.special);
    hand = without(hand, [...(travel.pay ?? []), ...travel.legs.map(({ ticket }) => ticket)]);
    box.push(...(travel.pay ?? []));
    for (const { ticket, stop } of travel.legs) {
      const by = transportOf(ticket);
      if (travel.special !== 'secret') count(`x ${by}`);
      at = stop;
      log.push(stop);
      knowledge.legs.push({
        transport: travel.special === 'secret' ? null : by,
        detectives: [...stops],
      });
      if (log.length - 1 > SECRET_LEGS) {
        knowledge.known.set(log.length - 1, stop);
        discard.push(ticket);
      }
      if (goals.includes(stop)) return end('x', 'MISSION_COMPLETE', round);
    }
    refill(hand, X_HAND);

    const now = log.length - 1;
    if (!possible(map, knowledge).has(at)) throw new Error(`X is at ${at}, where he cannot be`);
    /** @type {number[]} */
    const arrivals = [];
    /** @param {number} detective @param {number} stop */
    const arrive = (detective, stop) => {
      stops[detective] = stop;
      arrivals.push(stop);
      exclude(knowledge, now, stop);
      return stop === at;
    };
    let waiting = [0, 1, 2, 3, 4];
    /** @type {string[]} */
    const cards = [];
    while (waiting.length > 0) {
      const squad = { stops, owners, waiting, hands };
      const worth = weights(map, possible(map, knowledge), knowledge.goals);
      const move =
        hunt === 'greedy' ? greedyMove(map, squad, worth, random) : pick(movesOf(map, squad));
      if (move === undefined) break;
      count(`detectives ${transportOf(move.ticket)}`);
      hands[move.hunter] = without(hands[move.hunter] ?? [], [move.ticket]);
      cards.push(move.ticket);
      waiting = waiting.filter((detective) => detective !== move.detective);
      if (arrive(move.detective, move.stop)) return end('detectives', 'CAUGHT', round);
    }
    for (const _ of waiting) count('stays');
    discard.push(...cards);

    if (round >= FIRST_SPECIAL && (hunt === 'greedy' || random() < 0.3)) {
      const worth = weights(map, possible(map, knowledge), knowledge.goals);
      const special = greedySpecial(map, { stops, owners, waiting: [], hands }, worth);
      if (special !== undefined) {
        count(special.type);
        for (const { hunter, ticket } of special.parts) {
          hands[hunter] = without(hands[hunter] ?? [], [ticket]);
          box.push(ticket);
        }
        if (special.type === 'investigate') {
          const position = now - (BACK[special.parts.length] ?? 4);
          if (position > 0) knowledge.known.set(position, log[position] ?? 0);
        } else if (arrive(special.detective, special.stop))
          return end('detectives', 'CAUGHT', round);
      }
    }
    for (const [hunter, limit] of limits.entries()) refill(hands[hunter] ?? [], limit);

    for (const stop of arrivals) {
      const window = [1, 2, 3, 4, 5]
        .slice(0, CHECK)
        .map((back) => now - back)
        .filter((i) => i > 0);
      const hit = window.find((position) => log[position] === stop);
      if (hit !== undefined) {
        count('trace');
        knowledge.known.set(hit, stop);
      } else for (const position of window) exclude(knowledge, position, stop);
    }
  }
  return end('nobody', 'TOO_LONG', LONGEST);
}

import { BOARD } from '../frame.mjs';
import { greedyMove, greedySpecial, movesOf, weights } from './detectives.mjs';
import { exclude, nothingKnown, possible } from './knowledge.mjs';
import { transportOf } from './map.mjs';
import { greedyStart, greedyTravel, randomTravel, travels } from './x.mjs';

/** @typedef {import('./map.mjs').PlayMap} PlayMap */
/** @typedef {import('./game.mjs').Table} Table */
/** @typedef {import('./game.mjs').Result} Result */

/** Random play may go on for ever. */
const LONGEST = 150;
const CHECK = 5;

/**
 * The same players as in `game.mjs` at the real referee: what counts at the end is what he says.
 * @param {any} engine the built module of the game
 * @param {PlayMap} map
 */
export function refereeOf(engine, map) {
  const { id: _, ...facts } = map.board;
  const board = {
    format: 'mister-x-board/1',
    game: 'mister-x-europe',
    height: BOARD.height,
    ...facts,
  };
  // A board in options is checked like any that people bring along.
  const game = engine.misterXEurope;
  const parseOptions = (/** @type {object} */ options) => game.parseOptions({ ...options, board });
  return (/** @type {Table} */ table) => playAt({ ...game, parseOptions }, map, table);
}

/**
 * @param {any} game
 * @param {PlayMap} map
 * @param {Table} table
 * @returns {Result}
 */
function playAt(game, map, { mission, split, x, detectives: hunt, random }) {
  const { starts, goals } = map.board.missions[mission] ?? { starts: [], goals: [] };
  const knowledge = nothingKnown(starts, goals);
  const rng = rngOf(random);
  const flags = { hand_source: 'server', start_source: 'server' };
  let state = unwrap(game.start(game.setup(unwrap(game.parseOptions({ split, flags })), rng)));
  /** @type {Record<string, number>} */
  const used = {};
  const count = (/** @type {string} */ what) => {
    used[what] = (used[what] ?? 0) + 1;
  };
  /** @param {string} seat @param {object} action */
  const act = (seat, action) => {
    for (const event of unwrap(game.decide(state, seat, action, rng))) {
      if (
        event.type === 'legTaken' ||
        event.type === 'secretLegTaken' ||
        event.type === 'openLegTaken'
      ) {
        knowledge.legs.push({
          transport:
            event.type === 'secretLegTaken'
              ? null
              : transportOf(event.ticket ?? event.secret.ticket),
          detectives: stopsOf(state),
        });
      }
      state = game.apply(state, event);
    }
    for (const { stop, slot } of state.rings) if (slot !== null) knowledge.known.set(slot, stop);
    if (state.x.pawn) knowledge.known.set(state.x.log.length, state.x.stop);
  };
  const deal = () => {
    for (const timer of game.timers(state)) act('referee', timer.action);
  };

  deal();
  const begin =
    x === 'greedy'
      ? greedyStart(map, starts, goals, stopsOf(state), random)
      : rng.pick(starts.filter((stop) => !stopsOf(state).includes(stop)));
  act('x', { type: 'chooseMission', mission, stop: begin });
  deal();

  while (state.phase !== 'over' && state.round <= LONGEST) {
    travelOnce();
    if (state.phase === 'over') break;
    act('x', { type: 'draw' });
    const now = state.x.log.length;
    const before = state;
    moveAll(now);
    if (state.phase === 'over') break;
    specialOnce(now);
    if (state.phase === 'over') break;
    const { arrivals } = state;
    for (const [hunter] of split.entries())
      if (state.phase !== 'x_move') act(`h${hunter + 1}`, { type: 'draw' });
    if (state.phase === 'over') break;
    for (const { stop } of arrivals) {
      const window = [1, 2, 3, 4, 5]
        .slice(0, CHECK)
        .map((back) => now - back)
        .filter((i) => i > 0);
      const hit = window.some((i) => before.x.log[i - 1].stop === stop);
      if (hit) count('trace');
      else for (const i of window) exclude(knowledge, i, stop);
    }
  }
  const outcome = game.outcome(state);
  const winner =
    outcome === undefined ? 'nobody' : outcome.winners.includes('x') ? 'x' : 'detectives';
  return { winner, outcome: outcome?.code ?? 'TOO_LONG', rounds: state.round, used };

  function travelOnce() {
    let sight = xSight();
    while (travels(map, sight).length === 0) {
      count('swap');
      act('x', { type: 'swap' });
      if (state.phase === 'x_redraw') act('x', { type: 'draw' });
      sight = xSight();
    }
    const travel =
      x === 'greedy' ? greedyTravel(map, sight, random) : randomTravel(travels(map, sight), random);
    if (travel === undefined) throw new Error('X has a move and makes none');
    if (travel.special !== undefined) count(travel.special);
    if (travel.special !== 'secret')
      for (const { ticket } of travel.legs) count(`x ${transportOf(ticket)}`);
    act('x', travel);
    if (state.phase !== 'over' && !possible(map, knowledge).has(state.x.stop)) {
      throw new Error(`X is at ${state.x.stop}, where he cannot be`);
    }
  }

  function xSight() {
    return { stop: state.x.stop, hand: state.x.hand, detectives: stopsOf(state), knowledge };
  }

  /** @param {number} now */
  function moveAll(now) {
    let waiting = [0, 1, 2, 3, 4];
    while (state.phase === 'moves') {
      const squad = squadOf(waiting);
      const worth = weights(map, possible(map, knowledge), knowledge.goals);
      const options = movesOf(map, squad);
      const move =
        hunt === 'greedy'
          ? greedyMove(map, squad, worth, random)
          : options[Math.floor(random() * options.length)];
      if (move === undefined) {
        act(game.toAct(state)[0], { type: 'closeMoves' });
        break;
      }
      count(`detectives ${transportOf(move.ticket)}`);
      waiting = waiting.filter((detective) => detective !== move.detective);
      act(`h${move.hunter + 1}`, {
        type: 'move',
        detective: `d${move.detective + 1}`,
        ticket: move.ticket,
        stop: move.stop,
      });
      exclude(knowledge, now, move.stop);
    }
    for (const _ of waiting) count('stays');
  }

  /** @param {number} now */
  function specialOnce(now) {
    if (state.round < 5 || (hunt === 'random' && random() >= 0.3)) return;
    const worth = weights(map, possible(map, knowledge), knowledge.goals);
    const special = greedySpecial(map, squadOf([]), worth);
    if (special === undefined) return;
    count(special.type);
    /** @type {Record<string, string[]>} */
    const parts = {};
    for (const { hunter, ticket } of special.parts)
      parts[`h${hunter + 1}`] = [...(parts[`h${hunter + 1}`] ?? []), ticket];
    const [speaker = 'h1', ...others] = Object.keys(parts);
    for (const other of others) act(other, { type: 'offer', tickets: parts[other] });
    if (special.type === 'investigate') act(speaker, { type: 'investigate', parts });
    else {
      const { transport, stop } = special;
      act(speaker, {
        type: 'operate',
        parts,
        detective: `d${special.detective + 1}`,
        transport,
        stop,
      });
      exclude(knowledge, now, stop);
    }
  }

  /** @param {readonly number[]} waiting */
  function squadOf(waiting) {
    const owners = split.flatMap(
      (pawns, hunter) => /** @type {number[]} */ (Array(pawns).fill(hunter)),
    );
    return { stops: stopsOf(state), owners, waiting, hands: state.hands };
  }
}

/**
 * @param {{ detectives: { stop: number }[] }} state
 * @returns {number[]}
 */
function stopsOf({ detectives }) {
  return detectives.map(({ stop }) => stop);
}

/** @param {any} result */
function unwrap(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** @param {() => number} random */
function rngOf(random) {
  const int = (/** @type {number} */ bound) => Math.floor(random() * bound);
  const shuffle = (/** @type {readonly any[]} */ items) => {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i--) {
      const j = int(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
  return { int, shuffle, pick: (/** @type {readonly any[]} */ items) => items[int(items.length)] };
}

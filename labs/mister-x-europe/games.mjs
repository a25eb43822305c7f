import { tableObservationOf, MatchRun, playOut, randomPlayer, rngFor, seededRngs, unwrap } from '@mister-x/engine';
import { customBoard, misterXEurope, transportOf } from '@mister-x/games/mister-x-europe/rules';
import { MisterXBelief, greedyHunter, greedyX } from '@mister-x/games/mister-x-europe/computer';
import { readBoardFile } from '@mister-x/games/pursuit/rules';
import { fileOf } from './write.mjs';

/** Games on a board as it is designed, by the engine's rules. */

/** @typedef {import('./design.mjs').Board} Board */
/** @typedef {import('@mister-x/games/mister-x-europe/rules').MisterXEurope} MisterXEurope */
/** @typedef {import('@mister-x/engine').Player<MisterXEurope>} Player */
/** @typedef {'random' | 'greedy'} Style */
/** @typedef {{ mission: string, split: readonly number[], x: Style, detectives: Style, seed: number }} Table */
/** @typedef {{ winner: 'x' | 'detectives' | 'nobody', outcome: string, rounds: number, used: Readonly<Record<string, number>> }} Result */

/** Random play may go on for ever. */
const COMMANDS_MAX = 150;

/**
 * @param {Board} board
 * @param {Table} table
 * @returns {Result}
 */
export function play(board, { mission, split, x, detectives, seed }) {
  const file = unwrap(readBoardFile(fileOf(board)));
  const compiled = customBoard(file);
  const flags = { hand_source: 'server', start_source: 'server' };
  const options = unwrap(misterXEurope.parseOptions({ board: file, split, flags }));
  const secret = seed.toString(16).padStart(64, '0');
  const rng = rngFor(secret, 0);
  const belief = new MisterXBelief(compiled);
  /** @type {Player} */
  const random = randomPlayer(rng);
  const players = {
    x: onMission(mission, x === 'greedy' ? greedyX(compiled, belief, rng) : random, rng),
    hunters: detectives === 'greedy' ? greedyHunter(compiled, belief, rng) : random,
  };
  /** @type {Record<string, number>} */
  const used = {};
  let run = unwrap(MatchRun.begin(misterXEurope, { options }, seededRngs(secret)));
  for (const step of playOut(run, (seat) => (seat === 'x' ? players.x : players.hunters))) {
    const heard = tableObservationOf(step);
    belief.observe(heard);
    for (const what of heard.notices.flatMap(usesIn)) used[what] = (used[what] ?? 0) + 1;
    run = step.after;
    const { stop } = run.state.x;
    if (run.outcome === undefined && stop !== null && !belief.places().has(stop)) {
      throw new Error(`X is at ${stop}, where he cannot be`);
    }
    if (run.state.round > COMMANDS_MAX) break;
  }
  const { end, round } = run.state;
  const rounds = Math.min(round, COMMANDS_MAX);
  return { winner: end?.winner ?? 'nobody', outcome: end?.code ?? 'TOO_LONG', rounds, used };
}

/**
 * X as this player plays him, who never sees that there are other missions.
 * @param {string} mission
 * @param {Player} player
 * @param {import('@mister-x/engine').Rng} rng
 * @returns {Player}
 */
function onMission(mission, player, rng) {
  return {
    choose: (position) => {
      const { view } = position;
      const { own } = view.game;
      const choice = own?.startChoices.find((each) => each.mission === mission);
      if (own === null || choice === undefined) return player.choose(position);
      const game = { ...view.game, own: { ...own, startChoices: [choice] } };
      const stop = rng.pick(choice.stops);
      return player.choose({
        ...position,
        view: { ...view, game },
        sample: () => ({ kind: 'act', action: { type: 'chooseMission', mission, stop } }),
      });
    },
  };
}

/**
 * What a line of the log says of tickets and specials.
 * @param {import('@mister-x/engine').MatchNotice<MisterXEurope['notice']>} line
 * @returns {readonly string[]}
 */
function usesIn(line) {
  if (line.kind !== 'game') return [];
  const { notice } = line;
  switch (notice.type) {
    case 'specialPaid':
      return [notice.special];
    case 'legTaken':
    case 'openLegTaken':
      return notice.ticket === null ? [] : [`x ${transportOf(notice.ticket)}`];
    case 'moved':
      return [`detectives ${transportOf(notice.ticket)}`];
    case 'skipped':
      return ['stays'];
    case 'swapped':
      return ['swap'];
    case 'investigated':
      return ['investigate'];
    case 'operated':
      return ['operate'];
    case 'checked':
      return notice.hits.map(() => 'trace');
    default:
      return [];
  }
}

import { type Computer, computerOf } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import { timesByGroup } from '../../pursuit/computer/layout.js';
import { PairTimes } from '../../pursuit/computer/pair-times.js';
import { MisterXBelief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import type { Action, ScotlandYard } from '../rules/types.js';
import { visibleGameOf } from './visible-game.js';
import { actionOf, type SearchSituation, situationOf, type MovesOfTurn } from './situation.js';

/** Weighs the turns that there are; there is one at least. */
export type ChooseTurn = (situation: SearchSituation) => MovesOfTurn | undefined;

/** A computer that knows where X can be. Its start stop it draws, where people register them (SY-7). */
export function beliefComputer(
  board: YardBoard,
  rng: Rng,
  choose: ChooseTurn,
  belief = new MisterXBelief(board),
): Computer<ScotlandYard> {
  return computerOf(
    {
      choose: ({ view, choices, seat }) => {
        if (view.game.phase === 'registration') return start(choices.actions, rng);
        const situation = situationOf(board, belief, seat, view.game);
        const turn = situation.turns.length === 0 ? undefined : choose(situation);
        return turn && { kind: 'act', action: actionOf(situation, turn) };
      },
    },
    (heard) => belief.observe(heard),
  );
}

function start(choices: Iterable<Action>, rng: Rng) {
  const starts = [...choices].filter(({ type }) => type === 'registerStart');
  return starts.length === 0 ? undefined : ({ kind: 'act', action: rng.pick(starts) } as const);
}

const pairTimesByBoard = new WeakMap<YardBoard, PairTimes>();

/**
 * What was solved elsewhere, so that nobody here has to.
 *
 * @param times `byStop`
 * @returns whether it fits the board: what does not is not kept
 */
export function keepPairTimes(board: YardBoard, times: Uint8Array): boolean {
  const ground = visibleGameOf(board);
  const size = ground.stops.length;
  const fits = times.length === ((size * (size - 1)) / 2) * size;
  if (fits) pairTimesByBoard.set(board, new PairTimes(ground, timesByGroup(times, size)));
  return fits;
}

/** Solves the board the first time, which takes some seconds on a slow computer. */
export function pairTimesOn(board: YardBoard): PairTimes {
  const before = pairTimesByBoard.get(board);
  if (before !== undefined) return before;
  const made = PairTimes.on(visibleGameOf(board));
  pairTimesByBoard.set(board, made);
  return made;
}

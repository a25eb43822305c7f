import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seat } from '@mister-x/engine/core/game';
import { tableObservationOf, type Player, playOut, randomPlayer } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { MatchRun, seededRngs } from '@mister-x/engine/core/run';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { readBoardFile } from '../../pursuit/rules/read-board.js';
import { MisterXBelief } from '../rules/belief.js';
import { boardOf } from '../rules/input.js';
import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { ownBoard } from '../test/own-board.js';
import { seeds, someFlags } from '../test/random.js';
import { type MisterXEurope, X_SEAT } from '../rules/types.js';
import { greedyHunter, greedyX } from './index.js';

const FILE = unwrap(readBoardFile(ownBoard()));
/** Steps; hardly a game is so long. */
const MOST = 400;

type Players = (belief: MisterXBelief, seat: Seat) => Player<MisterXEurope>;

function played(flags: object, split: readonly number[], seed: number, players: Players) {
  const secret = seed.toString(16).padStart(64, '0');
  const options = unwrap(
    europeGameWithTestBoards.parseOptions({
      board: FILE,
      split,
      flags: { ...flags, hand_source: 'server' },
    }),
  );
  let run = unwrap(MatchRun.begin(europeGameWithTestBoards, { options }, seededRngs(secret)));
  const belief = new MisterXBelief(boardOf(boardsWithTestBoards, options));
  for (const step of playOut(run, (seat) => players(belief, seat))) {
    belief.observe(tableObservationOf(step));
    run = step.after;
    if (run.steps === MOST) break;
  }
  return run;
}

const board = boardOf(boardsWithTestBoards, { board: FILE });
const splits = fc.constantFrom([5], [2, 3], [2, 2, 1], [1, 1, 1, 1, 1]);

describe('greedy players', () => {
  it('play on under any house rules, and send nothing that is refused', () => {
    fc.assert(
      fc.property(someFlags, splits, seeds, (flags, split, seed) => {
        const rng = rngFor('9a'.repeat(32), seed);
        const run = played(flags, split, seed, (belief, seat) =>
          seat === X_SEAT ? greedyX(board, belief, rng) : greedyHunter(board, belief, rng),
        );
        expect(run.outcome !== undefined || run.steps === MOST).toBe(true);
      }),
      { numRuns: byExtent({ quick: 20, all: 60 }) },
    );
  });

  it('win against those who play by chance', () => {
    const wonByX = (players: Players): number =>
      Array.from({ length: 20 }, (_, seed) => played({}, [3, 2], seed, players)).filter(
        ({ state }) => state.end?.winner === 'x',
      ).length;
    const rng = rngFor('9b'.repeat(32), 0);
    const fleeing = wonByX((belief, seat) => (seat === X_SEAT ? greedyX(board, belief, rng) : randomPlayer(rng)));
    const hunted = wonByX((belief, seat) => (seat === X_SEAT ? randomPlayer(rng) : greedyHunter(board, belief, rng)));
    expect(fleeing).toBeGreaterThan(9);
    expect(hunted).toBeLessThan(3);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Computer, computerOf, LEVELS, type Level, playAmong, makeForSeats } from '@mister-x/engine/core/computer';
import type { Seat } from '@mister-x/engine/core/game';
import { randomPlayer } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { MatchRun, seededRngs } from '@mister-x/engine/core/run';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { PairTimes } from '../../pursuit/computer/pair-times.js';
import { boardsWithT } from '../test/boards.js';
import { ownBoard } from '../test/own-board.js';
import { optionsWith, seeds, someTables } from '../test/random.js';
import { type Options, type ScotlandYard, X_SEAT } from '../rules/types.js';
import { makeYardComputers } from './computers.js';

/** Steps. Where X may stay and detectives may pass, some games have no end. */
const LONGEST = 1_000;
/** Enough to go through every part of a search. */
const BUDGET = { iterations: 12 };

const computers = makeYardComputers(boardsWithT);
const { game } = computers;

type Sit = (seat: Seat, nth: number) => Computer<ScotlandYard>;

function played(options: Options, seed: string, sit: Sit) {
  let run = unwrap(MatchRun.begin(game, { options }, seededRngs(seed)));
  for (const step of playAmong(run, makeForSeats(game.seatPlan(options), sit))) {
    run = step.after;
    if (run.steps === LONGEST) break;
  }
  return run;
}

const level = fc.constantFrom(...LEVELS);

describe('computers', () => {
  it('play at every level for both sides', () => {
    expect(computers.levels(X_SEAT)).toEqual(LEVELS);
    expect(computers.levels('h1')).toEqual(LEVELS);
  });

  it('have worked out all of a board before anybody sits down, however often its file is read', () => {
    const solved = vi.spyOn(PairTimes, 'on');
    const flags = { start_source: 'server' };
    const board = ownBoard('Worked out by no other test');
    const read = () => unwrap(game.parseOptions({ hunters: 3, board, flags }));
    computers.prepare(read(), 'easy');
    expect(solved).toHaveBeenCalledTimes(0);
    computers.prepare(read(), 'medium');
    computers.prepare(read(), 'hard');
    expect(solved).toHaveBeenCalledTimes(1);
    const levels = ['hard', 'medium', 'hard', 'medium'] as const;
    const sit: Sit = (seat, nth) =>
      computers.create(read(), seat, levels[nth] ?? 'easy', rngFor('5d'.repeat(32), nth), BUDGET);
    played(read(), '5d'.repeat(32), sit);
    expect(solved).toHaveBeenCalledTimes(1);
    solved.mockRestore();
  });

  it('play to the end under any house rules on any board, and send nothing that is refused', () => {
    const ends = new Set<string | undefined>();
    fc.assert(
      fc.property(someTables, seeds, level, level, (table, seed, x, detectives) => {
        const { variant, hunters, board, flags } = table;
        const options = optionsWith(variant, hunters, flags);
        fc.pre(options !== undefined);
        if (options === undefined) return;
        const at: Options = { ...options, board };
        const run = played(at, seed, (seat, nth) =>
          computers.create(at, seat, seat === X_SEAT ? x : detectives, rngFor(seed, nth), BUDGET),
        );
        expect(run.outcome !== undefined || run.steps === LONGEST).toBe(true);
        ends.add(run.outcome?.code);
      }),
      { numRuns: byExtent({ quick: 20, all: 60 }) },
    );
    expect(ends.size).toBeGreaterThan(1);
  });

  it('choose the same from the same seed', () => {
    const options = unwrapped({ start_source: 'server' });
    const game = () =>
      played(options, '5a'.repeat(32), (seat, nth) =>
        computers.create(options, seat, 'hard', rngFor('5b'.repeat(32), nth), BUDGET),
      ).state;
    expect(game()).toEqual(game());
  });

  it('lose hardly ever to players who move by chance', () => {
    const options = unwrapped({ start_source: 'server' });
    const lost = (side: Level, isX: boolean) =>
      Array.from({ length: 12 }, (_, nth) =>
        played(options, nth.toString(16).padStart(64, '0'), (seat, at) => {
          const rng = rngFor('5c'.repeat(32), 16 * nth + at);
          return (seat === X_SEAT) === isX
            ? computers.create(options, seat, side, rng, BUDGET)
            : computerOf(randomPlayer(rng));
        }),
      ).filter(({ outcome }) => outcome?.winners.includes(X_SEAT) !== isX).length;
    for (const level of LEVELS) {
      expect(lost(level, true)).toBeLessThan(3);
      expect(lost(level, false)).toBeLessThan(3);
    }
  });
});

function unwrapped(flags: Parameters<typeof optionsWith>[2]): Options {
  const options = optionsWith('modern', 5, flags);
  if (options === undefined) throw new Error('the flags do not fit together');
  return options;
}

import { describe, expect, it } from 'vitest';
import {
  computerOf,
  type HostedComputers,
  LEVELS,
  type Level,
  playAmong,
  makeForSeats,
  showStepToComputers,
} from '@mister-x/engine/core/computer';
import { type GameTypes, REFEREE, type Seat, type SeatSpec } from '@mister-x/engine/core/game';
import { equalJson } from '@mister-x/engine/core/json';
import { observationOf, randomPlayer } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { MatchRun } from '@mister-x/engine/core/run';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { COMPUTERS } from '../computers.js';
import { describers } from '../describers.js';
import { replayHistory } from '@mister-x/engine/testing/contract/history';
import type { AnyGameKit, History } from '@mister-x/engine/testing/contract/kit';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { openTable } from '@mister-x/engine/testing/contract/walk';
import { gameKits } from './manifest.js';
import { seedsOf } from '@mister-x/engine/testing/seeds';

/** Tables of each game that are played at every level: each run has others. */
const TABLES = byExtent({ quick: 3, all: 6 });
/** Enough to go through every part of a search. */
const BUDGET = { iterations: 8 };
/** Moments of each game at which a seat is asked in two worlds. */
const CUTS = 4;
const ENOUGH = 100;
const DESCRIBERS = await describers();

type Evening = {
  readonly history: History<GameTypes>;
  readonly options: GameTypes['options'];
  readonly seats: readonly SeatSpec[];
  readonly run: MatchRun<GameTypes>;
};

describe.each(COMPUTERS.map((computers) => ({ computers, id: computers.game.id })))(
  'computers in every chair of $id',
  ({ computers, id }) => {
    const kit = gameKits.find(({ game }) => game.id === id);
    if (kit === undefined) throw new Error(`${id} has no kit`);

    it('propose a table to which the rules agree, and at which they can sit', () => {
      const options = computers.game.parseOptions(computers.table(computers.game.seats.max));
      expect(computers.fits(unwrap(options))).toBe(true);
    });

    it('are refused at a level that nobody plays', () => {
      const { options, seats } = openTable(kit, kit.tables[0]?.options, 1);
      for (const { seat } of seats) {
        expect(computers.levels(seat)).not.toEqual([]);
        for (const level of [...LEVELS, 'expert' as Level, 'constructor' as Level]) {
          const sit = () => computers.create(options, seat, level, testRng(1), BUDGET);
          if (computers.levels(seat).includes(level)) expect(sit).not.toThrow();
          else expect(sit).toThrow(`nobody plays ${seat} at ${level}`);
        }
      }
    });

    it.each(levelsOf(computers, kit))('play by the rules at the level %s', (level) => {
      for (const { input, seed } of someTables(computers, kit)) {
        const { run, history, seats } = evening(computers, kit, input, level, seed);
        expect(kit.brokenInvariants(run.state)).toEqual([]);
        expect(run.outcome !== undefined || run.steps >= kit.maxCommands).toBe(true);
        expect(equalJson(replayHistory(kit.game, history).state, run.state)).toBe(true);
        if (run.outcome !== undefined) expectDescribed(id, run.outcome, seats);
      }
    });

    it.each(levelsOf(computers, kit))('choose at the level %s by what their seats see', (level) => {
      let asked = 0;
      let different = 0;
      for (const { input, seed } of someTables(computers, kit)) {
        const { history, options, seats } = evening(computers, kit, input, level, seed);
        const rng = testRng(seed);
        // What tells nothing at first is asked more often: all seats may have waited.
        for (let nth = 0; nth < CUTS || (nth < ENOUGH && asked * different === 0); nth++) {
          const batches = history.batches.slice(0, rng.int(history.batches.length));
          const { seat } = rng.pick(seats);
          const here = { setup: history.setup, batches };
          const twin = kit.resample(here, seat, rng);
          if (twin === undefined) continue;
          const sit = () => computers.create(options, seat, level, testRng(seed + nth), BUDGET);
          const [first, second] = [here, twin].map((told) => chosenIn(kit, told, seat, sit()));
          expect(second).toEqual(first);
          if (!equalJson(here, twin)) different += 1;
          if (first !== undefined) asked += 1;
        }
      }
      expect([asked, different].every((count) => count > 0)).toBe(true);
    });
  },
);

/**
 * Programs are told by which role an outcome is won: by that role alone it is. Where all seats have one role, it may
 * be won by nobody: the last sleuth is eliminated (SH-77).
 */
function expectDescribed(
  id: string,
  { code, winners }: NonNullable<Evening['run']['outcome']>,
  seats: readonly SeatSpec[],
): void {
  const winner = DESCRIBERS.find(({ game }) => game.id === id)?.outcomes[code]?.winner;
  if (winner === undefined) return;
  const roles = new Set(seats.flatMap(({ seat, role }) => (winners.includes(seat) ? [role] : [])));
  const opposed = new Set(seats.map(({ role }) => role)).size > 1;
  const won = winner === null || (roles.size === 0 && !opposed) ? [] : [winner];
  expect([code, ...roles]).toEqual([code, ...won]);
}

function levelsOf(computers: HostedComputers, kit: AnyGameKit): readonly Level[] {
  const { seats } = openTable(kit, kit.tables[0]?.options, 1);
  return LEVELS.filter((level) => seats.every(({ seat }) => computers.levels(seat).includes(level)));
}

function someTables(
  { game, fits }: HostedComputers,
  { tables }: AnyGameKit,
): readonly { input: unknown; seed: number }[] {
  const seeds = seedsOf(TABLES, 1);
  const rng = testRng(seeds.at(-1) ?? 1);
  const fitting = tables.filter(({ options }) => fits(unwrap(game.parseOptions(options))));
  return rng
    .shuffle(fitting)
    .slice(0, TABLES)
    .map(({ options }, nth) => ({ input: options, seed: seeds[nth] ?? 1 }));
}

/** A whole game, or as much of it as any game has. */
function evening(computers: HostedComputers, kit: AnyGameKit, input: unknown, level: Level, seed: number): Evening {
  const { game, options, seats, setup, rng } = openTable(kit, input, seed);
  let run = unwrap(MatchRun.begin(game, setup, () => rng));
  const sit = (seat: Seat, nth: number) => computers.create(options, seat, level, testRng(1_000 * seed + nth), BUDGET);
  // What is for the host, who begins, happens by chance.
  const host = computerOf(randomPlayer<GameTypes>(rng));
  const seated = new Map([...makeForSeats(seats, sit), [REFEREE, host]]);
  const batches = [];
  for (const step of playAmong(run, seated)) {
    batches.push(step.batch);
    run = step.after;
    if (run.steps >= kit.maxCommands) break;
  }
  return { history: { setup, batches }, options, seats, run };
}

/** What it would do there, having heard all that led there. */
function chosenIn(
  kit: AnyGameKit,
  history: History<GameTypes>,
  seat: Seat,
  computer: ReturnType<HostedComputers['create']>,
): unknown {
  let run = unwrap(MatchRun.begin(kit.game, history.setup, testRng));
  for (const step of run.play(history.batches)) {
    showStepToComputers([[seat, computer]], step);
    run = step.after;
  }
  if (run.outcome !== undefined || !run.asked.includes(seat)) return undefined;
  const chosen = computer.choose(observationOf(run, seat));
  // Which of several pieces that look alike is drawn may depend on who has the others.
  return chosen?.kind === 'act' ? kit.actionKey(chosen.action) : chosen;
}

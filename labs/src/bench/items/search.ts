import { MatchRun, tableObservationOf, rngFor, type Seat, seededRngs, unwrap } from '@mister-x/engine';
import { type Level, makeForSeats, playAmong } from '@mister-x/engine/players';
import { londonBoard, type Options, X_SEAT } from '@mister-x/games/scotland-yard/rules';
import { MisterXBelief, pairTimesOn, modelOfSensibleX, yardComputers } from '@mister-x/games/scotland-yard/computer';
import {
  randomMove,
  SearchGraph,
  newMoveList,
  PHASE_CODES,
  playMove,
  FastRandom,
  SearchRules,
  SearchState,
  SuspectSet,
  ticketOfMove,
  pawnOfMove,
  X_DECLARES,
} from '@mister-x/games/scotland-yard/computer/search';
import { optionsOf } from '../engine/random-games.js';
import { type Figure, median, type Report } from '../report/figure.js';
import { computerGame } from '../engine/computer-games.js';

const ROUND_MS = 500;
const WARM_UP_MS = 500;
const STARTS = 256;
const DETECTIVES = 5;
const BELIEF_GAMES = 200;
const COMPUTER_GAMES = 20;
const ITERATIONS = 100;
const CALIBRATION_GAMES = 40;

const percent = (share: number) => Math.round(100 * share);

/** What computers reckon with, in processor time of the whole process. */
export function measureSearch(rounds: number): Report {
  const options = optionsOf('modern');
  const table = tableOf(options);
  const perSecond = Array.from({ length: rounds + 1 }, (_, nth) =>
    gamesPerSecond(table, nth === 0 ? WARM_UP_MS : ROUND_MS),
  ).slice(1);
  const steps = beliefSteps(table);
  const figures: Figure[] = [
    {
      label: 'random games on the board of the search',
      unit: 'games/s',
      median: median(perSecond),
      aim: { value: 150_000, better: 'more' },
    },
    {
      label: 'a step of what can be known',
      unit: 'µs',
      median: median(steps),
      aim: { value: 1, better: 'less' },
    },
    ...(['easy', 'medium', 'hard'] as const).map((level) => ({
      label: `a game between computers: ${level}`,
      unit: 'ms' as const,
      median: median(gamesOf(options, level)),
    })),
  ];
  const calibrations = (['easy', 'medium', 'hard'] as const).map((x) => ({
    x,
    ...calibrationOn(options, x, 'medium', CALIBRATION_GAMES),
  }));
  return {
    item: 'search',
    title: 'Scotland Yard, five detectives: what computers reckon with',
    figures,
    notes: [
      `median of ${rounds} rounds of ${ROUND_MS} ms; seconds of processor time of the whole process`,
      `what can be known: X's legs of ${BELIEF_GAMES} random games, each repeated until it can be timed`,
      ...calibrations.map(({ x, model, alike, tenths }) =>
        [
          `where X is, after each leg of ${CALIBRATION_GAMES} games, X playing ${x}: ${model.toFixed(2)} bits of surprise for the model, ${alike.toFixed(2)} if all ways are alike`,
          `given and true by tenths: ${tenths.map((of) => `${percent(of.given)}/${percent(of.true)}`).join(' ')} %`,
        ].join('; '),
      ),
      `computers: the game by the rules' engine, with all views; hard with ${ITERATIONS} iterations a move`,
    ],
  };
}

type Table = {
  readonly rules: SearchRules;
  readonly starts: readonly SearchState[];
  readonly dice: FastRandom;
};

function tableOf(options: Options): Table {
  const board = londonBoard(options.flags.board_edition);
  const lines = SearchGraph.of(board);
  const rules = new SearchRules(lines, options.flags, DETECTIVES);
  const dice = new FastRandom(7);
  const deck = (board.data.starts.classic18 ?? []).map((stop) => lines.placeOf(stop));
  const starts = Array.from({ length: STARTS }, () => {
    const left = [...deck];
    const draw = () => left.splice(dice.below(left.length), 1)[0] ?? 0;
    return rules.begin(options, Array.from({ length: DETECTIVES }, draw), draw());
  });
  return { rules, starts, dice };
}

function gamesPerSecond({ rules, starts, dice }: Table, ms: number): number {
  const scratch = newMoveList(rules);
  const position = new SearchState(rules.lines.words);
  const began = performance.now();
  const cpu = process.cpuUsage();
  let games = 0;
  while (performance.now() - began < ms) {
    for (const start of starts) {
      position.copyFrom(start);
      while (position.phase !== PHASE_CODES.over) {
        playMove(rules, position, randomMove(rules, position, dice, scratch));
      }
      games += 1;
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  return (games / (user + system)) * 1e6;
}

/** Of one leg each, in microseconds, as it comes in a game: sets of all sizes. */
function beliefSteps({ rules, starts, dice }: Table): readonly number[] {
  const REPEATS = 200;
  const scratch = newMoveList(rules);
  const known = new SuspectSet(rules.lines);
  const before = new SuspectSet(rules.lines);
  const times: number[] = [];
  for (const start of starts.slice(0, BELIEF_GAMES)) {
    const position = start.copy();
    known.only(position.x);
    while (position.phase !== PHASE_CODES.over) {
      const move = randomMove(rules, position, dice, scratch);
      if (position.phase !== PHASE_CODES.detectives) {
        before.copyFrom(known);
        const declares = pawnOfMove(move) === X_DECLARES;
        const began = performance.now();
        for (let nth = 0; nth < REPEATS; nth++) {
          known.copyFrom(before);
          known.leg(rules, position, ticketOfMove(move), declares);
        }
        times.push(((performance.now() - began) * 1000) / REPEATS);
      }
      playMove(rules, position, move);
      for (let pawn = 0; pawn < DETECTIVES; pawn++) known.remove(position.placeOf(pawn));
    }
  }
  return times;
}

/** Milliseconds of each game. */
function gamesOf(options: Options, level: Level): readonly number[] {
  const { game } = yardComputers;
  return Array.from({ length: COMPUTER_GAMES + 1 }, (_, nth) => {
    const cpu = process.cpuUsage();
    const run = unwrap(MatchRun.begin(game, { options }, seededRngs(hex(nth))));
    const sit = (seat: Seat, at: number) => {
      const rng = rngFor(hex(nth), 1_000 + at);
      return yardComputers.create(options, seat, level, rng, { iterations: ITERATIONS });
    };
    for (const _ of playAmong(run, makeForSeats(game.seatPlan(options), sit)));
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000;
    // The first game solves the board.
  }).slice(1);
}

function hex(nth: number): string {
  return nth.toString(16).padStart(64, '0');
}

/** How often X was where the model gave him so many chances in a hundred. */
type Calibration = {
  /** Mean of the chance that was given, and of how often it came true, by tenths of the chance; the count of both. */
  readonly tenths: readonly {
    readonly given: number;
    readonly true: number;
    readonly of: number;
  }[];
  /** Bits of surprise at where X was, a leg: of the model, and where every way is as likely as any other. */
  readonly model: number;
  readonly alike: number;
};

type CalibrationTenth = { given: number; true: number; of: number };

/** The model of the hard detectives, held against games of computers that do not know of it. */
function calibrationOn(options: Options, x: Level, detectives: Level, games: number): Calibration {
  const board = londonBoard(options.flags.board_edition);
  const tenths: CalibrationTenth[] = Array.from({ length: 10 }, () => ({
    given: 0,
    true: 0,
    of: 0,
  }));
  const surprise = { model: 0, alike: 0, legs: 0 };
  for (let nth = 0; nth < games; nth++) {
    const model = new MisterXBelief(board, modelOfSensibleX(board, pairTimesOn(board)));
    const alike = new MisterXBelief(board);
    const levelOf = (seat: Seat) => (seat === X_SEAT ? x : detectives);
    for (const step of computerGame(yardComputers, options, levelOf, nth)) {
      const heard = tableObservationOf(step);
      model.observe(heard);
      alike.observe(heard);
      const { stop } = step.after.state.x;
      const isLeg = step.command?.kind === 'act' && step.command.action.type === 'travel';
      if (!isLeg || stop === null || step.outcome !== undefined) continue;
      const chances = normalizedShares(model.likely());
      if (chances.size < 2) continue;
      for (const [place, chance] of chances) {
        const tenth = tenths[Math.min(9, Math.floor(chance * 10))] as CalibrationTenth;
        tenth.given += chance;
        tenth.true += place === stop ? 1 : 0;
        tenth.of += 1;
      }
      surprise.model -= Math.log2(chances.get(stop) ?? 0);
      surprise.alike -= Math.log2(normalizedShares(alike.likely()).get(stop) ?? 0);
      surprise.legs += 1;
    }
  }
  return {
    tenths: tenths.map(({ given, true: hits, of }) => ({
      given: given / Math.max(1, of),
      true: hits / Math.max(1, of),
      of,
    })),
    model: surprise.model / surprise.legs,
    alike: surprise.alike / surprise.legs,
  };
}

function normalizedShares(likely: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const total = [...likely.values()].reduce((sum, own) => sum + own, 0);
  return new Map([...likely].map(([stop, own]) => [stop, own / total]));
}

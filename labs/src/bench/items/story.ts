import { type GameTypes, type Step, unwrap } from '@mister-x/engine';
import { misterXEurope } from '@mister-x/games/mister-x-europe/rules';
import { europeComputers } from '@mister-x/games/mister-x-europe/computer';
import { storyOfEurope } from '@mister-x/games/mister-x-europe/computer/story';
import type { Computers, Level } from '@mister-x/engine/players';
import type { PursuitStory } from '@mister-x/games/pursuit/computer/story';
import { X_SEAT } from '@mister-x/games/scotland-yard/rules';
import { pairTimesOn, yardComputers } from '@mister-x/games/scotland-yard/computer';
import { storyOfYard } from '@mister-x/games/scotland-yard/computer/story';
import { computerGame } from '../engine/computer-games.js';
import { optionsOf } from '../engine/random-games.js';
import { type Figure, median, type Report } from '../report/figure.js';

const AIM = { value: 50, better: 'less' } as const;
const REPEATS = 40;
/** Of these the longest is told. */
const GAMES_TRIED = 6;
const CALIBRATION_GAMES = 24;
/** No game that a model was fitted to has such a number. */
const FIRST_SEED = 40_000;

type Tell = (steps: Iterable<Step<GameTypes>>) => PursuitStory | null;

/** The stories of finished games, from the events of their records, in processor time of the whole process. */
export function measureStory(): Report {
  const yard = { computers: yardComputers, options: optionsOf('modern') };
  const europe = { computers: europeComputers, options: europeOptions() };
  const solved: Tell = (steps) => storyOfYard(steps, pairTimesOn);
  const longest = longestOf(yard.computers, yard.options);
  const runs = [
    ['scotland-yard, the table at hand', longest, solved],
    ['scotland-yard, by distances', longest, (steps) => storyOfYard(steps)],
    ['mister-x-europe', longestOf(europe.computers, europe.options), storyOfEurope],
  ] as const satisfies readonly (readonly [string, Game, Tell])[];
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const [label, game, tell] of runs) {
    // Who solves a board, or measures it, does so once.
    tell(game);
    const times = Array.from({ length: REPEATS }, () => timeOf(game, tell));
    figures.push({ label, unit: 'ms', median: median(times), aim: AIM });
    const rounds = tell(game)?.rounds.length ?? 0;
    notes.push(
      `${label}: ${rounds} rounds, ${game.length} steps; of ${REPEATS} times the first two ${Math.round(times[0] ?? 0)} and ${Math.round(times[1] ?? 0)} ms`,
    );
  }
  for (const x of ['easy', 'medium', 'hard'] as const) {
    notes.push(calibration(`scotland-yard, X ${x}, detectives hard`, yard, solved, x, 'hard'));
  }
  for (const x of ['easy', 'medium'] as const) {
    notes.push(calibration(`mister-x-europe, all ${x}`, europe, storyOfEurope, x, x));
  }
  return { item: 'story', title: 'The story of a record', figures, notes };
}

function europeOptions() {
  const flags = { start_source: 'server', hand_source: 'server' };
  return unwrap(misterXEurope.parseOptions({ hunters: 5, flags }));
}

type Game = readonly Step<GameTypes>[];
type Table<T extends GameTypes> = {
  readonly computers: Computers<T>;
  readonly options: T['options'];
};

function gameOf<T extends GameTypes>({ computers, options }: Table<T>, x: Level, detectives: Level, nth: number): Game {
  const levelOf = (seat: string) => (seat === X_SEAT ? x : detectives);
  return [...computerGame(computers, options, levelOf, nth)];
}

function longestOf<T extends GameTypes>(computers: Computers<T>, options: T['options']): Game {
  const games = Array.from({ length: GAMES_TRIED }, (_, nth) =>
    gameOf({ computers, options }, 'medium', 'easy', FIRST_SEED + nth),
  );
  return games.reduce((most, game) => (game.length > most.length ? game : most));
}

/** The steps are told again each time, as those of a record are. */
function timeOf(game: Game, tell: Tell): number {
  const batches = game.map(({ batch }) => batch);
  const begun = game[0]?.before;
  if (begun === undefined) throw new Error('a game without steps');
  const before = process.cpuUsage();
  tell(begun.play(batches));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How often detectives won where the story gave them so many chances, and how surprising X's stops were. */
function calibration<T extends GameTypes>(
  label: string,
  table: Table<T>,
  tell: Tell,
  x: Level,
  detectives: Level,
): string {
  const tenths = Array.from({ length: 10 }, () => ({ given: 0, true: 0, of: 0 }));
  let [error, won, count] = [0, 0, 0];
  const surprise: number[] = [];
  const hits = { expected: 0, made: 0 };
  for (let nth = 0; nth < CALIBRATION_GAMES; nth++) {
    const game = gameOf(table, x, detectives, FIRST_SEED + 100 + nth);
    const story = tell(game);
    const caught = game.at(-1)?.outcome?.winners.includes(X_SEAT) ? 0 : 1;
    for (const { afterX, afterDetectives } of story?.rounds ?? []) {
      for (const noose of [afterX, afterDetectives]) {
        if (noose === null || noose.chance === 0 || noose.chance === 1) continue;
        const tenth = tenths[Math.min(9, Math.floor(noose.chance * 10))];
        if (tenth === undefined) continue;
        tenth.given += noose.chance;
        tenth.true += caught;
        tenth.of += 1;
        error += (noose.chance - caught) ** 2;
        won += caught;
        count += 1;
      }
    }
    hits.expected += story?.luck.expected ?? 0;
    hits.made += story?.luck.true?.hits ?? 0;
    for (const leg of story?.legs ?? []) if (leg.true !== null) surprise.push(leg.true.surprise);
  }
  const share = won / count;
  const percent = (part: number, of: number) => (of === 0 ? '–' : Math.round((100 * part) / of));
  const shown = tenths.map((of) => `${percent(of.given, of.of)}/${percent(of.true, of.of)}`);
  const bits = surprise.reduce((sum, of) => sum + of, 0) / surprise.length;
  return [
    `${label}, ${CALIBRATION_GAMES} games: chance given and true by tenths ${shown.join(' ')} %`,
    `squared error ${(error / count).toFixed(3)}, ${(share * (1 - share)).toFixed(3)} if the share of wins were known and nothing else`,
    `${bits.toFixed(2)} bits of surprise a leg`,
    `${hits.expected.toFixed(1)} hits expected, ${hits.made} made`,
  ].join('; ');
}

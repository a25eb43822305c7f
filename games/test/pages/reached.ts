import { type GameTypes, type Json, type MatchRun, REFEREE, rngFor, type Step, TABLE, unwrap } from '@mister-x/engine';
import { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { games } from '../../index.js';
import { newTableId, seatInfo, tableInfo } from './table-info.js';

const RUN_SEED = '5a'.repeat(32);
const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan'];
export type View = Readonly<Record<string, unknown>>;

const hostedOf = (game: string) => {
  const hosted = games.get(game);
  if (hosted === undefined) throw new Error(`there is no ${game}`);
  return hosted;
};

/** A match of chance, and what led to the first moment at which `holds`. */
export type Reached = {
  readonly begun: MatchRun<GameTypes>;
  readonly steps: readonly Step<GameTypes>[];
  /** At that moment. */
  readonly run: MatchRun<GameTypes>;
};

export function playUntil(game: string, options: Json, holds: (view: View) => boolean): Reached {
  const begun = unwrap(hostedOf(game).begin(options, (sequence) => rngFor(RUN_SEED, sequence)));
  const made: Step<GameTypes>[] = [];
  let run = begun;
  for (let steps = 0; steps < 600; steps++) {
    if (holds(run.gameView(TABLE) as View)) return { begun, steps: made, run };
    const due = run.timers.find(({ ms }) => ms === 0)?.action;
    const seat = due === undefined ? (run.toAct[0] ?? REFEREE) : REFEREE;
    const command = due ?? run.sample(seat, rngFor(RUN_SEED, steps));
    if (command === undefined) throw new Error(`${seat} has nothing to do`);
    const step = unwrap(run.step(seat, command));
    made.push(step);
    run = step.after;
  }
  throw new Error('it did not come to that');
}

/** People at their seats, in order Xenia, Ada, Ben, Cleo and Dan; the phones that are named are there. */
function seatsForTest(game: string, options: Json, phones: readonly string[]) {
  return hostedOf(game)
    .seatPlan(options)
    .map((spec, index) => seatInfo(spec, index, NAMES[index] ?? '', phones.includes(spec.seat)));
}

/** Pages' referee of such a match, at a table that no page has seen. */
export function refereeOf(
  game: string,
  options: Json,
  holds: (view: View) => boolean,
  phones: readonly string[],
): PageReferee {
  const info = tableInfo(game, seatsForTest(game, options, phones), newTableId());
  const { begun, steps } = playUntil(game, options, holds);
  return new PageReferee(begun, info, steps);
}

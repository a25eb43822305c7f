import { rngFor, TABLE, unwrap } from '@mister-x/engine';
import type { Action } from '@mister-x/games/scotland-yard/rules';
import { entryDraftOf } from '@mister-x/engine/trust';
import type { SeededDice } from '@mister-x/tests/faults/dice';
import { detectiveMove, OPTIONS, timedGames, xMove } from './position.js';
import type { TwoSamples } from './welch.js';

/** What a detective's move has the server do, each part timed by itself, in milliseconds. */
export type StageTimes = {
  /** Everything that depends on the state of the match and comes before the answer. */
  readonly before: TwoSamples;
  /** X's own view, which is built after it. */
  readonly after: TwoSamples;
};

const WARM_UP = 20_000;
const SECRET_SEATS = ['x'];

/** The same two matches as over the wire, but nothing around the rules; near and far as the dice fall. */
export function timeStages(samples: number, dice: SeededDice): StageTimes {
  const game = timedGames.get('scotland-yard');
  if (game === undefined) throw new Error('no such game');
  const rng = rngFor('0'.repeat(64), 1);
  const begun = unwrap(game.begin(OPTIONS, () => rng));
  const act = (action: Action) => ({ kind: 'act', action }) as const;
  const hidden = [true, false].map((near) => unwrap(begun.step('x', act(xMove(1, near)))).after);
  const command = act(detectiveMove(1));
  const before: [number[], number[]] = [[], []];
  const after: [number[], number[]] = [[], []];
  for (let i = -WARM_UP; i < 2 * samples; i++) {
    const side = dice.int(2) === 0 ? 0 : 1;
    const run = hidden[side];
    if (run === undefined) throw new Error('no match on this side');
    const began = performance.now();
    const step = unwrap(run.step('h3', command));
    entryDraftOf(step, SECRET_SEATS, []);
    JSON.stringify(step.after.view(TABLE));
    const told = performance.now();
    JSON.stringify(step.after.view('x'));
    const done = performance.now();
    if (i < 0) continue;
    before[side].push(told - began);
    after[side].push(done - told);
  }
  return { before, after };
}

import type { GameTypes } from '../../core/game.js';
import { hostGame } from '../../core/hosted.js';
import type { Json } from '../../core/json.js';
import type { Batch } from '../../core/match.js';
import { unwrap } from '../../core/result.js';
import type { MatchRun } from '../../core/run.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText, firstDifference } from './plain.js';
import { runCheck } from './run.js';
import { testRng } from './test-rng.js';
import { walkMatch } from './walk.js';

/** The match, and what is public knowledge of it. */
const shown = ({ match, known }: MatchRun<GameTypes>) => jsonText([match, known ?? null]);

/**
 * A host of the game knows it in JSON terms only: from the options that the game itself gives, it
 * begins and goes on to the same bytes.
 */
export function checkHosted<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return runCheck('hosted', kit, effort, (table, report, seed) => {
    const hosted = hostGame(table.game, kit.publicKnowledge);
    const options: Json = JSON.parse(jsonText(table.options));
    if (jsonText(hosted.seatPlan(options)) !== jsonText(table.seats)) report(0, 'other seats');
    let run = unwrap(hosted.begin(options, () => testRng(seed)));
    for (const { run: typed, next } of walkMatch(table, { takebacks: true })) {
      const [here, there] = [shown(run), shown(typed)];
      if (here !== there) report(run.steps, `another match: ${firstDifference(here, there)}`);
      if (next === undefined) break;
      const batch: Batch<Json> = JSON.parse(jsonText(next.step.batch));
      run = run.retell(batch).after;
    }
  });
}

import type { GameTypes } from '../../src/game.js';
import { decideMatch, foldMatch, startMatch } from '../../src/match.js';
import { unwrap } from '../../src/result.js';
import type { Effort, Failure, GameKit, History } from './kit.js';
import { bytes, difference } from './plain.js';
import { runCheck } from './run.js';
import { testRng } from './test-rng.js';
import { openTable, walk } from './walk.js';

/**
 * The logged batches alone lead back to every state, also after a journey through JSON; deciding,
 * listing and showing the same twice gives the same bytes; a set-up repeats under the same generator.
 */
export function checkReplay<T extends GameTypes>(kit: GameKit<T>, effort: Effort): Failure[] {
  return runCheck('replay', kit, effort, (table, report, seed) => {
    const { game, seats, setup } = table;
    const options = kit.tables.find(
      ({ options }) => bytes(openTable(kit, options, seed).setup) === bytes(setup),
    );
    if (options === undefined) report(0, 'the same generator gives another set-up');
    const states: string[] = [];
    let last: History<T> = { setup, batches: [] };
    for (const { match, history, next } of walk(table, { takebacks: true })) {
      states.push(bytes(match));
      last = history;
      const at = history.batches.length;
      const twice = (what: string, ask: () => unknown): void => {
        const [first, second] = [bytes(ask()), bytes(ask())];
        if (first !== second) report(at, `${what} differs: ${difference(first, second)}`);
      };
      if (next !== undefined) {
        const { seat, command } = next;
        twice('deciding twice', () => decideMatch(game, match, seat, command, testRng(7)));
      }
      for (const { seat } of seats) {
        twice('sampling twice', () => game.sampleAction(match.state, seat, testRng(7)));
        twice('viewing twice', () => game.view(match.state, seat));
      }
    }
    for (const through of [last, JSON.parse(bytes(last)) as History<T>]) {
      let match = unwrap(startMatch(game, through.setup));
      through.batches.forEach((batch, at) => {
        if (bytes(match) !== states[at]) {
          report(at, `replay differs: ${difference(bytes(match), states[at] ?? '')}`);
        }
        match = foldMatch(game, match, batch);
      });
      if (bytes(match) !== states.at(-1)) report(states.length, 'the last state differs');
    }
  });
}

import { transitionOf } from '../../core/decision.js';
import type { GameTypes } from '../../core/game.js';
import { begun } from './history.js';
import type { SeedsOfTable, Failure, GameKit, History } from './kit.js';
import { jsonText, firstDifference } from './plain.js';
import { type ReportFailure, runCheck } from './run.js';
import { testRng } from './test-rng.js';
import { openTable, type WalkMoment, type ContractTable, walkMatch } from './walk.js';

/**
 * The logged batches alone lead back to every state, also after a journey through JSON, and make the same
 * public; the states of a decision are what its events fold to; deciding, listing and showing the same twice gives the same
 * bytes; a set-up repeats under the same generator.
 */
export function checkReplay<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return runCheck('replay', kit, effort, (table, report, seed) => {
    const { game, setup } = table;
    const options = kit.tables.find(({ options }) => jsonText(openTable(kit, options, seed).setup) === jsonText(setup));
    if (options === undefined) report(0, 'the same generator gives another set-up');
    const states: string[] = [];
    const disclosures: string[] = [];
    let last: History<T> = { setup, batches: [] };
    for (const pace of walkMatch(table, { takebacks: true })) {
      states.push(jsonText(pace.run.match));
      if (pace.next !== undefined) disclosures.push(jsonText(pace.next.step.disclosure));
      last = pace.history;
      askTwice(table, pace, (what) => report(pace.run.steps, what));
      foldAgain(table, pace, (what) => report(pace.run.steps, what));
    }
    for (const through of [last, JSON.parse(jsonText(last)) as History<T>]) {
      let run = begun(game, through, kit.publicKnowledge);
      for (const { before, after, disclosure } of run.play(through.batches)) {
        const { steps } = before;
        const [told, seen] = [jsonText(before.match), states[steps] ?? ''];
        if (told !== seen) report(steps, `replay differs: ${firstDifference(told, seen)}`);
        const [again, live] = [jsonText(disclosure), disclosures[steps] ?? ''];
        if (again !== live) {
          report(steps, `replay makes other things public: ${firstDifference(again, live)}`);
        }
        run = after;
      }
      if (jsonText(run.match) !== states.at(-1)) report(states.length, 'the last state differs');
    }
  });
}

function askTwice<T extends GameTypes>(
  { game }: ContractTable<T>,
  { run, seats, next }: WalkMoment<T>,
  report: ReportFailure,
): void {
  const twice = (what: string, ask: () => unknown): void => {
    const [first, second] = [jsonText(ask()), jsonText(ask())];
    if (first !== second) report(`${what} differs: ${firstDifference(first, second)}`);
  };
  if (next !== undefined) {
    twice('deciding twice', () => {
      const made = run.step(next.seat, next.command, testRng(7));
      return made.ok ? made.value.batch : made.error;
    });
  }
  for (const { seat } of seats) {
    twice('sampling twice', () => game.sampleAction(run.state, seat, testRng(7)));
    twice('viewing twice', () => game.view(run.state, seat));
  }
}

/** A decision is believed what its events lead to: nobody folds them again but here. */
function foldAgain<T extends GameTypes>(
  { game }: ContractTable<T>,
  { run, next }: WalkMoment<T>,
  report: ReportFailure,
): void {
  if (next?.command.kind !== 'act') return;
  const decided = game.decide(run.state, next.seat, next.command.action, testRng(7));
  if (!decided.ok) return;
  const { events, states } = decided.value;
  const apply = (state: T['state'], event: T['event']) => game.apply(state, event);
  const [said, folded] = [jsonText(states), jsonText(transitionOf(apply, run.state, events).states)];
  if (said !== folded) report(`a decision says other states: ${firstDifference(said, folded)}`);
}

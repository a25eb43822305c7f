import type { GameTypes, Seat } from '../../core/game.js';
import { REFEREE } from '../../core/game.js';
import { equalJson, type Json } from '../../core/json.js';
import type { Command } from '../../core/match.js';
import { TAKEBACK_WITHDRAWAL } from '../../core/match-choices.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { typeOf } from './near-misses.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';

/** So many listed actions of a seat are tried at one moment. */
const COMMANDS_TRIED = 12;

/**
 * What programs are told they can do, they can, whatever is asked at the table: each seat that play
 * waits for has something to do, all that is named is accepted, and of the others nobody can do
 * anything that play waits for.
 */
export function checkChoices<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps(
    'choices',
    kit,
    effort,
    ({ run, seats }, { rng }, report) => {
      const { toAct } = run;
      const over = run.outcome !== undefined;
      const everyone: readonly Seat[] = [...seats.map(({ seat }) => seat), REFEREE];
      if (over && toAct.length > 0) report('someone is to act after the end');
      if (toAct.some((seat) => !everyone.includes(seat))) report('nobody of the table is to act');
      if (new Set(toAct).size !== toAct.length) report('a seat is to act twice');
      let canAct = run.timers.length > 0;
      for (const seat of everyone) {
        const { actions, sideActions, commands, omitted } = run.choices(seat);
        const sides = [...sideActions];
        if (over && (commands.length > 0 || omitted.length > 0 || sides.length > 0))
          report(`${seat} acts after the end`);
        for (const { command, named } of sharedCommandTexts(commands)) {
          if (!named && run.step(seat, command, testRng(1)).ok)
            report(`${seat}: ${jsonText(command)} is accepted and not named`);
        }
        for (const action of sides) {
          const made = run.step(seat, { kind: 'act', action }, testRng(1));
          if (!made.ok) report(`${seat}: ${jsonText(action)} is named and refused: ${made.error.code}`);
          if (omitted.includes(typeOf(action))) report(`${jsonText(action)} is listed and omitted`);
        }
        const some: Command<T['action']>[] = [...commands];
        const from = rng.int(30);
        let place = 0;
        for (const action of actions) {
          if (place++ >= from || some.length === 0) some.push({ kind: 'act', action });
          if (some.length > COMMANDS_TRIED) break;
        }
        const sample = run.sample(seat, rng);
        if (sample !== undefined) some.push(sample);
        const awaited = toAct.includes(seat);
        if (awaited && sample === undefined) report(`${seat} is to act and cannot`);
        canAct ||= sample !== undefined;
        for (const command of some) {
          const made = run.step(seat, command, testRng(1));
          if (!made.ok) {
            report(`${seat}: ${jsonText(command)} is named and refused: ${made.error.code}`);
            continue;
          }
          if (awaited || seat === REFEREE || isAskingCommand(command)) continue;
          if (jsonText(made.value.after.toAct) !== jsonText(toAct)) {
            report(`${seat} is not to act, but play goes on with ${jsonText(command)}`);
          }
        }
      }
      if (!over && !canAct) report('nobody can act and no timer runs');
    },
    { takebacks: true, concessions: true },
  );
}

/** What all matches know, and whether it is among what was named. */
function sharedCommandTexts(commands: readonly Command<never>[]) {
  const named = new Set(commands.map(jsonText));
  return SHARED_COMMANDS.map((command) => ({ command, named: named.has(jsonText(command)) }));
}

const SHARED_COMMANDS: readonly Command<never>[] = [
  { kind: 'takeback' },
  ...[true, false].map((agree) => ({ kind: 'answer-takeback', agree }) as const),
  { kind: 'concede' },
  ...[true, false].map((agree) => ({ kind: 'answer-concede', agree }) as const),
  { kind: 'abandon' },
];

/** Possible at any time, and no part of play. */
const ASKING_KINDS: ReadonlySet<string> = new Set(['takeback', 'concede']);

/** A request is also withdrawn by the one who made it. */
function isAskingCommand(command: Command<unknown>): boolean {
  return ASKING_KINDS.has(command.kind) || equalJson(command as Json, TAKEBACK_WITHDRAWAL);
}

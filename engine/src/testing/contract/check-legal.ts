import type { GameTypes } from '../../core/game.js';
import { REFEREE } from '../../core/game.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';
import { listLegal } from './walk.js';

/** So many listed actions are tried at one moment; of longer lists a different part each time. */
const ACTIONS_TRIED = 40;

/** Short lists are sampled so often that an action which is never drawn shows. */
const SHORT_LIST = 8;
const SAMPLES = 1_500;

/** Every legal action is accepted, parses back to itself, is listed once, and is
 * drawn by `sampleAction` sooner or later. */
export function checkLegal<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps('legal', kit, effort, ({ run: { state }, seats }, { game, rng }, report) => {
    const toAct = game.toAct(state);
    for (const seat of [...seats.map((spec) => spec.seat), REFEREE]) {
      const { actions, complete } = listLegal(game, state, seat);
      const sample = game.sampleAction(state, seat, rng);
      if ((sample === undefined) !== (actions.length === 0)) {
        report(`${seat}: sampleAction and legalActions disagree whether there is an action`);
      }
      if (actions.length > 0 && toAct.length === 0) {
        const hint = seat === REFEREE ? ': what only a timer does is named by unlistedActionTypes' : '';
        report(`${seat} has legal actions but nobody is to act${hint}`);
      }
      const keys = new Set(actions.map((action) => kit.actionKey(action)));
      if (keys.size !== actions.length) report(`${seat}: an action is listed twice`);
      if (complete && sample !== undefined && !keys.has(kit.actionKey(sample))) {
        report(`${seat}: sampled ${jsonText(sample)}, which is not listed`);
      }
      if (complete && actions.length > 1 && actions.length <= SHORT_LIST && rng.int(20) === 0) {
        for (let i = 0; i < SAMPLES && keys.size > 0; i++) {
          const drawn = game.sampleAction(state, seat, rng);
          if (drawn !== undefined) keys.delete(kit.actionKey(drawn));
        }
        for (const key of keys) report(`${seat}: sampleAction never draws ${key}`);
      }
      const start = rng.int(Math.max(1, actions.length));
      const some = [...actions.slice(start), ...actions.slice(0, start)].slice(0, ACTIONS_TRIED);
      for (const action of sample === undefined ? some : [...some, sample]) {
        const decided = game.decide(state, seat, action, testRng(1));
        if (!decided.ok) report(`${seat}: legal ${jsonText(action)} refused: ${decided.error.code}`);
        const parsed = game.parseAction(JSON.parse(jsonText(action)));
        if (!parsed.ok) report(`legal ${jsonText(action)} does not parse: ${parsed.error.code}`);
        else if (jsonText(parsed.value) !== jsonText(action)) {
          report(`legal ${jsonText(action)} parses to ${jsonText(parsed.value)}`);
        }
      }
    }
  });
}

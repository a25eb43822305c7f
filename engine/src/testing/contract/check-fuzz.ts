import { transitionOf } from '../../core/decision.js';
import type { GameTypes, Seat } from '../../core/game.js';
import { REFEREE, TABLE } from '../../core/game.js';
import { type Command, MATCH_CODES } from '../../core/match.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { inputsToParse, nearMisses, typeOf } from './near-misses.js';
import { jsonText, plainDataFault } from './plain.js';
import { checkSteps } from './run.js';
import { testRng } from './test-rng.js';
import { listLegal } from './walk.js';

const INPUTS_PER_STEP = 24;
const REMEMBERED_ACTIONS_MAX = 200;

/**
 * Whatever a seat sends is refused with a closed code, or accepted and then an action that the game
 * lists, with votes and the like, or whose type it names as unlisted; the state it met stays as it was, and the one it leads to is sound.
 */
export function checkFuzz<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  const codes = new Set<string>([...kit.game.codes, ...MATCH_CODES]);
  const seen: T['action'][] = [];
  return checkSteps(
    'fuzz',
    kit,
    effort,
    ({ run, seats, next }, { game, rng }, report) => {
      const { state } = run;
      const before = jsonText(state);
      const everyone = [...seats.map(({ seat }) => seat), REFEREE];
      const near: T['action'][] = [...seen.slice(-20)];
      for (const seat of everyone) near.push(...listLegal(game, state, seat, 100).actions);
      for (const input of inputsToParse(kit, 6, rng)) {
        const parsed = game.parseAction(input);
        if (parsed.ok) near.push(parsed.value);
        else if (!codes.has(parsed.error.code)) report(`unlisted code ${parsed.error.code}`);
        const options = game.parseOptions(input);
        if (!options.ok && !codes.has(options.error.code)) {
          report(`unlisted code ${options.error.code} for options`);
        }
      }
      const keys = new Map<Seat, ReadonlySet<string> | undefined>();
      const listed = (seat: Seat, action: T['action']): boolean => {
        if (!keys.has(seat)) {
          const { actions, complete } = listLegal(game, state, seat);
          const all = [...actions, ...(game.sideActions?.(state, seat) ?? [])];
          keys.set(seat, complete ? new Set(all.map((one) => kit.actionKey(one))) : undefined);
        }
        return keys.get(seat)?.has(kit.actionKey(action)) ?? true;
      };
      for (const action of nearMisses(game, near, INPUTS_PER_STEP, rng)) {
        const seat = rng.pick([...everyone, ...everyone, TABLE, 'nobody']);
        const decided = game.decide(state, seat, action, testRng(rng.int(1_000)));
        if (!decided.ok) {
          if (!game.codes.includes(decided.error.code)) {
            report(`unlisted code ${decided.error.code} for ${jsonText(action)}`);
          }
          const fault = plainDataFault(decided.error);
          if (fault !== undefined) report(`refusal ${fault}`);
          continue;
        }
        const named = (game.unlistedActionTypes?.(state, seat) ?? []).includes(typeOf(action));
        if (!listed(seat, action) && !named && !kit.respelled(action)) {
          report(`${seat} may ${jsonText(action)}, which is not listed`);
        }
        const { events, states } = decided.value;
        const folded = transitionOf((from, event) => game.apply(from, event), state, events).states;
        if (jsonText(states) !== jsonText(folded)) report(`${jsonText(action)} claims states that it does not lead to`);
        const after = folded.at(-1) ?? state;
        for (const breach of kit.brokenInvariants(after)) report(`after ${jsonText(action)}: ${breach}`);
      }
      for (const command of matchCommands(rng.int(2) === 0)) {
        const seat = rng.pick(everyone);
        const made = run.step(seat, command, testRng(1));
        if (!made.ok && !codes.has(made.error.code)) {
          report(`unlisted code ${made.error.code} for ${command.kind}`);
        }
      }
      if (jsonText(state) !== before) report('a decision changed the state it was given');
      if (next?.command.kind === 'act') seen.push(next.command.action);
      if (seen.length > REMEMBERED_ACTIONS_MAX) seen.splice(0, REMEMBERED_ACTIONS_MAX / 2);
    },
    { takebacks: true },
  );
}

function matchCommands(agree: boolean): readonly Command<never>[] {
  return [
    { kind: 'takeback' },
    { kind: 'answer-takeback', agree },
    { kind: 'takeback-timeout' },
    { kind: 'concede' },
    { kind: 'answer-concede', agree },
    { kind: 'concede-timeout' },
    { kind: 'abandon' },
  ];
}

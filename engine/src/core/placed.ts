import { type Game, type GameTypes, REFEREE, type Refusal, TABLE } from './game.js';
import type { Json } from './json.js';
import { err, type Result } from './result.js';
import { rngFor } from './rng.js';
import type { MatchRun } from './run.js';

/**
 * A match that begins at a position which a trusted program wrote by hand: members of a state that stand in the
 * place of those of the first one. Play never does that.
 */

/** Characters of a position: many times what a long game has. */
const POSITION_CHARACTERS_MAX = 262_144;

/** Beyond every game: in a loop, or as the length of a list, a larger number would stop the referee. */
const POSITION_NUMBER_MAX = 1_000_000;
const POSITION_ROUND_MAX = 999;
const ZERO_SEED = '0'.repeat(64);
/** Actions of a seat that are looked at, and commands that are tried. */
const ACTIONS_READ_MAX = 1_000;
const COMMANDS_TRIED_MAX = 30;

type MemberPath = readonly string[];
type PositionFault = ReturnType<typeof invalid> | undefined;

const invalid = (member: string, cause: string) => err({ code: 'POSITION_INVALID', member, cause } as const);

/** @param begin with the set-up of the game, as its own or with the position in it */
export function startAtPosition<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  begin: (setup: T['setup']) => Result<MatchRun<T>, T['refusal']>,
  position: Json,
): Result<MatchRun<T>, Refusal> {
  const first = begin(setup);
  if (!first.ok) return first;
  const { state } = first.value;
  if (!isObject(state) || !isObject(position)) return invalid('', 'expected an object');
  if (JSON.stringify(position).length > POSITION_CHARACTERS_MAX) return invalid('', 'too large');
  for (const name of Object.keys(position)) {
    if (name === 'options' || !Object.hasOwn(state, name)) return invalid(name, 'no state has it');
  }
  const fault = shapeFaultOf(state, position);
  if (fault !== undefined) return fault;
  try {
    const there = begin({ ...(setup as object), position } as T['setup']);
    if (!there.ok) return invalid('', there.error.code);
    return missingMemberFault(state, there.value.state) ?? playFault(game, there.value) ?? there;
  } catch {
    return invalid('', 'its parts do not fit together');
  }
}

/**
 * Everyone looks, and play goes on by chance: what a game cannot show or play is no position of it. Anyone who writes a
 * deck by hand may still have made a later draw impossible.
 */
function playFault<T extends GameTypes>(game: Game<T>, run: MatchRun<T>): PositionFault {
  const seats = game.seatPlan(run.options).map(({ seat }) => seat);
  for (const seat of [REFEREE, ...seats]) {
    const { actions, sideActions } = run.choices(seat);
    let listed = 0;
    for (const _ of actions) if (++listed === ACTIONS_READ_MAX) break;
    for (const _ of sideActions);
  }
  let at = run;
  for (let played = 0; ; played++) {
    const { toAct, timers } = at;
    const isLast = at.outcome !== undefined || played === COMMANDS_TRIED_MAX;
    const seat = toAct[played % toAct.length] ?? REFEREE;
    for (const viewer of played === 0 || isLast ? [TABLE, ...seats] : [seat]) at.view(viewer);
    if (isLast) return undefined;
    const command = at.sample(seat, rngFor(ZERO_SEED, played)) ?? timers[0]?.action;
    if (command === undefined) {
      // The table may have to read a printed card.
      if (toAct.length === 0 && at.choices(REFEREE).omitted.length > 0) return undefined;
      return invalid('', 'nobody can go on');
    }
    const step = at.step(seat, command);
    if (!step.ok) return invalid('', `${seat} cannot go on`);
    at = step.value.after;
  }
}

/** By the first state: its lists have things of one kind, and what is `null` or empty in it may be anything. */
function shapeFaultOf(first: Json | undefined, value: Json | undefined, path: MemberPath = []): PositionFault {
  const member = path.join('.');
  if (first != null && kindOf(first) !== kindOf(value)) {
    return invalid(member, `expected ${kindOf(first)}`);
  }
  if (typeof value === 'number') {
    const round = path.at(-1) === 'round';
    const [min, max] = round ? [0, POSITION_ROUND_MAX] : [-POSITION_NUMBER_MAX, POSITION_NUMBER_MAX];
    if (Number.isInteger(value) && min <= value && value <= max) return undefined;
    return invalid(member, `expected an integer from ${min} to ${max}`);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const model = Array.isArray(first) ? first[0] : isObject(first) ? first[name] : undefined;
    const fault = shapeFaultOf(model, part, [...path, name]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Members of the first state are members of every state. */
function missingMemberFault(first: Json, state: Json, path: MemberPath = []): PositionFault {
  if (!isObject(first) || !isObject(state)) return undefined;
  for (const [name, part] of Object.entries(first)) {
    const there = state[name];
    if (there === undefined) return invalid([...path, name].join('.'), 'it is missing');
    const fault = missingMemberFault(part ?? null, there, [...path, name]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json | undefined } {
  return kindOf(value) === 'object';
}

function kindOf(value: Json | undefined): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

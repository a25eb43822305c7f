import { type Game, type GameTypes, REFEREE, type Refusal, TABLE } from './game.js';
import type { Json } from './json.js';
import { err, type Result } from './result.js';
import type { MatchRun } from './run.js';

/**
 * A match that begins at a position which a trusted program wrote by hand: members of a state that stand in the
 * place of those of the first one. Play never does that.
 */

/** Characters of a position: many times what a long game has. */
export const POSITION_MAX = 262_144;

const invalid = (member: string, cause: string) =>
  err({ code: 'POSITION_INVALID', member, cause } as const);

/** @param begin with the set-up of the game, as its own or with the position in it */
export function placed<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  begin: (setup: T['setup']) => Result<MatchRun<T>, T['refusal']>,
  position: Json,
): Result<MatchRun<T>, Refusal> {
  const first = begin(setup);
  if (!first.ok) return first;
  const fault = misfit(first.value.state, position);
  if (fault !== undefined) return fault;
  try {
    const there = begin({ ...(setup as object), position } as T['setup']);
    if (there.ok) look(game, there.value);
    return there;
  } catch {
    return invalid('', 'its parts do not fit together');
  }
}

/** Everyone who may look or act does so once: what a game cannot show is no position of it. */
function look<T extends GameTypes>(game: Game<T>, run: MatchRun<T>): void {
  const seats = game.seatPlan(run.options).map(({ seat }) => seat);
  for (const viewer of [TABLE, ...seats]) run.view(viewer);
  void [run.outcome, run.asked, run.toAct, run.timers];
  for (const seat of [REFEREE, ...seats]) {
    for (const _ of run.choices(seat).actions) break;
  }
}

function misfit(first: Json, position: Json) {
  if (kindOf(first) !== 'object' || kindOf(position) !== 'object') {
    return invalid('', 'expected an object');
  }
  if (JSON.stringify(position).length > POSITION_MAX) return invalid('', 'too large');
  const known = new Map(Object.entries(first as object));
  for (const [member, value] of Object.entries(position as object)) {
    if (member === 'options' || !known.has(member)) return invalid(member, 'no state has it');
    const there = known.get(member) as Json;
    if (there !== null && kindOf(there) !== kindOf(value)) {
      return invalid(member, `expected ${kindOf(there)}`);
    }
  }
  return undefined;
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

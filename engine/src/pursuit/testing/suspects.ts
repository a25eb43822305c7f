import { type Game, type GameTypes, REFEREE, type Seat, TABLE } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import { type Rng, rngFor } from '../../core/rng.js';

/** A step of a game as the table heard of it, and all states that would have sounded and looked the same. */
export type Suspicion<T extends GameTypes> = {
  readonly from: T['state'];
  readonly action: T['action'];
  readonly state: T['state'];
  readonly before: T['view'];
  readonly notices: readonly T['notice'][];
  readonly after: T['view'];
  readonly suspects: readonly T['state'][];
};

/** With more suspects than these a game is left: each is a whole way. */
const MOST = 500;

/**
 * A random game, and beside it every other game that the rules allow and the table could not tell
 * from it: for each command all that `alike` names is tried at the referee, in every state that may be.
 */
export function* suspicions<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  alike: (action: T['action']) => readonly T['action'][],
  seed: string,
): Generator<Suspicion<T>> {
  let state: T['state'] = unwrap(game.start(setup));
  let suspects: readonly T['state'][] = [state];
  for (let turn = 1; game.outcome(state) === undefined && suspects.length <= MOST; turn++) {
    const next = command(game, state, rngFor(seed, 2 * turn));
    if (next === undefined) return;
    const chance = () => rngFor(seed, 2 * turn + 1);
    const truth = play(game, state, next.seat, next.action, chance());
    if (truth === undefined) throw new Error('what the game offers it refuses');
    const before = game.view(state, TABLE);
    const seen = JSON.stringify([truth.notices, game.view(truth.state, TABLE)]);
    const actions = alike(next.action);
    suspects = suspects.flatMap((suspect) =>
      actions.flatMap((action) => {
        const other = play(game, suspect, next.seat, action, chance());
        if (other === undefined) return [];
        const heard = JSON.stringify([other.notices, game.view(other.state, TABLE)]);
        return heard === seen ? [other.state] : [];
      }),
    );
    const { action } = next;
    const from = state;
    ({ state } = truth);
    const { notices } = truth;
    yield { from, action, state, before, notices, after: game.view(state, TABLE), suspects };
  }
}

function command<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  rng: Rng,
): { readonly seat: Seat; readonly action: T['action'] } | undefined {
  const [timer] = game.timers(state);
  if (timer !== undefined) return { seat: REFEREE, action: timer.action };
  for (const seat of rng.shuffle(game.toAct(state))) {
    const action = game.sampleAction(state, seat, rng);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}

function play<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  rng: Rng,
): { readonly state: T['state']; readonly notices: readonly T['notice'][] } | undefined {
  const decided = game.decide(state, seat, action, rng);
  if (!decided.ok) return undefined;
  const notices: T['notice'][] = [];
  const { events, states } = decided.value;
  for (const [i, event] of events.entries()) {
    const notice = game.notice(states[i - 1] ?? state, event, TABLE);
    if (notice !== undefined) notices.push(notice);
  }
  return { state: states.at(-1) ?? state, notices };
}

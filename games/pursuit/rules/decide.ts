import { type Transition, Decision } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, type Result } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import type { Ended } from './facts.js';
import type { DetectiveId, Winner } from './pawns.js';

/** A decision of a pursuit: the board it is played on, the chance it may draw from, and how it may end for whom. */
export class PursuitDecision<
  Board,
  State extends { readonly end: object | null },
  Event extends { readonly type: string },
  Code extends string,
> extends Decision<State, Event | Ended<Code>> {
  constructor(
    readonly board: Board,
    state: State,
    readonly rng: Rng,
    apply: (state: State, event: Event | Ended<Code>) => State,
    readonly winners: Readonly<Record<Code, Winner>>,
  ) {
    super(state, apply);
  }

  get over(): boolean {
    return this.state.end !== null;
  }

  end(code: Code, detective?: DetectiveId): void {
    const winner = this.winners[code];
    const end = detective === undefined ? { code, winner } : { code, winner, detective };
    this.emit({ type: 'ended', end });
  }
}

type Typed = { readonly type: string };

type DecideParts<Board, State, GameDecision, Action extends Typed, Event, Refusal> = {
  readonly begin: (board: Board, state: State, rng: Rng) => GameDecision;
  /** Actions of the set-up, which say themselves why they come too late. */
  readonly setUp: readonly Action['type'][];
  /** What each kind of action leads to, or why it does not. */
  readonly handlers: {
    readonly [Type in Action['type']]: (
      decision: GameDecision,
      seat: Seat,
      action: Extract<Action, { readonly type: Type }>,
    ) => Result<Transition<State, Event>, Refusal>;
  };
};

/**
 * `decide` of a pursuit: steps 1 and 2 of CM-5 are the same for all, then the function responsible for
 * the kind of action has the word. An action must have passed `parseAction`.
 */
export function makeDecide<
  Board,
  State extends { readonly phase: string },
  GameDecision,
  Action extends Typed,
  Event,
  Refusal,
>({ begin, setUp, handlers }: DecideParts<Board, State, GameDecision, Action, Event, Refusal>) {
  const early: ReadonlySet<string> = new Set(setUp);
  return (
    board: Board,
    state: State,
    seat: Seat,
    action: Action,
    rng: Rng,
  ): Result<Transition<State, Event>, Refusal | { readonly code: 'GAME_OVER' | 'GAME_NOT_STARTED' }> => {
    if (state.phase === 'over') return err({ code: 'GAME_OVER' });
    if (state.phase === 'registration' && !early.has(action.type)) {
      return err({ code: 'GAME_NOT_STARTED' });
    }
    const type: Action['type'] = action.type;
    const decision = begin(board, state, rng);
    return handlers[type](decision, seat, action as Extract<Action, { readonly type: typeof type }>);
  };
}

import { Decision } from '../core/decision.js';
import type { Rng } from '../core/rng.js';
import type { Ended } from './facts.js';
import { type DetectiveId, winnerOf } from './pawns.js';

/** A decision of a pursuit: the board it is played on, the chance it may draw from, and how it may end. */
export class PursuitRun<
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
  ) {
    super(state, apply);
  }

  get over(): boolean {
    return this.state.end !== null;
  }

  end(code: Code, detective?: DetectiveId): void {
    const winner = winnerOf(code);
    const end = detective === undefined ? { code, winner } : { code, winner, detective };
    this.emit({ type: 'ended', end });
  }
}

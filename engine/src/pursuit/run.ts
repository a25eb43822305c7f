import type { Rng } from '../rng.js';
import type { Ended } from './facts.js';
import { type DetectiveId, winnerOf } from './pawns.js';

/** One decision in the making: the events so far and the state they lead to. */
export class PursuitRun<
  Board,
  State extends { readonly end: object | null },
  Event extends { readonly type: string },
  Code extends string,
> {
  readonly events: (Event | Ended<Code>)[] = [];

  constructor(
    readonly board: Board,
    public state: State,
    readonly rng: Rng,
    private readonly apply: (state: State, event: Event | Ended<Code>) => State,
  ) {}

  emit(event: Event | Ended<Code>): void {
    this.events.push(event);
    this.state = this.apply(this.state, event);
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

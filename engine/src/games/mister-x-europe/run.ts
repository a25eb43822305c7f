import { winnerOf } from '../../pursuit/pawns.js';
import type { Rng } from '../../rng.js';
import { apply } from './apply.js';
import type { EuropeBoard } from './boards.js';
import type { DetectiveId, End, Event, OutcomeCode, State } from './types.js';
import type { Ground } from './x-moves.js';

/** One decision in the making: the events so far and the state they lead to. */
export class Run {
  readonly events: Event[] = [];

  constructor(
    readonly board: EuropeBoard,
    public state: State,
    readonly rng: Rng,
  ) {}

  emit(event: Event): void {
    this.events.push(event);
    this.state = apply(this.state, event);
  }

  get over(): boolean {
    return this.state.end !== null;
  }

  end(code: OutcomeCode, detective?: DetectiveId): void {
    const winner = winnerOf(code);
    const end: End = detective === undefined ? { code, winner } : { code, winner, detective };
    this.emit({ type: 'ended', end });
  }
}

export function groundOf({ detectives, options, x }: State): Ground {
  return { detectives, flags: options.flags, stop: x.stop ?? 0 };
}

/**
 * What a decision leads to: events, and for each the state that it leads to, so that nobody need fold
 * them again.
 */
export type Transition<State, Event> = {
  readonly events: readonly Event[];
  /** As many as `events`. */
  readonly states: readonly State[];
};

/** A decision in the making: what follows an event is decided in the state that it leads to. */
export class Decision<State, Event> {
  private readonly events: Event[] = [];
  private readonly states: State[] = [];

  constructor(
    public state: State,
    private readonly apply: (state: State, event: Event) => State,
  ) {}

  get transition(): Transition<State, Event> {
    const { events, states } = this;
    return { events, states };
  }

  emit(event: Event): void {
    this.state = this.apply(this.state, event);
    this.events.push(event);
    this.states.push(this.state);
  }
}

/** The transition by events that were decided all at once. */
export function transitionOf<State, Event>(
  apply: (state: State, event: Event) => State,
  state: State,
  events: readonly Event[],
): Transition<State, Event> {
  const states: State[] = [];
  for (const event of events) states.push(apply(states.at(-1) ?? state, event));
  return { events, states };
}

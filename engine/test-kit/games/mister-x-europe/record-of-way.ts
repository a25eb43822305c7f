import type { EuropeBoard } from '../../../src/games/mister-x-europe/boards.js';
import { transportOf } from '../../../src/games/mister-x-europe/tickets.js';
import type { Event, State, Ticket } from '../../../src/games/mister-x-europe/types.js';
import { maySwap } from '../../../src/games/mister-x-europe/x-moves.js';
import { Way } from './way.js';

/** What the public record says of X's way, by what happened and by what did not. */
export class RecordOfWay {
  way: Way | undefined;

  constructor(private readonly board: EuropeBoard) {}

  /** One event of a batch and the public state it met; `followed` are those after it. */
  add(state: State, event: Event, followed: readonly Event[]): void {
    switch (event.type) {
      case 'missionChosen':
        this.way = new Way(this.starts(state, event.mission));
        return;
      case 'legTaken': {
        const transport = transportOf(event.ticket);
        this.leg(state, (from) => this.board.neighbours(from, transport));
        return;
      }
      case 'secretLegTaken':
        this.leg(state, (from) => this.board.around(from));
        return;
      case 'openLegTaken': {
        const { ticket, stop } = event;
        this.way?.leg((from) =>
          ticket === null
            ? this.board.around(from)
            : this.board.neighbours(from, transportOf(ticket)),
        );
        this.way?.keep((at) => at === stop);
        return;
      }
      case 'moved':
      case 'operated':
        if (state.options.flags.capture_timing === 'immediate') {
          this.way?.keep((stop) => stop !== event.to);
        }
        return;
      case 'investigated':
        this.way?.keep((stop) => stop === event.stop, event.leg);
        return;
      case 'checked':
        this.checked(state, event.hits);
        return;
      case 'roundOpened':
        this.opened(state, followed[0]?.type === 'xStayed');
        return;
    }
  }

  /** X changed a hand that could do nothing there. */
  swapped(state: State, hand: readonly Ticket[]): void {
    const { flags } = state.options;
    const { detectives } = state;
    this.way?.keep((stop) =>
      maySwap(this.board, { detectives, flags, stop }, hand, flags.x_swap_condition),
    );
  }

  private starts(state: State, mission: string): readonly number[] {
    const { x_start_choice: when, x_start_on_detective: onto } = state.options.flags;
    const starts = this.board.data.missions?.[mission]?.starts ?? [];
    const held = heldIn(state);
    return when === 'after_detectives' && onto === 'reject'
      ? starts.filter((stop) => !held.has(stop))
      : starts;
  }

  /** He is not caught and has not arrived, so he stands on no detective and on no goal. */
  private leg(state: State, stops: (from: number) => readonly number[]): void {
    const held = heldIn(state);
    const goals = this.board.data.missions?.[state.x.mission ?? '']?.goals ?? [];
    this.way?.leg(stops);
    this.way?.keep((stop) => !held.has(stop) && !goals.includes(stop));
  }

  private opened(state: State, stayed: boolean): void {
    const held = heldIn(state);
    this.way?.keep((stop) => this.board.around(stop).every((next) => held.has(next)) === stayed);
  }

  /** Hits say where he was, the others where he was not (MX-49, MX-50). */
  private checked(state: State, hits: Extract<Event, { type: 'checked' }>['hits']): void {
    const { way } = this;
    if (way === undefined) return;
    const { flags } = state.options;
    if (flags.capture_timing === 'position_check') {
      // Until he has left his start, a pawn that only stands there catches nobody (MX-10).
      const came = new Set(state.arrivals.map(({ detective }) => detective));
      const catching = state.detectives.filter((_, pawn) => way.length > 0 || came.has(pawn));
      way.keep((stop) => catching.every((pawn) => pawn.stop !== stop));
    }
    const cities = new Set(
      state.arrivals.map(({ detective, stop }) =>
        flags.check_arrivals === 'all' ? stop : (state.detectives[detective]?.stop ?? 0),
      ),
    );
    const first = flags.check_includes_start ? 0 : 1;
    for (let i = Math.max(first, way.length - flags.check_depth); i < way.length; i++) {
      if (i > 0 && state.x.log[i - 1]?.open === true) continue;
      const here = hits.filter(({ slot }) => (slot ?? 0) === i).map(({ stop }) => stop);
      // With `latest` an earlier visit of a city that was marked later stays untold.
      const later = hits.filter(({ slot }) => (slot ?? 0) > i).map(({ stop }) => stop);
      const untold = flags.check_duplicates === 'latest' ? later : [];
      way.keep((stop) => {
        if (here.length > 0) return here.includes(stop);
        return !cities.has(stop) || untold.includes(stop);
      }, i);
    }
  }
}

function heldIn({ detectives }: State): ReadonlySet<number> {
  return new Set(detectives.flatMap(({ stop }) => (stop === null ? [] : [stop])));
}

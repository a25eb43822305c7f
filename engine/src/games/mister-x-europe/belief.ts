import { flagsInForce } from '../../core/flag-choice.js';
import type { Rng } from '../../core/rng.js';
import { HiddenWay } from '../../pursuit/belief.js';
import { detectivePlace, isHeld } from '../../pursuit/pawns.js';
import type { EuropeBoard } from './board.js';
import { PRESETS } from './flags.js';
import { transportOf } from './tickets.js';
import type { Notice, Ticket, View } from './types.js';
import { maySwap, walledIn } from './x-moves.js';

type Told<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
type Arrival = { readonly detective: number; readonly stop: number };

/** Where X can be, for whoever knows what the table was told and shown, and nothing else. */
export class Belief {
  private way: HiddenWay | undefined;
  /** Where detectives came in this round. */
  private arrivals: Arrival[] = [];

  constructor(private readonly board: EuropeBoard) {}

  /** Cities where X can be; none before he has chosen his start. */
  places(): ReadonlySet<number> {
    return this.way?.places() ?? new Set();
  }

  /** His start and the cities of all his legs as they may have been, each such way equally likely. */
  draw(rng: Rng): readonly number[] | undefined {
    return this.way?.draw(rng);
  }

  /** What one step told the table, by the views that it had before and has after it. */
  hear(before: View, notices: readonly Notice[], after: View): void {
    for (const [i, notice] of notices.entries()) {
      switch (notice.type) {
        case 'missionChosen':
          this.way = new HiddenWay(this.starts(before, notice.mission));
          break;
        case 'legTaken':
          this.leg(notice.ticket);
          this.unseen(before);
          break;
        case 'openLegTaken':
          this.leg(notice.ticket);
          this.way?.keep((stop) => stop === notice.stop);
          break;
        case 'moved':
        case 'operated':
          this.came(before, notice);
          break;
        case 'investigated':
          this.way?.keep((stop) => stop === notice.stop, notice.leg);
          break;
        case 'checked':
          this.checked(after, notice.hits);
          break;
        case 'roundOpened':
          this.opened(after, notices[i + 1]?.type === 'xStayed');
          break;
      }
    }
  }

  /** X changed his hand in the step that was heard last: supposing that it was this one, it was of no use to him. */
  swapped({ detectives, ...view }: View, hand: readonly Ticket[]): void {
    const flags = flagsInForce(PRESETS, view);
    this.way?.keep((stop) =>
      maySwap(this.board, { detectives, flags, stop }, hand, flags.x_swap_condition),
    );
  }

  private starts(view: View, mission: string): readonly number[] {
    const { x_start_choice: when, x_start_on_detective: onto } = flagsInForce(PRESETS, view);
    const starts = this.board.data.missions?.[mission]?.starts ?? [];
    return when === 'after_detectives' && onto === 'reject'
      ? starts.filter((stop) => !isHeld(view, stop))
      : starts;
  }

  /** @param ticket `null` when nobody saw it */
  private leg(ticket: Ticket | null): void {
    this.way?.leg((from) =>
      ticket === null ? this.board.around(from) : this.board.neighbours(from, transportOf(ticket)),
    );
  }

  /** The game goes on, so he came upon no detective and to no goal. */
  private unseen(view: View): void {
    const goals = this.board.data.missions?.[view.mission ?? '']?.goals ?? [];
    this.way?.keep((stop) => !isHeld(view, stop) && !goals.includes(stop));
  }

  private came(view: View, { detective, to }: Told<'moved' | 'operated'>): void {
    this.arrivals.push({ detective: detectivePlace(detective), stop: to });
    if (flagsInForce(PRESETS, view).capture_timing === 'immediate') {
      this.way?.keep((stop) => stop !== to);
    }
  }

  private opened(view: View, stayed: boolean): void {
    this.arrivals = [];
    const flags = flagsInForce(PRESETS, view);
    const { detectives } = view;
    this.way?.keep((stop) => walledIn(this.board, { detectives, flags, stop }) === stayed);
  }

  /** Hits say where he was, the others where he was not (MX-49, MX-50). */
  private checked(view: View, hits: Told<'checked'>['hits']): void {
    const { way, arrivals } = this;
    if (way === undefined) return;
    const flags = flagsInForce(PRESETS, view);
    if (flags.capture_timing === 'position_check') {
      // Until he has left his start, a pawn that only stands there catches nobody (MX-10).
      const came = new Set(arrivals.map(({ detective }) => detective));
      const catching = view.detectives.filter((_, pawn) => way.length > 0 || came.has(pawn));
      way.keep((stop) => catching.every((pawn) => pawn.stop !== stop));
    }
    const cities = new Set(
      arrivals.map(({ detective, stop }) =>
        flags.check_arrivals === 'all' ? stop : (view.detectives[detective]?.stop ?? 0),
      ),
    );
    const first = flags.check_includes_start ? 0 : 1;
    // Legs in the open are not checked; they are the last ones.
    const last = Math.min(way.length, view.slots.length + 1);
    for (let i = Math.max(first, way.length - flags.check_depth); i < last; i++) {
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

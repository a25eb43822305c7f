import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { ObservedStep } from '@mister-x/engine/core/player';
import { HiddenPathBelief, type MoveOdds } from '../../pursuit/rules/belief.js';
import { detectiveIndexOf, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { UNTRACKED } from './decide.js';
import { PRESETS } from './flags.js';
import { transportOf } from './tickets.js';
import type { MisterXEurope, Notice, OutcomeCode, Ticket, View } from './types.js';
import { mayXSwapHand, isXWalledIn } from './x-moves.js';

type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
/** A pawn has come somewhere. */
const STEP_NOTICES: ReadonlySet<Notice['type']> = new Set(['legTaken', 'openLegTaken', 'moved', 'operated']);

/** What follows as his turn opens where he cannot leave (MX-31). */
const NOTICES_OF_WALLED_IN_X: ReadonlySet<string> = new Set(['xStayed', 'ended']);

type Arrival = { readonly detective: number; readonly stop: number };

/** How X chooses his legs, as someone supposes. */
export interface MisterXModel {
  /** How likely he takes each leg, from what everybody sees before his turn. */
  odds(before: View): MoveOdds;
}

/** Where X can be, for anyone who knows what the table was told and shown, and nothing else. */
export class MisterXBelief extends HiddenPathBelief {
  /** Where detectives came in this round. */
  private arrivals: readonly Arrival[] = [];
  /** The same before the last command that may be taken back. */
  private earlier: readonly Arrival[] = [];

  /** @param model without one every way is as likely as any other */
  constructor(
    private readonly board: EuropeBoard,
    private readonly model?: MisterXModel,
  ) {
    super();
  }

  observe({ before, notices, after }: ObservedStep<MisterXEurope>): void {
    const told = notices.flatMap((of) => (of.kind === 'game' ? [of.notice] : []));
    // What was learnt by a move that is taken back stays true: X has not moved since.
    if (notices.some(({ kind }) => kind === 'taken-back')) this.arrivals = this.earlier;
    else if (told.some(({ type }) => !UNTRACKED.has(type))) this.earlier = this.arrivals;
    const last = told.map(({ type }) => STEP_NOTICES.has(type)).lastIndexOf(true);
    for (const [i, notice] of told.entries()) {
      const end = i === last ? after.end : null;
      switch (notice.type) {
        case 'missionChosen':
          this.begin(this.startsOf(before, notice.mission));
          break;
        case 'legTaken':
          this.took(before, notice.ticket);
          this.unseen(before, end?.code);
          break;
        case 'openLegTaken':
          this.took(before, notice.ticket);
          this.keep((stop) => stop === notice.stop);
          break;
        case 'moved':
        case 'operated':
          this.came(before, notice, end?.code === 'CAUGHT');
          break;
        case 'investigated':
          this.keep((stop) => stop === notice.stop, notice.leg);
          break;
        case 'checked':
          this.checked(after, notice.hits);
          break;
        case 'roundOpened':
          this.opened(after, NOTICES_OF_WALLED_IN_X.has(told[i + 1]?.type ?? ''));
          break;
        case 'ended':
          this.caughtAtCheck(after);
          break;
      }
    }
  }

  /** X changed his hand in the step that was heard last: supposing that it was this one, it was of no use to him. */
  swapped({ detectives, ...view }: View, hand: readonly Ticket[]): void {
    const flags = flagsInForce(PRESETS, view);
    this.keep((stop) => mayXSwapHand(this.board, { detectives, flags, stop }, hand, flags.x_swap_condition));
  }

  private startsOf(view: View, mission: string): readonly number[] {
    const { x_start_choice: when, x_start_on_detective: onto } = flagsInForce(PRESETS, view);
    const starts = this.board.data.missions?.[mission]?.starts ?? [];
    return when === 'after_detectives' && onto === 'reject'
      ? starts.filter((stop) => !isHeldByDetective(view, stop))
      : starts;
  }

  /** @param ticket `null` when nobody saw it */
  private took(view: View, ticket: Ticket | null): void {
    this.leg(
      (from) => (ticket === null ? this.board.around(from) : this.board.neighbours(from, transportOf(ticket))),
      this.model?.odds(view),
    );
  }

  /** He came upon no detective and to no goal, or the game would have ended as it did. */
  private unseen(view: View, end: OutcomeCode | undefined): void {
    const goals = this.board.data.missions?.[view.mission ?? '']?.goals ?? [];
    this.keep((stop) => {
      if (isHeldByDetective(view, stop)) return end === 'CAUGHT';
      return end !== 'CAUGHT' && goals.includes(stop) === (end === 'MISSION_COMPLETE');
    });
  }

  private came(view: View, { detective, to }: NoticeOf<'moved' | 'operated'>, caught: boolean): void {
    this.arrivals = [...this.arrivals, { detective: detectiveIndexOf(detective), stop: to }];
    if (flagsInForce(PRESETS, view).capture_timing === 'immediate') {
      this.keep((stop) => (stop === to) === caught);
    }
  }

  /** Everybody saw who stood where he was. */
  private caughtAtCheck({ end, detectives, ...view }: View): void {
    if (end?.code !== 'CAUGHT') return;
    if (flagsInForce(PRESETS, view).capture_timing !== 'position_check') return;
    const catcher = detectives[detectiveIndexOf(end.detective ?? '')];
    if (catcher !== undefined) this.keep((stop) => stop === catcher.stop);
  }

  private opened(view: View, stayed: boolean): void {
    this.arrivals = [];
    const flags = flagsInForce(PRESETS, view);
    const { detectives } = view;
    this.keep((stop) => isXWalledIn(this.board, { detectives, flags, stop }) === stayed);
  }

  /** Hits say where he was, the others where he was not (MX-49, MX-50). */
  private checked(view: View, hits: NoticeOf<'checked'>['hits']): void {
    const { arrivals } = this;
    const flags = flagsInForce(PRESETS, view);
    if (flags.capture_timing === 'position_check') {
      // Until he has left his start, a pawn that only stands there catches nobody (MX-10).
      const came = new Set(arrivals.map(({ detective }) => detective));
      const catching = view.detectives.filter((_, pawn) => this.length > 0 || came.has(pawn));
      this.keep((stop) => catching.every((pawn) => pawn.stop !== stop));
    }
    const cities = new Set(
      arrivals.map(({ detective, stop }) =>
        flags.check_arrivals === 'all' ? stop : (view.detectives[detective]?.stop ?? 0),
      ),
    );
    const first = flags.check_includes_start ? 0 : 1;
    // Legs in the open are not checked; they are the last ones.
    const last = Math.min(this.length, view.slots.length + 1);
    for (let i = Math.max(first, this.length - flags.check_depth); i < last; i++) {
      const here = hits.filter(({ slot }) => (slot ?? 0) === i).map(({ stop }) => stop);
      // With `latest` an earlier visit of a city that was marked later stays untold.
      const later = hits.filter(({ slot }) => (slot ?? 0) > i).map(({ stop }) => stop);
      const untold = flags.check_duplicates === 'latest' ? later : [];
      this.keep((stop) => {
        if (here.length > 0) return here.includes(stop);
        return !cities.has(stop) || untold.includes(stop);
      }, i);
    }
  }
}

import { flagsInForce } from '@mister-x/engine/core/flag-table';
import { TABLE } from '@mister-x/engine/core/game';
import type { Step } from '@mister-x/engine/core/run';
import { type StopWeights, weightsAfterMove } from '../../../pursuit/rules/belief.js';
import { detectiveIndexOf, isHeldByDetective } from '../../../pursuit/rules/pawns.js';
import type { GameChronicle, ReachCount, PawnsAndBelief, XWay } from '../../../pursuit/computer/story/chronicle.js';
import { bitsHidden, ChronicleWriter } from '../../../pursuit/computer/story/notes.js';
import { MisterXBelief, type MisterXModel } from '../../rules/belief.js';
import type { YardBoard } from '../../rules/board.js';
import { PRESETS } from '../../rules/flags.js';
import { reachingPawnsByPlace } from '../weighing.js';
import { SearchGraph } from '../search/lines.js';
import { NO_PLACE } from '../search/search-state.js';
import { searchStateOf, searchRulesOf } from '../search/read.js';
import { type Notice, type ScotlandYard, type Ticket, type View, X_SEAT } from '../../rules/types.js';
import { stopsWithTicket } from '../../rules/x-moves.js';

type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;

/** Reads a game as the table heard it; of X's turns also what he saw before them. */
export class StoryReader {
  private readonly notes = new ChronicleWriter();
  private readonly belief: MisterXBelief;
  private view: View | undefined;

  constructor(
    private readonly board: YardBoard,
    private readonly model: MisterXModel,
  ) {
    this.belief = new MisterXBelief(board, model);
  }

  read(step: Step<ScotlandYard>): void {
    const before = this.view ?? step.before.gameView(TABLE);
    const after = step.after.gameView(TABLE);
    this.view = after;
    const heard = step.notices(TABLE);
    const notices = heard.flatMap((of) => (of.kind === 'game' ? [of.notice] : []));
    if (before.phase === 'x_turn' && notices.some(({ type }) => type === 'legTaken')) {
      this.turn(step.before.gameView(X_SEAT), before);
    }
    const known = this.belief.likely();
    this.belief.observe({ before, notices: heard, after });
    if (heard.some(({ kind }) => kind === 'taken-back')) this.takenBack(after);
    const lastLeg = notices.map(({ type }) => type === 'legTaken').lastIndexOf(true);
    for (const [i, notice] of notices.entries()) {
      this.note(notice, before, after, known);
      if (i === lastLeg) this.turned(after);
    }
    if (after.end !== null && notices.some(({ type }) => STEP_NOTICES.has(type))) this.ended(after);
  }

  chronicle(): GameChronicle {
    return this.notes.chronicle(this.belief.smoothed(), pathOfX(this.view));
  }

  private note(notice: Notice, before: View, after: View, known: StopWeights): void {
    switch (notice.type) {
      case 'roundOpened':
        this.notes.close(this.standing(after), fateOfX(after));
        this.notes.open(notice.round, this.belief.likely(0));
        return;
      case 'legTaken': {
        const { slot, ticket, double = 0 } = notice;
        this.notes.leg({ ticket, double, believed: this.belief.likely(slot) });
        return;
      }
      case 'revealed':
        this.notes.shown();
        return;
      case 'xStayed':
        this.noteTurned(after);
        return;
      case 'moved':
        this.moved(notice.detective, notice, before, known);
        return;
      case 'skipped':
        if (notice.cause === 'PASSED') this.moved(notice.detective, undefined, before, known);
    }
  }

  /** X's turn as he sees it. */
  private turn({ own }: View, before: View): void {
    const { revealSlots, log } = before;
    const shows = revealSlots.includes(log.length + 1);
    const ways = (own?.reach ?? []).flatMap(({ ticket, stops }) => {
      const bits = shows ? 0 : bitsHidden(this.after(ticket, before));
      return stops.map((stop): XWay => {
        return { ticket, stop, bits, decided: isHeldByDetective(before, stop) ? 'caught' : null };
      });
    });
    const { pawns } = this.standing(before);
    this.notes.turn({ pawns, reached: this.reachedIn(before), ways });
  }

  /** What could be believed, had he taken this ticket. */
  private after(ticket: Ticket, before: View): StopWeights {
    const stops = (from: number) =>
      stopsWithTicket(this.board, from, ticket).filter((to) => !isHeldByDetective(before, to));
    return weightsAfterMove(this.belief.likely(), stops, this.model.odds(before, ticket));
  }

  /** X's turn is over, unless he owes the second leg of a double. Where the game is over, too, nothing is noted. */
  private turned(after: View): void {
    if (after.phase === 'x_second_leg' || after.end !== null) return;
    this.noteTurned(after);
  }

  private noteTurned(after: View): void {
    this.notes.turned({ ...this.standing(after), reached: this.reachedIn(after) }, roundsLeftAt(after));
  }

  private moved(
    detective: NoticeOf<'moved'>['detective'],
    move: NoticeOf<'moved'> | undefined,
    { moves, detectives }: View,
    before: StopWeights,
  ): void {
    const own = moves.find((each) => each.detective === detective);
    const pawn = detectiveIndexOf(detective);
    this.notes.moved({
      pawn,
      from: detectives[pawn]?.stop ?? 0,
      to: move?.to ?? null,
      ticket: move?.ticket ?? null,
      special: false,
      before,
      ways: (own?.reach ?? []).flatMap(({ ticket, stops }) => stops.map((stop) => ({ ticket, stop }))),
      mayStay: own?.mayPass === true,
    });
  }

  private takenBack({ round, detectives }: View): void {
    this.notes.takenBack(round, ({ pawn, from, to }) => {
      const { acted, stop } = detectives[pawn] ?? {};
      return acted === true && stop === (to ?? from);
    });
  }

  /** In the step that brought pawns where they stand. */
  private ended(after: View): void {
    const { end } = after;
    this.notes.close(this.standing(after), fateOfX(after));
    if (end?.code === 'CAUGHT' && end.stop !== null) this.notes.met(end.stop);
  }

  private standing({ detectives }: View): PawnsAndBelief {
    const pawns = detectives.flatMap(({ stop }) => stop ?? []);
    return { pawns, believed: this.belief.likely() };
  }

  private reachedIn(view: View): ReachCount {
    const rules = searchRulesOf(this.board, view);
    const reached = reachingPawnsByPlace(rules, searchStateOf(rules, view, NO_PLACE));
    const lines = SearchGraph.of(this.board);
    return (stop) => reached[lines.placeOf(stop)] ?? 0;
  }
}

/** Pawns went somewhere, or could not. */
const STEP_NOTICES: ReadonlySet<Notice['type']> = new Set(['legTaken', 'moved', 'skipped']);

function fateOfX({ end }: View): 'caught' | 'escaped' | null {
  if (end === null) return null;
  return end.winner === 'detectives' ? 'caught' : 'escaped';
}

/** Rounds that are left, or slots where the game is counted by them. */
function roundsLeftAt(view: View): () => number {
  const { unit, count } = flagsInForce(PRESETS, view).limit;
  const left = Math.max(0, count - (unit === 'round' ? view.round : view.log.length));
  return () => left;
}

/** X's start and his stop after each leg, once the end has disclosed them. */
function pathOfX(view: View | undefined): readonly number[] | null {
  const start = view?.end?.start ?? null;
  if (view === undefined || start === null) return null;
  const stops = view.log.flatMap(({ stop }) => stop ?? []);
  return stops.length === view.log.length ? [start, ...stops] : null;
}

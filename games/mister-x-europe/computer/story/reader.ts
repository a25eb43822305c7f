import { TABLE } from '@mister-x/engine/core/game';
import type { Step } from '@mister-x/engine/core/run';
import { type StopWeights, weightsAfterMove } from '../../../pursuit/rules/belief.js';
import { distancesOn } from '../../../pursuit/rules/distances.js';
import { type DetectiveId, detectiveIndexOf, isHeldByDetective } from '../../../pursuit/rules/pawns.js';
import type {
  GameChronicle,
  ReachCount,
  PawnsAndBelief,
  TicketAndStop,
  XWay,
} from '../../../pursuit/computer/story/chronicle.js';
import { bitsHidden, ChronicleWriter } from '../../../pursuit/computer/story/notes.js';
import { MisterXBelief, type MisterXModel } from '../../rules/belief.js';
import type { EuropeBoard } from '../../rules/board.js';
import { handOfPawn, pawnCanMove, leavesFewerMovers } from '../../rules/pawns.js';
import { goalsOf } from '../choosing.js';
import { kindsIn, ticketMeantBy, transportOf } from '../../rules/tickets.js';
import {
  type MisterXEurope,
  type Notice,
  type OutcomeCode,
  type State,
  type Transport,
  type View,
  X_SEAT,
} from '../../rules/types.js';
import { cautiousX } from './shy-x.js';

type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;

/** Reads a game as the table heard it; of X's turns also what he saw before them, and of detectives what they held. */
export class StoryReader {
  private readonly notes = new ChronicleWriter();
  private readonly belief: MisterXBelief;
  private readonly model: MisterXModel;
  private view: View | undefined;

  constructor(private readonly board: EuropeBoard) {
    this.model = cautiousX(board);
    this.belief = new MisterXBelief(board, this.model);
  }

  read(step: Step<MisterXEurope>): void {
    const before = this.view ?? step.before.gameView(TABLE);
    const after = step.after.gameView(TABLE);
    this.view = after;
    const heard = step.notices(TABLE);
    const notices = heard.flatMap((of) => (of.kind === 'game' ? [of.notice] : []));
    if (notices.some(isLeg)) this.turn(step.before.gameView(X_SEAT), before);
    const known = this.belief.likely();
    this.belief.observe({ before, notices: heard, after });
    if (heard.some(({ kind }) => kind === 'taken-back')) this.takenBack(after);
    const lastLeg = notices.map(isLeg).lastIndexOf(true);
    for (const [i, notice] of notices.entries()) {
      this.note(notice, step.before.state, after, known);
      if (i === lastLeg) this.turned(after);
    }
    if (after.end !== null) this.ended(after);
  }

  chronicle(): GameChronicle {
    return this.notes.chronicle(this.belief.smoothed(), pathOfX(this.view));
  }

  private note(notice: Notice, before: State, after: View, known: StopWeights): void {
    switch (notice.type) {
      case 'roundOpened':
        this.notes.close(this.standing(after), decidedBy(after));
        this.notes.open(notice.round, this.belief.likely(0));
        return;
      case 'legTaken':
        this.leg(notice.slot, notice);
        return;
      case 'openLegTaken':
        this.leg(notice.leg, notice);
        this.notes.shown();
        return;
      case 'xStayed':
        this.turned(after);
        return;
      case 'moved': {
        const { detective, ticket, to } = notice;
        this.moved(detective, { ticket, stop: to }, before, known);
        return;
      }
      case 'skipped':
        if (notice.cause === 'PASSED') this.moved(notice.detective, null, before, known);
        return;
      case 'operated':
        this.notes.moved({
          pawn: detectiveIndexOf(notice.detective),
          from: notice.from,
          to: notice.to,
          ticket: notice.transport,
          special: true,
          before: known,
          ways: [],
          mayStay: false,
        });
    }
  }

  private leg(number: number, { ticket, double }: NoticeOf<'legTaken' | 'openLegTaken'>): void {
    this.notes.leg({ ticket, double, believed: this.belief.likely(number) });
  }

  /** X's turn as he sees it: single legs, and secret trips that he can pay. */
  private turn({ own, secretLeft }: View, before: View): void {
    const goals = goalsOf(this.board, before);
    const waysBy = (by: Transport | null, stops: readonly number[]): readonly XWay[] => {
      const bits = secretLeft === 0 ? 0 : bitsHidden(this.after(by, before, goals));
      return stops.map((stop): XWay => {
        const isGoal = goals.includes(stop);
        const decided = isHeldByDetective(before, stop) ? 'caught' : isGoal ? 'escaped' : null;
        return { ticket: by, stop, bits, decided };
      });
    };
    this.notes.turn({
      pawns: this.standing(before).pawns,
      reached: this.reachedIn(before),
      ways: [
        ...(own?.reach ?? []).flatMap(({ transport, stops }) => waysBy(transport, stops)),
        ...waysBy(null, own?.secretStops ?? []),
      ],
    });
  }

  /** What could be believed, had he gone by this transport and to no goal; `null`: nobody saw it. */
  private after(by: Transport | null, before: View, goals: readonly number[]): StopWeights {
    const { board, belief, model } = this;
    const stops = (from: number) =>
      (by === null ? board.around(from) : board.neighbours(from, by)).filter(
        (to) => !isHeldByDetective(before, to) && !goals.includes(to),
      );
    return weightsAfterMove(belief.likely(), stops, model.odds(before));
  }

  private turned(after: View): void {
    if (after.end !== null) return;
    const goals = goalsOf(this.board, after);
    const distance = distancesOn(this.board);
    const left = (stop: number) => Math.min(DISTANCE_MAX, ...goals.map((goal) => distance(stop, goal)));
    this.notes.turned({ ...this.standing(after), reached: this.reachedIn(after) }, left);
  }

  /** A detective's own move, or that he stays. */
  private moved(id: DetectiveId, took: TicketAndStop | null, before: State, known: StopWeights): void {
    const { board } = this;
    const pawn = detectiveIndexOf(id);
    const from = before.detectives[pawn]?.stop ?? 0;
    const hand = handOfPawn(before, pawn);
    const ways = kindsIn(hand).flatMap((ticket) =>
      board
        .neighbours(from, transportOf(ticket))
        .filter((stop) => !isHeldByDetective(before, stop))
        .filter((stop) => !leavesFewerMovers(board, before, pawn, ticketMeantBy(hand, ticket) ?? ticket, stop))
        .map((stop) => ({ ticket, stop })),
    );
    const passes = before.options.flags.detective_pass === 'allowed';
    this.notes.moved({
      pawn,
      from,
      to: took?.stop ?? null,
      ticket: took?.ticket ?? null,
      special: false,
      before: known,
      ways,
      mayStay: passes && pawnCanMove(board, before, pawn, hand),
    });
  }

  private takenBack({ round, detectives }: View): void {
    this.notes.takenBack(round, ({ pawn, to, special }) => {
      const { moved, skipped, stop } = detectives[pawn] ?? {};
      if (special) return stop === to;
      return to === null ? skipped === 'PASSED' : moved === true;
    });
  }

  private ended(after: View): void {
    const decided = decidedBy(after);
    if (decided === null) return;
    this.notes.close(this.standing(after), decided);
    const { end } = after;
    if (end?.code === 'CAUGHT' && end.stop !== null) this.notes.met(end.stop);
  }

  private standing({ detectives }: View): PawnsAndBelief {
    const pawns = detectives.flatMap(({ stop }) => stop ?? []);
    return { pawns, believed: this.belief.likely() };
  }

  /** Whatever tickets they hold. */
  private reachedIn({ detectives }: View): ReachCount {
    const around = detectives.map(({ stop }) => this.board.around(stop ?? 0));
    return (stop) => around.filter((stops) => stops.includes(stop)).length;
  }
}

/** From where no goal can be reached. */
const DISTANCE_MAX = 20;

function isLeg({ type }: Notice): boolean {
  return type === 'legTaken' || type === 'openLegTaken';
}

const DECIDED_BY_OUTCOME: Readonly<Partial<Record<OutcomeCode, 'caught' | 'escaped'>>> = {
  CAUGHT: 'caught',
  X_SURROUNDED: 'caught',
  MISSION_COMPLETE: 'escaped',
};

function decidedBy({ end }: View): 'caught' | 'escaped' | null {
  return (end && DECIDED_BY_OUTCOME[end.code]) ?? null;
}

/** X's start and his city after each leg, once the end has disclosed them. */
function pathOfX(view: View | undefined): readonly number[] | null {
  const start = view?.end?.start ?? null;
  if (view === undefined || start === null) return null;
  const hiddenStops = view.slots.flatMap(({ stop }) => stop ?? []);
  if (hiddenStops.length < view.slots.length) return null;
  return [start, ...hiddenStops, ...view.openLegs.map(({ stop }) => stop)];
}

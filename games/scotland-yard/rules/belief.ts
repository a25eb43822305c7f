import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { ObservedStep } from '@mister-x/engine/core/player';
import { HiddenPathBelief, type MoveOdds } from '../../pursuit/rules/belief.js';
import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import { startDeckOf, type YardBoard } from './board.js';
import { transitRuleOf } from './flag-meaning.js';
import { PRESETS } from './flags.js';
import { consequenceForStuckX } from './flow.js';
import { knownPiecesOfX } from './ledger.js';
import type { Notice, ScotlandYard, Ticket, View } from './types.js';
import { canTravel, mayEndAt, type XMoveGround, stopsWithTicket, xTicketsOf, xTicketsAfter } from './x-moves.js';

type LegTakenNotice = Extract<Notice, { type: 'legTaken' }>;
/** The ticket of the leg before it in this turn, and whether the leg ended on a detective. */
type ObservedLeg = { readonly paid: Ticket | undefined; readonly caught: boolean };

/** How X chooses his legs, as someone supposes. */
export interface MisterXModel {
  /**
   * How likely he takes each leg with this ticket.
   *
   * @param before what everybody sees before the step
   * @param paid the ticket of the first leg, where this is the second of a double in one step
   */
  odds(before: View, ticket: Ticket, paid?: Ticket): MoveOdds;
}

/** Where X can be, for anyone who knows what the table was told and shown, and nothing else. */
export class MisterXBelief extends HiddenPathBelief {
  /** @param model without one every way is as likely as any other */
  constructor(
    private readonly board: YardBoard,
    private readonly model?: MisterXModel,
  ) {
    super();
  }

  observe({ before, notices, after }: ObservedStep<ScotlandYard>): void {
    const told = notices.flatMap((of) => (of.kind === 'game' ? [of.notice] : []));
    let paid: Ticket | undefined;
    const caughtBy = after.end?.code === 'CAUGHT' ? told.map(isStep).lastIndexOf(true) : -1;
    for (const [i, notice] of told.entries()) {
      const caught = i === caughtBy;
      switch (notice.type) {
        case 'xReady':
          // Where all cards are dealt at once, the detectives have come to their stops by the same step.
          this.begin(this.startsOf(after));
          break;
        case 'legTaken':
          this.took(before, notice, { paid, caught });
          paid = notice.ticket;
          break;
        case 'revealed':
          this.keep((stop) => stop === notice.stop);
          break;
        case 'moved':
          this.keep((stop) => (stop === notice.to) === caught);
          break;
        case 'roundOpened':
          this.opened(after, told[i + 1]);
          break;
      }
    }
  }

  private startsOf(view: View): readonly number[] {
    const deck = startDeckOf(this.board, flagsInForce(PRESETS, view).start_deck, true);
    return deck.filter((stop) => !isHeldByDetective(view, stop));
  }

  /**
   * He set foot on no detective unless that caught him, and after the first leg of a double he could make the
   * second.
   */
  private took(view: View, { ticket, double }: LegTakenNotice, { paid, caught }: ObservedLeg): void {
    const { board } = this;
    const ground = xMoveGroundOf(view);
    const purse = xTicketsAfter(xTicketsOf(ground), ticket);
    const end = mayEndAt(ground);
    const passes = transitRuleOf(ground.options.flags).goesOn;
    this.leg((from) => stopsWithTicket(board, from, ticket), this.model?.odds(view, ticket, paid));
    this.keep((stop) => {
      if (caught) return isHeldByDetective(view, stop);
      return double === 1
        ? (passes || !isHeldByDetective(view, stop)) && canTravel(board, stop, purse, end)
        : !isHeldByDetective(view, stop);
    });
  }

  /** What follows as his turn opens depends on where he stands, and everybody saw what followed. */
  private opened(view: View, followed: Notice | undefined): void {
    const seen = followed === undefined ? undefined : consequenceOf(followed);
    const ground = xMoveGroundOf(view);
    // A fare that was lent came after.
    const x = { ...ground.x, mayBorrow: false };
    this.keep((stop) => consequenceForStuckX(this.board, { ...ground, x: { ...x, stop } }) === seen);
  }
}

/** A pawn has come somewhere. */
function isStep({ type }: Notice): boolean {
  return type === 'legTaken' || type === 'moved';
}

function consequenceOf(followed: Notice): ReturnType<typeof consequenceForStuckX> {
  switch (followed.type) {
    case 'xStayed':
      return 'skip';
    case 'fareLent':
      return 'lend';
    case 'ended':
      return followed.end.code;
    default:
      return undefined;
  }
}

function xMoveGroundOf(view: View): XMoveGround {
  return {
    options: { flags: flagsInForce(PRESETS, view) },
    detectives: view.detectives,
    box: view.box,
    x: { stop: null, tickets: knownPiecesOfX(view), mayBorrow: view.x.mayBorrow, log: view.log },
  };
}

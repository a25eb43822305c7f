import { flagsInForce } from '../../core/flag-choice.js';
import type { Rng } from '../../core/rng.js';
import { HiddenWay } from '../../pursuit/belief.js';
import { isHeld } from '../../pursuit/pawns.js';
import { deckOf, type YardBoard } from './board.js';
import { PRESETS } from './flags.js';
import { standing } from './flow.js';
import { canTravel, type Ground, linesOf, purseOf, spend } from './reach.js';
import { type Notice, type PieceCounts, TICKETS, type View } from './types.js';
import { freeEnd } from './x-moves.js';

type Leg = Extract<Notice, { type: 'legTaken' }>;

/** Where X can be, for whoever knows what the table was told and shown, and nothing else. */
export class Belief {
  private way: HiddenWay | undefined;

  constructor(private readonly board: YardBoard) {}

  /** Stops where X can be; none before he has drawn his start card. */
  places(): ReadonlySet<number> {
    return this.way?.places() ?? new Set();
  }

  /** His start and the stops of all his legs as they may have been, each such way equally likely. */
  draw(rng: Rng): readonly number[] | undefined {
    return this.way?.draw(rng);
  }

  /** What one step told the table, by the views that it had before and has after it. */
  hear(before: View, notices: readonly Notice[], after: View): void {
    for (const [i, notice] of notices.entries()) {
      switch (notice.type) {
        case 'xReady':
          this.start(before);
          break;
        case 'legTaken':
          this.leg(before, notice);
          break;
        case 'revealed':
          this.way?.keep((stop) => stop === notice.stop);
          break;
        case 'moved':
          this.way?.keep((stop) => stop !== notice.to);
          break;
        case 'roundOpened':
          this.opened(after, notices[i + 1]?.type);
          break;
      }
    }
  }

  private start(view: View): void {
    const deck = deckOf(this.board, flagsInForce(PRESETS, view).start_deck, true);
    this.way = new HiddenWay(deck.filter((stop) => !isHeld(view, stop)));
  }

  /** He set foot on no detective, and after the first leg of a double he could make the second. */
  private leg(view: View, { ticket, double }: Leg): void {
    const { board } = this;
    const ground = groundOf(view);
    const purse = spend(purseOf(ground), ticket);
    const end = freeEnd(ground);
    const passes = ground.options.flags.double_transit_through_detective === 'allow';
    this.way?.leg((from) => linesOf(board, from, ticket));
    this.way?.keep((stop) =>
      double === 1
        ? (passes || !isHeld(view, stop)) && canTravel(board, stop, purse, end)
        : !isHeld(view, stop),
    );
  }

  /** What follows as his turn opens depends on where he stands, and everybody saw what followed. */
  private opened(view: View, followed: Notice['type'] | undefined): void {
    const seen = followed === 'xStayed' ? 'skip' : followed === 'fareLent' ? 'lend' : undefined;
    const ground = groundOf(view);
    // A fare that was lent came after.
    const x = { ...ground.x, mayBorrow: false };
    this.way?.keep((stop) => standing(this.board, { ...ground, x: { ...x, stop } }) === seen);
  }
}

function groundOf(view: View): Ground {
  return {
    options: { flags: flagsInForce(PRESETS, view) },
    detectives: view.detectives,
    box: view.box,
    x: { stop: null, tickets: xTickets(view), mayBorrow: view.x.mayBorrow, log: view.log },
  };
}

/** X's tickets by the ledger, where he need not show them: what is nowhere else he has (SY-62). */
function xTickets({ detectives, box, log, x, ...view }: View): PieceCounts {
  const { supply } = flagsInForce(PRESETS, view);
  const left = { ...supply, double: x.tickets.double ?? 0 };
  for (const ticket of TICKETS) {
    left[ticket] -= box[ticket];
    if (ticket !== 'black') for (const { tickets } of detectives) left[ticket] -= tickets[ticket];
  }
  for (const { ticket, loan } of log) if (loan === undefined) left[ticket] -= 1;
  return left;
}

import {
  askerOf,
  type Batch,
  batchNotices,
  type Command,
  decideMatch,
  foldMatch,
  type Json,
  type Match,
  type MatchNotice,
  matchOutcome,
  matchView,
  type Outcome,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  startMatch,
  TABLE,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import {
  type Action,
  type Event,
  scotlandYard as game,
  type Options,
  type ScotlandYard,
} from '@mister-x/engine/scotland-yard';
import type { Dice } from '../../bench/engine/dice.js';
import { bytesOf, type Shown } from '../wire/device.js';

/** One seat's next command. */
export type Turn = { readonly seat: Seat; readonly command: Command<Action> };

/** Start cards are registered by hand, so that the referee draws nothing and nothing is unknown. */
const NO_DRAW: Rng = {
  int: () => fail(),
  shuffle: () => fail(),
  pick: () => fail(),
};

function fail(): never {
  throw new Error('the referee drew in a game without draws');
}

/**
 * What a match must be by everything that was acknowledged: the rules applied by the harness itself.
 * Never changed; `after` is the model with one command more.
 */
export class MatchModel {
  private constructor(
    private readonly match: Match<ScotlandYard>,
    readonly viewers: readonly Viewer[],
    private readonly shown: ReadonlyMap<Viewer, Shown>,
    /** What the last command told each viewer. */
    readonly told: ReadonlyMap<Viewer, readonly MatchNotice<Json>[]>,
  ) {}

  static start(options: Options): MatchModel {
    const match = unwrap(startMatch(game, game.setup(options, NO_DRAW)));
    const viewers = [...game.seatPlan(options).map(({ seat }) => seat), TABLE];
    const shown = viewers.map((viewer) => {
      const bytes = bytesOf(matchView(game, match, viewer));
      return [viewer, { revision: 1, bytes }] as const;
    });
    return new MatchModel(match, viewers, new Map(shown), new Map());
  }

  get outcome(): Outcome | undefined {
    return matchOutcome(game, this.match);
  }

  get moves(): number {
    return this.match.state.x.log.length;
  }

  show(viewer: Viewer): Shown {
    const shown = this.shown.get(viewer);
    if (shown === undefined) throw new Error(`nobody looks as ${viewer}`);
    return shown;
  }

  /** As the server must decide it; a parsed command only. */
  decide({ seat, command }: Turn): Result<Batch<Event>, Refusal> {
    return decideMatch(game, this.match, seat, command, NO_DRAW);
  }

  after(turn: Turn): MatchModel {
    const batch = unwrap(this.decide(turn));
    const next = foldMatch(game, this.match, batch);
    const shown = new Map(this.shown);
    const told = new Map<Viewer, readonly MatchNotice<Json>[]>();
    for (const viewer of this.viewers) {
      const notices = this.noticesOf(batch, viewer);
      const bytes = bytesOf(matchView(game, next, viewer));
      const before = this.show(viewer);
      told.set(viewer, notices);
      if (notices.length === 0 && bytes === before.bytes) continue;
      shown.set(viewer, { revision: before.revision + 1, bytes });
    }
    return new MatchModel(next, this.viewers, shown, told);
  }

  /** Somebody's legal turn, doubles and take-backs included; nobody gives up. */
  nextTurn(dice: Dice): Turn {
    const { request, state } = this.match;
    if (request !== undefined) {
      return { seat: request.of, command: { kind: 'answer-takeback', agree: dice.int(2) === 0 } };
    }
    const asker = askerOf(this.match);
    if (asker !== undefined && dice.int(16) === 0)
      return { seat: asker, command: { kind: 'takeback' } };
    const seat = dice.pick(game.toAct(state));
    const action = game.sampleAction(state, seat, dice);
    if (action === undefined) throw new Error(`${seat} is to act and cannot`);
    return { seat, command: { kind: 'act', action } };
  }

  /** A turn of any seat, legal or not. */
  anyTurn(dice: Dice): Turn {
    const { seat, command } = this.nextTurn(dice);
    const seats = this.viewers.filter((viewer) => viewer !== TABLE);
    const other = dice.int(2) === 0 ? seat : dice.pick(seats);
    if (command.kind !== 'act') return { seat: other, command };
    return { seat: other, command: { kind: 'act', action: bent(command.action, dice) } };
  }

  private noticesOf(batch: Batch<Event>, viewer: Viewer): readonly MatchNotice<Json>[] {
    return batchNotices(game, this.match, batch, viewer);
  }
}

/** Another stop or another ticket than the rules would have. */
function bent(action: Action, dice: Dice): Action {
  const stop = dice.int(210);
  const ticket = dice.pick(['taxi', 'bus', 'underground', 'black', 'double', 'tram']);
  switch (action.type) {
    case 'travel':
      return { ...action, legs: action.legs.map((leg) => ({ ...leg, stop })) };
    case 'move':
      return dice.int(2) === 0 ? { ...action, stop } : { ...action, ticket };
    case 'registerStart':
      return { ...action, stop };
    default:
      return action;
  }
}

import {
  type SeatCommand,
  type Command,
  commandChosenBy,
  type Json,
  type MatchNotice,
  MatchRun,
  type Outcome,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  type Step,
  TABLE,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import {
  type Action,
  scotlandYard as game,
  type Options,
  type ScotlandYard,
} from '@mister-x/games/scotland-yard/rules';
import { ficklePlayer } from '@mister-x/engine/testing';
import type { SeededDice } from '../dice.js';
import { bytesOf, type ShownUpdate } from '../wire/device.js';

/** One seat's next command. */
export type Turn = SeatCommand<ScotlandYard>;

/** Start cards are registered by hand, so that the referee draws nothing and nothing is unknown. */
const RNG_THAT_FAILS: Rng = {
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
    private readonly run: MatchRun<ScotlandYard>,
    readonly viewers: readonly Viewer[],
    private readonly shown: ReadonlyMap<Viewer, ShownUpdate>,
    /** What the last command told each viewer. */
    readonly told: ReadonlyMap<Viewer, readonly MatchNotice<Json>[]>,
  ) {}

  static start(options: Options): MatchModel {
    const run = unwrap(MatchRun.begin(game, game.setup(options, RNG_THAT_FAILS), () => RNG_THAT_FAILS));
    const viewers = [...game.seatPlan(options).map(({ seat }) => seat), TABLE];
    const shown = viewers.map((viewer) => [viewer, { revision: 1, bytes: bytesOf(run.view(viewer)) }] as const);
    return new MatchModel(run, viewers, new Map(shown), new Map());
  }

  get outcome(): Outcome | undefined {
    return this.run.outcome;
  }

  get moves(): number {
    return this.run.state.x.log.length;
  }

  show(viewer: Viewer): ShownUpdate {
    const shown = this.shown.get(viewer);
    if (shown === undefined) throw new Error(`nobody looks as ${viewer}`);
    return shown;
  }

  /** As the server must decide it. */
  decide(seat: Seat, command: Command<Json>): Result<Step<ScotlandYard>, Refusal> {
    return this.run.step(seat, command);
  }

  after({ seat, command }: Turn): MatchModel {
    const step = unwrap(this.decide(seat, command));
    const shown = new Map(this.shown);
    const told = new Map(this.viewers.map((viewer) => [viewer, step.notices(viewer)]));
    for (const [viewer, notices] of told) {
      const bytes = bytesOf(step.after.view(viewer));
      const before = this.show(viewer);
      if (notices.length === 0 && bytes === before.bytes) continue;
      shown.set(viewer, { revision: before.revision + 1, bytes });
    }
    return new MatchModel(step.after, this.viewers, shown, told);
  }

  /** A legal turn: of a seat that might ask for its move back, else of a seat that play waits for. */
  nextTurn(dice: SeededDice): Turn {
    const { asker } = this.run.takeback(TABLE);
    const order = [asker ?? [], dice.shuffle(this.run.toAct)].flat();
    const turn = commandChosenBy(this.run, () => ficklePlayer(dice, 16), order);
    if (turn === undefined) throw new Error('nobody can act');
    return turn;
  }

  /** A turn of any seat, legal or not. */
  anyTurn(dice: SeededDice): Turn {
    const { seat, command } = this.nextTurn(dice);
    const seats = this.viewers.filter((viewer) => viewer !== TABLE);
    const other = dice.int(2) === 0 ? seat : dice.pick(seats);
    if (command.kind !== 'act') return { seat: other, command };
    return {
      seat: other,
      command: { kind: 'act', action: withOneMemberChanged(command.action, dice) },
    };
  }
}

/** Another stop or another ticket than the rules would have. */
function withOneMemberChanged(action: Action, dice: SeededDice): Action {
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

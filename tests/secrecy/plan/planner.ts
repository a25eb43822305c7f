import {
  type Command,
  type Game,
  type GameTypes,
  MatchRun,
  REFEREE,
  type Rng,
  type Seat,
  type SeatSpec,
  TABLE,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import {
  chooseCommand,
  type GameKit,
  listLegal,
  openTable,
  type ContractTable,
  unlistedCommand,
} from '@mister-x/engine/testing';
import { type Draw, gameWithDraws, drawKeyOf } from './hosted.js';
import { viewsText, type ObservedTexts, observe } from './observation.js';

/** Worlds that are followed at the same time, as many of them will come to a dead end. */
const BEAM_WIDTH = byExtent({ quick: 8, all: 16 });
const CANDIDATES = 24;
/** Commands tried for one step, in all worlds together. */
const WORLDS_TRIED_MAX = byExtent({ quick: 320, all: 640 });
const TRIES = 10;
/** Seeds from which the best course is taken. */
const SEEDS = byExtent({ quick: 2, all: 4 });
/** And as many more until there is any: where little is hidden, every second seed finds none. */
const SEEDS_MAX = 40;
/** Steps of a table that is laid piece by piece. */
const STEPS_UNTIL_PLAY_MAX = 60;
/** Fewer rounds are no evening. */
const ROUNDS_ENOUGH = 8;

export type Turn<T extends GameTypes> = {
  readonly seat: Seat;
  readonly command: Command<T['action']>;
  /** The referee does it by itself, at once. */
  readonly byItself: boolean;
  /** Where something was drawn. */
  readonly draw?: Draw;
};

/** What happens in one world until something is told to an observer again. */
export type PlannedWorld<T extends GameTypes> = {
  readonly run: MatchRun<T>;
  readonly rounds: readonly (readonly Turn<T>[])[];
  readonly open: readonly Turn<T>[];
  /** Rounds after which a hidden seat saw another thing than in the first world. */
  readonly different: number;
};

/** One of the two matches. */
export type PlannedMatch<T extends GameTypes> = {
  readonly rounds: PlannedWorld<T>['rounds'];
  /** The run before each round, and after the last. */
  readonly before: readonly MatchRun<T>[];
  /** Draws by the place where they are made. */
  readonly draws: ReadonlyMap<string, Draw>;
};

export type Plan<T extends GameTypes> = {
  readonly seats: readonly SeatSpec[];
  readonly hidden: readonly Seat[];
  readonly left: PlannedMatch<T>;
  readonly right: PlannedMatch<T>;
  /** Rounds after which the hidden seats saw other things in the two matches. */
  readonly different: number;
};

/**
 * Two courses of one game that differ only in what `hidden` seats know: everybody else is told the
 * same in both, by the game's own word. Private commands stand in either one of them.
 *
 * @param onlyAsked `hidden` seats do nothing but what play waits for, as computers do
 */
export function planMatches<T extends GameTypes>(
  kit: GameKit<T>,
  options: unknown,
  hidden: readonly Seat[],
  seed: number,
  rounds: number,
  onlyAsked = false,
): Plan<T> {
  let best: Plan<T> | undefined;
  for (let tries = 0; tries < SEEDS_MAX; tries++) {
    if (tries >= SEEDS && best !== undefined && best.different > 0) break;
    const made = new Planner(kit, options, hidden, seed + tries, onlyAsked).make(rounds);
    if (best === undefined || made.different > best.different) best = made;
    const { different, left } = best;
    const played = left.rounds;
    if (played.length >= ROUNDS_ENOUGH && 2 * different >= played.length) break;
  }
  if (best === undefined || best.different === 0) throw new Error('no two courses were found');
  return best;
}

/** No player of the game: to keep two worlds alike in public it must know what is hidden in both. */
class Planner<T extends GameTypes> {
  private draw: Draw = { seed: 0, bend: 0 };
  private readonly game: Game<T>;
  private readonly table: ContractTable<T>;
  private readonly rng: Rng;
  private readonly observers: readonly Viewer[];

  constructor(
    private readonly kit: GameKit<T>,
    options: unknown,
    private readonly hidden: readonly Seat[],
    seed: number,
    private readonly onlyAsked: boolean,
  ) {
    this.game = gameWithDraws(kit.game, () => this.draw);
    this.table = { ...openTable(kit, options, seed), game: this.game };
    this.rng = this.table.rng;
    const seats = this.table.seats.map(({ seat }) => seat);
    const { options: agreed } = this.table;
    // One for each group: the others are told the same.
    const others = [TABLE, ...seats.filter((seat) => !hidden.includes(seat))];
    const byGroup = new Map(others.map((viewer) => [kit.game.viewGroup(viewer, agreed), viewer]));
    this.observers = [...byGroup.values()];
  }

  make(rounds: number): Plan<T> {
    let left: PlannedWorld<T> = { run: this.begun(), rounds: [], open: [], different: 0 };
    let beam: readonly PlannedWorld<T>[] = [left];
    // Where everybody may act in secret for ever, enough is enough.
    // What the referee lays on the table by itself is no part of the evening.
    const played = () => left.rounds.filter(([turn]) => turn?.byItself !== true).length;
    for (let steps = 0; played() < rounds && steps < STEPS_UNTIL_PLAY_MAX + 3 * rounds; steps++) {
      const next = this.next(left, beam);
      if (next === undefined) break;
      [left, beam] = next;
    }
    const right = beam.reduce((best, world) => (world.different > best.different ? world : best));
    const { seats } = this.table;
    const { different } = right;
    return {
      seats,
      hidden: this.hidden,
      left: this.course(left),
      right: this.course(right),
      different,
    };
  }

  private next(
    left: PlannedWorld<T>,
    beam: readonly PlannedWorld<T>[],
  ): readonly [PlannedWorld<T>, readonly PlannedWorld<T>[]] | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      const chosen = this.choose(left.run);
      if (chosen === undefined) continue;
      const draw = { seed: this.rng.int(2 ** 30), bend: 0 };
      const made = this.played(left, chosen, draw);
      if (made === undefined) continue;
      const { world, text, nothing } = made;
      if (nothing) {
        const also = beam.flatMap((one) => this.alike(one, chosen, text, 1, 40));
        return [world, this.chosenFew([...beam, ...also])];
      }
      const each = Math.ceil((2 * BEAM_WIDTH) / beam.length);
      const effort = Math.ceil(WORLDS_TRIED_MAX / beam.length);
      const alike = beam.flatMap((one) => this.alike(one, chosen, text, each, effort, draw));
      if (alike.length === 0) continue;
      const first = closeRound(world, false);
      const seen = viewsText(this.game, first.run, this.hidden);
      const others = alike.map((one) => closeRound(one, viewsText(this.game, one.run, this.hidden) !== seen));
      const apart = others.filter((one) => one.different > 0);
      const few = this.chosenFew(apart.length > 0 ? apart : others);
      return [first, few.map((one) => this.withAside(one))];
    }
    return undefined;
  }

  private begun(): MatchRun<T> {
    return unwrap(MatchRun.begin(this.game, this.table.setup, () => RNG_OF_FIRST_ITEMS));
  }

  private choose(run: MatchRun<T>): Pick<Turn<T>, 'seat' | 'command' | 'byItself'> | undefined {
    const { timers } = run;
    const first = timers.find(({ ms }) => ms === 0);
    if (first !== undefined) return { seat: REFEREE, command: first.action, byItself: true };
    const chosen = chooseCommand(this.table, run, { takebacks: this.rng.int(4) === 0 });
    if (chosen === undefined) return undefined;
    const known =
      chosen.command.kind === 'answer-takeback' || timers.some(({ action }) => areEqualJson(action, chosen.command));
    if (!this.isAsked(run, chosen.seat)) return undefined;
    return chosen.seat === REFEREE && !known ? undefined : { ...chosen, byItself: false };
  }

  private isAsked({ toAct }: MatchRun<T>, seat: Seat): boolean {
    return !this.onlyAsked || !this.hidden.includes(seat) || toAct.includes(seat);
  }

  /** The world after one more command; `undefined` when it is refused or ends the game. */
  private played(
    world: PlannedWorld<T>,
    { seat, command, byItself }: Turn<T>,
    draw: Draw,
  ): (ObservedTexts & { readonly world: PlannedWorld<T> }) | undefined {
    this.draw = draw;
    const made = world.run.step(seat, command);
    if (!made.ok || made.value.outcome !== undefined) return undefined;
    const { batch, after } = made.value;
    const drew = batch.drew === true && command.kind === 'act' ? { draw } : {};
    const open = [...world.open, { seat, command, byItself, ...drew }];
    return {
      world: { ...world, run: after, open },
      ...observe(this.game, made.value, this.observers),
    };
  }

  /** Ways to go on that tell observers `text`. */
  private alike(
    world: PlannedWorld<T>,
    turn: Turn<T>,
    text: string,
    wanted: number,
    effort: number,
    draw: Draw = NO_DRAW,
  ): readonly PlannedWorld<T>[] {
    const found: PlannedWorld<T>[] = [];
    let candidates = this.candidates(world.run, turn);
    for (let tried = 0; tried < effort && candidates.length > 0; ) {
      const drawing: Command<T['action']>[] = [];
      for (const command of candidates) {
        const bend = tried++ === 0 ? 0 : 1 + this.rng.int(2 ** 30);
        const made = this.played(world, { ...turn, command }, { seed: draw.seed, bend });
        if (made?.text === text) found.push(made.world);
        if (found.length >= wanted) return found;
        if (made?.world.open.at(-1)?.draw !== undefined) drawing.push(command);
      }
      // Where chance comes in, the next draw may fall otherwise.
      candidates = drawing;
    }
    return found;
  }

  /** A secret move may be another one; what everybody sees must be the same. */
  private candidates(run: MatchRun<T>, { seat, command }: Turn<T>): readonly Command<T['action']>[] {
    if (command.kind !== 'act' || !this.hidden.includes(seat)) return [command];
    const { actions } = listLegal(this.game, run.state, seat, 400);
    const others = this.rng.shuffle(actions).slice(0, CANDIDATES);
    return [...others.map((action) => ({ kind: 'act', action }) as const), command];
  }

  private chosenFew(worlds: readonly PlannedWorld<T>[]): readonly PlannedWorld<T>[] {
    const byState = new Map(worlds.map((world) => [JSON.stringify(world.run.state), world]));
    return this.rng.shuffle([...byState.values()]).slice(0, BEAM_WIDTH);
  }

  /** Now and then a hidden seat does something of which nobody else is told. */
  private withAside(world: PlannedWorld<T>): PlannedWorld<T> {
    if (this.onlyAsked || this.rng.int(3) > 0) return world;
    const seat = this.rng.pick(this.hidden);
    const aside = unlistedCommand(this.kit, world.run, this.rng);
    const command = aside?.seat === seat ? aside.command : world.run.sample(seat, this.rng);
    if (command === undefined) return world;
    const made = this.played(world, { seat, command, byItself: false }, NO_DRAW);
    return made?.nothing ? made.world : world;
  }

  private course(world: PlannedWorld<T>): PlannedMatch<T> {
    let run = this.begun();
    const before = [run];
    const draws = new Map<string, Draw>();
    for (const turns of world.rounds) {
      for (const { seat, command, draw } of turns) {
        this.draw = draw ?? NO_DRAW;
        if (draw !== undefined && command.kind === 'act') {
          draws.set(drawKeyOf(run.state, seat, command.action), draw);
        }
        run = unwrap(run.step(seat, command)).after;
      }
      before.push(run);
    }
    return { rounds: world.rounds, before, draws };
  }
}

function closeRound<T extends GameTypes>(world: PlannedWorld<T>, differs: boolean): PlannedWorld<T> {
  const { rounds, open, different } = world;
  return {
    ...world,
    rounds: [...rounds, open],
    open: [],
    different: different + (differs ? 1 : 0),
  };
}

const areEqualJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const NO_DRAW: Draw = { seed: 0, bend: 0 };
/** Draws come from the plan; this only hears of them. */
const RNG_OF_FIRST_ITEMS: Rng = {
  int: () => 0,
  shuffle: (items) => [...items],
  pick: (items) => first(items),
};

function first<V>(items: readonly V[]): V {
  return items[0] as V;
}

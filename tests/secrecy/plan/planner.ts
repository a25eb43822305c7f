import {
  type Command,
  decideMatch,
  type Game,
  type GameTypes,
  type Match,
  matchOutcome,
  matchTimers,
  REFEREE,
  type Rng,
  type Seat,
  type SeatSpec,
  startMatch,
  TABLE,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import { choose, type GameKit, listLegal, openTable, type Table } from '@mister-x/engine/test-kit';
import { type Draw, hosted, placeOf } from './hosted.js';
import { sight, tell } from './told.js';

/** Worlds that are followed at the same time, as many of them will come to a dead end. */
const BEAM = 16;
const CANDIDATES = 24;
/** Commands tried for one step, in all worlds together. */
const EFFORT = 640;
const TRIES = 10;
/** Seeds from which the best course is taken. */
const SEEDS = 4;
/** And as many more until there is any: where little is hidden, every second seed finds none. */
const SEEDS_MAX = 40;
/** Fewer rounds are no evening. */
const ENOUGH = 8;

export type Turn<T extends GameTypes> = {
  readonly seat: Seat;
  readonly command: Command<T['action']>;
  /** The referee does it by itself, at once. */
  readonly byItself: boolean;
  /** Where something was drawn. */
  readonly draw?: Draw;
};

/** What happens in one world until something is told to an observer again. */
export type World<T extends GameTypes> = {
  readonly match: Match<T>;
  readonly rounds: readonly (readonly Turn<T>[])[];
  readonly open: readonly Turn<T>[];
  /** Rounds after which a hidden seat saw another thing than in the first world. */
  readonly different: number;
};

/** One of the two courses. */
export type Course<T extends GameTypes> = {
  readonly rounds: World<T>['rounds'];
  /** The match before each round, and after the last. */
  readonly before: readonly Match<T>[];
  /** Draws by the place where they are made. */
  readonly draws: ReadonlyMap<string, Draw>;
};

export type Plan<T extends GameTypes> = {
  readonly seats: readonly SeatSpec[];
  readonly hidden: readonly Seat[];
  readonly left: Course<T>;
  readonly right: Course<T>;
  /** Rounds after which the hidden seats saw other things in the two courses. */
  readonly different: number;
};

/**
 * Two courses of one game that differ only in what `hidden` seats know: everybody else is told the
 * same in both, by the game's own word. Private commands stand in either one of them.
 */
export function plan<T extends GameTypes>(
  kit: GameKit<T>,
  options: unknown,
  hidden: readonly Seat[],
  seed: number,
  rounds: number,
): Plan<T> {
  let best: Plan<T> | undefined;
  for (let tries = 0; tries < SEEDS_MAX; tries++) {
    if (tries >= SEEDS && best !== undefined && best.different > 0) break;
    const made = new Planner(kit, options, hidden, seed + tries).make(rounds);
    if (best === undefined || made.different > best.different) best = made;
    const { different, left } = best;
    const played = left.rounds;
    if (played.length >= ENOUGH && 2 * different >= played.length) break;
  }
  if (best === undefined || best.different === 0) throw new Error('no two courses were found');
  return best;
}

class Planner<T extends GameTypes> {
  private draw: Draw = { seed: 0, bend: 0 };
  private readonly game: Game<T>;
  private readonly table: Table<T>;
  private readonly rng: Rng;
  private readonly observers: readonly Viewer[];

  constructor(
    private readonly kit: GameKit<T>,
    options: unknown,
    private readonly hidden: readonly Seat[],
    seed: number,
  ) {
    this.game = hosted(kit.game, () => this.draw);
    this.table = { ...openTable(kit, options, seed), game: this.game };
    this.rng = this.table.rng;
    const seats = this.table.seats.map(({ seat }) => seat);
    const agreed = unwrap(kit.game.parseOptions(options));
    // One for each audience: the others are told the same.
    const others = [TABLE, ...seats.filter((seat) => !hidden.includes(seat))];
    const byAudience = new Map(others.map((viewer) => [kit.game.audience(viewer, agreed), viewer]));
    this.observers = [...byAudience.values()];
  }

  make(rounds: number): Plan<T> {
    const match = unwrap(startMatch(this.game, this.table.setup));
    let left: World<T> = { match, rounds: [], open: [], different: 0 };
    let beam: readonly World<T>[] = [left];
    // Where everybody may act in secret for ever, enough is enough.
    for (let steps = 0; left.rounds.length < rounds && steps < 3 * rounds; steps++) {
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
    left: World<T>,
    beam: readonly World<T>[],
  ): readonly [World<T>, readonly World<T>[]] | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      const chosen = this.choose(left.match);
      if (chosen === undefined) continue;
      const draw = { seed: this.rng.int(2 ** 30), bend: 0 };
      const made = this.played(left, chosen, draw);
      if (made === undefined) continue;
      const { world, text, nothing } = made;
      if (nothing) {
        const also = beam.flatMap((one) => this.alike(one, chosen, text, 1, 40));
        return [world, this.chosenFew([...beam, ...also])];
      }
      const each = Math.ceil((2 * BEAM) / beam.length);
      const effort = Math.ceil(EFFORT / beam.length);
      const alike = beam.flatMap((one) => this.alike(one, chosen, text, each, effort, draw));
      if (alike.length === 0) continue;
      const first = closeRound(world, false);
      const seen = sight(this.game, first.match, this.hidden);
      const others = alike.map((one) =>
        closeRound(one, sight(this.game, one.match, this.hidden) !== seen),
      );
      const apart = others.filter((one) => one.different > 0);
      const few = this.chosenFew(apart.length > 0 ? apart : others);
      return [first, few.map((one) => this.withAside(one))];
    }
    return undefined;
  }

  private choose(match: Match<T>): Pick<Turn<T>, 'seat' | 'command' | 'byItself'> | undefined {
    const timers = matchTimers(this.game, match);
    const first = timers.find(({ ms }) => ms === 0);
    if (first !== undefined) return { seat: REFEREE, command: first.action, byItself: true };
    const chosen = choose(this.table, match, { takebacks: this.rng.int(4) === 0 });
    if (chosen === undefined) return undefined;
    const known = timers.some(({ action }) => same(action, chosen.command));
    return chosen.seat === REFEREE && !known ? undefined : { ...chosen, byItself: false };
  }

  /** The world after one more command; `undefined` when it is refused or ends the game. */
  private played(
    world: World<T>,
    { seat, command, byItself }: Turn<T>,
    draw: Draw,
  ): { readonly world: World<T>; readonly text: string; readonly nothing: boolean } | undefined {
    this.draw = draw;
    const decided = decideMatch(this.game, world.match, seat, command, NO_CHANCE);
    if (!decided.ok) return undefined;
    const { match, text, nothing } = tell(this.game, world.match, decided.value, this.observers);
    if (matchOutcome(this.game, match) !== undefined) return undefined;
    const drew = decided.value.drew === true && command.kind === 'act' ? { draw } : {};
    const open = [...world.open, { seat, command, byItself, ...drew }];
    return { world: { ...world, match, open }, text, nothing };
  }

  /** Ways to go on that tell observers `text`. */
  private alike(
    world: World<T>,
    turn: Turn<T>,
    text: string,
    wanted: number,
    effort: number,
    draw: Draw = NO_DRAW,
  ): readonly World<T>[] {
    const found: World<T>[] = [];
    let candidates = this.candidates(world.match, turn);
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
  private candidates(match: Match<T>, { seat, command }: Turn<T>): readonly Command<T['action']>[] {
    if (command.kind !== 'act' || !this.hidden.includes(seat)) return [command];
    const { actions } = listLegal(this.game, match.state, seat, 400);
    const others = this.rng.shuffle(actions).slice(0, CANDIDATES);
    return [...others.map((action) => ({ kind: 'act', action }) as const), command];
  }

  private chosenFew(worlds: readonly World<T>[]): readonly World<T>[] {
    const byState = new Map(worlds.map((world) => [JSON.stringify(world.match.state), world]));
    return this.rng.shuffle([...byState.values()]).slice(0, BEAM);
  }

  /** Now and then a hidden seat does something of which nobody else is told. */
  private withAside(world: World<T>): World<T> {
    if (this.rng.int(3) > 0) return world;
    const { state } = world.match;
    const seat = this.rng.pick(this.hidden);
    const sampled = this.kit.unlisted(state, this.rng);
    const action =
      sampled?.seat === seat ? sampled.action : this.game.sampleAction(state, seat, this.rng);
    if (action === undefined) return world;
    const turn = { seat, command: { kind: 'act', action }, byItself: false } as const;
    const made = this.played(world, turn, NO_DRAW);
    return made?.nothing ? made.world : world;
  }

  private course(world: World<T>): Course<T> {
    let match = unwrap(startMatch(this.game, this.table.setup));
    const before = [match];
    const draws = new Map<string, Draw>();
    for (const turns of world.rounds) {
      for (const { seat, command, draw } of turns) {
        this.draw = draw ?? NO_DRAW;
        if (draw !== undefined && command.kind === 'act') {
          draws.set(placeOf(match.state, seat, command.action), draw);
        }
        const batch = unwrap(decideMatch(this.game, match, seat, command, NO_CHANCE));
        match = tell(this.game, match, batch, []).match;
      }
      before.push(match);
    }
    return { rounds: world.rounds, before, draws };
  }
}

function closeRound<T extends GameTypes>(world: World<T>, differs: boolean): World<T> {
  const { rounds, open, different } = world;
  return {
    ...world,
    rounds: [...rounds, open],
    open: [],
    different: different + (differs ? 1 : 0),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const NO_DRAW: Draw = { seed: 0, bend: 0 };
/** Draws come from the plan; this only hears of them. */
const NO_CHANCE: Rng = {
  int: () => 0,
  shuffle: (items) => [...items],
  pick: (items) => first(items),
};

function first<V>(items: readonly V[]): V {
  return items[0] as V;
}

import { type Game, type GameTypes, type Json, REFEREE, type Rng, type Seat } from '@mister-x/engine';
import { testRng } from '@mister-x/engine/testing';

/** What chance does in one decision: equal draws are equal, a bent one is nearly so. */
export type Draw = {
  readonly seed: number;
  /** 0 for the draw as it falls; otherwise a few of its results are others. */
  readonly bend: number;
};

export type DrawAt = (state: Json, seat: Seat, action: Json) => Draw;

/**
 * The game as a server can play it by itself in a test: chance does what was planned, and what only the
 * referee can do is done at once.
 */
export function gameWithDraws<T extends GameTypes>(game: Game<T>, drawAt: DrawAt): Game<T> {
  return {
    ...game,
    setup: (options) => game.setup(options, testRng(0)),
    timers: (state) => {
      const timers = game.timers(state);
      if (timers.length > 0 || !game.toAct(state).includes(REFEREE)) return timers;
      for (const action of game.legalActions(state, REFEREE)) {
        // Another name for each step: a timer that is there already is not started again.
        return [{ id: `referee/${JSON.stringify(action)}`, ms: 0, action }];
      }
      return timers;
    },
    decide: (state, seat, action, rng) =>
      game.decide(state, seat, action, steeredRng(drawAt(state, seat, action), rng)),
  };
}

/** Where a planned draw belongs, whatever the order in which members of the state were written. */
export function drawKeyOf(state: Json, seat: Seat, action: Json): string {
  return JSON.stringify([sorted(state), seat, sorted(action)]);
}

export function sorted(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

/** Draws from a seed; the server's own generator learns only that something was drawn. */
function steeredRng({ seed, bend }: Draw, told: Rng): Rng {
  const base = testRng(seed);
  const noise = bend === 0 ? undefined : testRng(bend);
  const bent = <V>(value: V, other: (rng: Rng) => V): V => {
    told.int(1);
    return noise === undefined ? value : other(noise);
  };
  return {
    int: (bound) => {
      const drawn = base.int(bound);
      return bent(drawn, (rng) => (rng.int(2) === 0 ? drawn : rng.int(bound)));
    },
    shuffle: (items) => {
      const drawn = base.shuffle(items);
      return bent(drawn, (rng) => swapped(drawn, rng));
    },
    pick: (items) => {
      const drawn = base.pick(items);
      return bent(drawn, (rng) => (rng.int(2) === 0 ? drawn : rng.pick(items)));
    },
  };
}

function swapped<V>(items: readonly V[], rng: Rng): V[] {
  const result = [...items];
  for (let times = rng.int(4); times > 0 && result.length > 0; times--) {
    const [a, b] = [rng.int(result.length), rng.int(result.length)];
    [result[a], result[b]] = [result[b] as V, result[a] as V];
  }
  return result;
}

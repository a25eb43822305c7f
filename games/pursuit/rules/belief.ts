import type { Rng } from '@mister-x/engine/core/rng';

/** For one position of a way how likely each stop is, in any unit: the sum over all ways that lead there. */
export type StopWeights = ReadonlyMap<number, number>;

/** How likely it is, in any unit, that someone on `from` goes to `to` rather than elsewhere. */
export type MoveOdds = (from: number, to: number) => number;

/** Every way is as likely as any other. */
const EQUAL_ODDS: MoveOdds = () => 1;

type HiddenLeg = { readonly stops: (from: number) => readonly number[]; readonly odds: MoveOdds };

/**
 * A hidden way: where it may start, how each leg may go, and what is known of each position. The belief
 * of each pursuit is one that hears what the table is told.
 */
export class HiddenPathBelief {
  private starts: readonly number[] = [];
  /** What is known of position i, 0 being the start. */
  private known: ((stop: number) => boolean)[] = [() => true];
  private legs: HiddenLeg[] = [];
  /** Layers as far as they hold; what is learnt of a position undoes it and all later ones. */
  private layers: StopWeights[] = [];

  /** Stops that it can have led to by now; none before it has begun. */
  places(): ReadonlySet<number> {
    return new Set(this.layer(this.length).keys());
  }

  /** How likely each of them is, in any unit; of an earlier position, without what followed. */
  likely(position = this.length): StopWeights {
    return this.layer(position);
  }

  /**
   * The same of every position from the start on, with all that is known of those before and after it
   * (forward-backward): where he must have been. Each in a unit of its own; all empty before it has begun.
   */
  smoothed(): readonly StopWeights[] {
    const last = this.layer(this.length);
    const smoothed = [last];
    /** How likely what is known of later positions is, seen from each stop. */
    let ahead: StopWeights = new Map([...last].map(([stop]) => [stop, 1]));
    for (let i = this.length - 1; i >= 0; i--) {
      ahead = this.behind(i, ahead);
      const layer = this.layer(i);
      smoothed.unshift(new Map([...ahead].map(([stop, of]) => [stop, of * (layer.get(stop) ?? 0)])));
    }
    return smoothed;
  }

  /** Another that knows the same, and goes on by itself. What a belief adds it must replace, never change. */
  copy(): this {
    const { known, legs, layers } = this;
    const copy = Object.assign(Object.create(Object.getPrototypeOf(this)), this) as this;
    return Object.assign(copy, { known: [...known], legs: [...legs], layers: [...layers] });
  }

  /** One of all ways that fit, start and stop of each leg, as likely as it is; `undefined` when none does. */
  draw(rng: Rng): readonly number[] | undefined {
    const last = this.layer(this.length);
    if (last.size === 0) return undefined;
    const way = [drawStop(last, rng)];
    for (let i = this.length - 1; i >= 0; i--) {
      const to = way[0] as number;
      way.unshift(drawStop(this.before(i, to), rng));
    }
    return way;
  }

  /** Number of the present position. */
  get length(): number {
    return this.legs.length;
  }

  protected begin(starts: readonly number[]): void {
    this.starts = starts;
    this.known = [() => true];
    this.legs = [];
    this.layers = [];
  }

  protected leg(stops: HiddenLeg['stops'], odds: MoveOdds = EQUAL_ODDS): void {
    this.legs.push({ stops, odds });
    this.known.push(() => true);
  }

  /** Something was learnt of a position, the present one unless another is named. */
  protected keep(allowed: (stop: number) => boolean, position = this.length): void {
    const before = this.known[position];
    if (before === undefined) throw new Error(`there is no position ${position}`);
    this.known[position] = (stop) => before(stop) && allowed(stop);
    const layer = this.layers[position];
    this.layers = this.layers.slice(0, position);
    if (layer !== undefined) this.layers.push(restrictedTo(layer, allowed));
  }

  private layer(position: number): StopWeights {
    for (let i = this.layers.length; i <= position; i++) {
      const ways = i === 0 ? new Map(this.starts.map((stop) => [stop, 1])) : this.after(i - 1);
      for (const stop of [...ways.keys()]) if (!this.known[i]?.(stop)) ways.delete(stop);
      this.layers.push(ways);
    }
    return this.layers[position] ?? NO_STOPS;
  }

  private after(position: number): Map<number, number> {
    const leg = this.legs[position];
    if (leg === undefined) return new Map();
    return weightsAfterMove(this.layers[position] ?? NO_STOPS, leg.stops, leg.odds);
  }

  /** Seen from one position what is `ahead` of the next; of stops from which a way leads there. */
  private behind(position: number, ahead: StopWeights): StopWeights {
    const leg = this.legs[position];
    const found = new Map<number, number>();
    for (const from of this.layer(position).keys()) {
      let sum = 0;
      for (const to of leg?.stops(from) ?? []) {
        const of = ahead.get(to);
        if (of !== undefined) sum += of * (leg?.odds(from, to) ?? 0);
      }
      if (sum > 0) found.set(from, sum);
    }
    return found;
  }

  /** Where he can have come from who went to `to`. */
  private before(position: number, to: number): StopWeights {
    const leg = this.legs[position];
    const from = new Map<number, number>();
    for (const [stop, likely] of this.layer(position)) {
      if (leg?.stops(stop).includes(to)) from.set(stop, likely * leg.odds(stop, to));
    }
    return from;
  }
}

const NO_STOPS: StopWeights = new Map();

/** What a leg makes of a layer. */
export function weightsAfterMove(
  layer: StopWeights,
  stops: (from: number) => readonly number[],
  odds: MoveOdds,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [from, likely] of layer) {
    for (const to of stops(from)) next.set(to, (next.get(to) ?? 0) + likely * odds(from, to));
  }
  return next;
}

function restrictedTo(layer: StopWeights, allowed: (stop: number) => boolean): StopWeights {
  return new Map([...layer].filter(([stop]) => allowed(stop)));
}

function drawStop(layer: StopWeights, rng: Rng): number {
  const total = [...layer.values()].reduce((sum, likely) => sum + likely, 0);
  let rest = (rng.int(2 ** 30) / 2 ** 30) * total;
  let chosen: number | undefined;
  for (const [stop, likely] of layer) {
    chosen = stop;
    rest -= likely;
    if (rest < 0) break;
  }
  if (chosen === undefined) throw new Error('what is known allows no way at all');
  return chosen;
}

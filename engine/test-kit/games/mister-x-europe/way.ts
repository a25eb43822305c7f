import type { Rng } from '../../../src/rng.js';

/** A hidden way: where it may start, how each leg may go, and what is known of each position. */
export class Way {
  /** What is known of position i, 0 being the start. */
  private readonly known: ((stop: number) => boolean)[] = [];
  private readonly legs: ((from: number) => readonly number[])[] = [];

  constructor(private readonly starts: readonly number[]) {
    this.known.push(() => true);
  }

  /** Number of the present position. */
  get length(): number {
    return this.legs.length;
  }

  leg(stops: (from: number) => readonly number[]): void {
    this.legs.push(stops);
    this.known.push(() => true);
  }

  /** Something was learnt of a position, the present one unless another is named. */
  keep(allowed: (stop: number) => boolean, position = this.length): void {
    const before = this.known[position];
    if (before === undefined) throw new Error(`there is no position ${position}`);
    this.known[position] = (stop) => before(stop) && allowed(stop);
  }

  /** One of all ways that fit, each equally likely; `undefined` when none does. */
  draw(rng: Rng): readonly number[] | undefined {
    const layers = this.layers();
    const last = layers.at(-1);
    if (last === undefined || last.size === 0) return undefined;
    const way = [pick(last, rng)];
    for (let i = layers.length - 2; i >= 0; i--) {
      const to = way[0] as number;
      const before = [...(layers[i] ?? [])].filter(([from]) => this.legs[i]?.(from).includes(to));
      way.unshift(pick(new Map(before), rng));
    }
    return way;
  }

  /** For each position how many ways lead to each stop. */
  private layers(): readonly ReadonlyMap<number, number>[] {
    const starts = this.starts.filter((stop) => this.known[0]?.(stop));
    const layers = [new Map(starts.map((stop) => [stop, 1]))];
    for (const [i, stops] of this.legs.entries()) {
      const next = new Map<number, number>();
      for (const [from, ways] of layers[i] ?? []) {
        for (const to of stops(from)) {
          if (this.known[i + 1]?.(to)) next.set(to, (next.get(to) ?? 0) + ways);
        }
      }
      layers.push(next);
    }
    return layers;
  }
}

function pick(layer: ReadonlyMap<number, number>, rng: Rng): number {
  const total = [...layer.values()].reduce((sum, ways) => sum + ways, 0);
  let rest = (rng.int(2 ** 30) / 2 ** 30) * total;
  let chosen: number | undefined;
  for (const [stop, ways] of layer) {
    chosen = stop;
    rest -= ways;
    if (rest < 0) break;
  }
  if (chosen === undefined) throw new Error('the record allows no way at all');
  return chosen;
}

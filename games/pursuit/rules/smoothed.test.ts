import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HiddenPathBelief, type StopWeights } from './belief.js';

type Leg = { readonly to: readonly (readonly number[])[]; readonly odds: readonly number[] };
type Known = { readonly position: number; readonly stops: readonly number[] };
type Hidden = {
  readonly starts: readonly number[];
  readonly legs: readonly Leg[];
  readonly known: readonly Known[];
};

const STOPS = 6;

/** A hidden way on a small board of its own, with what is learnt of it afterwards. */
class Way extends HiddenPathBelief {
  constructor({ starts, legs, known }: Hidden) {
    super();
    this.begin(starts);
    for (const { to, odds } of legs) {
      this.leg(
        (from) => to[from] ?? [],
        (from, stop) => odds[(from * STOPS + stop) % odds.length] ?? 1,
      );
    }
    for (const { position, stops } of known) {
      if (position <= legs.length) this.keep((stop) => stops.includes(stop), position);
    }
  }
}

const stop = fc.integer({ min: 0, max: STOPS - 1 });
const some = (minLength: number) => fc.uniqueArray(stop, { minLength, maxLength: STOPS });
const ways: fc.Arbitrary<Hidden> = fc.record({
  starts: some(1),
  legs: fc.array(
    fc.record({
      to: fc.array(some(0), { minLength: STOPS, maxLength: STOPS }),
      odds: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: STOPS * STOPS }),
    }),
    { maxLength: 5 },
  ),
  known: fc.array(fc.record({ position: fc.nat(5), stops: some(2) }), { maxLength: 3 }),
});

/** Every way that fits what is known of its positions up to `last`, with how likely it is. */
function enumerated({ starts, legs, known }: Hidden, last: number): [number[], number][] {
  const fits = (at: number, position: number) => known.every((of) => of.position !== position || of.stops.includes(at));
  let all = starts.filter((at) => fits(at, 0)).map((at): [number[], number] => [[at], 1]);
  for (const [i, { to, odds }] of legs.slice(0, last).entries()) {
    all = all.flatMap(([way, likely]) => {
      const from = way.at(-1) as number;
      return (to[from] ?? [])
        .filter((at) => fits(at, i + 1))
        .map((at): [number[], number] => [[...way, at], likely * (odds[(from * STOPS + at) % odds.length] ?? 1)]);
    });
  }
  return all;
}

function sharesAt(all: readonly [number[], number][], position: number): Map<number, number> {
  const shares = new Map<number, number>();
  const total = all.reduce((sum, [, likely]) => sum + likely, 0);
  for (const [way, likely] of all) {
    const at = way[position] as number;
    shares.set(at, (shares.get(at) ?? 0) + likely / total);
  }
  return shares;
}

function expectShares(layer: StopWeights | undefined, shares: ReadonlyMap<number, number>): void {
  const total = [...(layer?.values() ?? [])].reduce((sum, likely) => sum + likely, 0);
  expect([...(layer?.keys() ?? [])].sort()).toEqual([...shares.keys()].sort());
  for (const [at, share] of shares) expect((layer?.get(at) ?? 0) / total).toBeCloseTo(share, 9);
}

it('says of each position what all whole ways together say that fit what is known', () => {
  fc.assert(
    fc.property(ways, (hidden) => {
      const smoothed = new Way(hidden).smoothed();
      const all = enumerated(hidden, hidden.legs.length);
      expect(smoothed).toHaveLength(hidden.legs.length + 1);
      for (const [position, layer] of smoothed.entries()) {
        expectShares(layer, sharesAt(all, position));
      }
    }),
  );
});

it('says of an earlier position, as it was believed then, what the ways up to it say', () => {
  fc.assert(
    fc.property(ways, (hidden) => {
      const way = new Way(hidden);
      for (let position = 0; position <= hidden.legs.length; position++) {
        expectShares(way.likely(position), sharesAt(enumerated(hidden, position), position));
      }
    }),
  );
});

it('says nothing of a way that has not begun', () => {
  expect(new Way({ starts: [], legs: [], known: [] }).smoothed()).toEqual([new Map()]);
});

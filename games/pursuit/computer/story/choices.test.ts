import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CaptureChances, type ChanceWeights } from './chances.js';
import { weighRound } from './choices.js';
import type { MoveNote, RoundNote } from './chronicle.js';
import { type ChaseDistances, fewestMovesToCatch } from './field.js';
import { distributionOf } from './spread.js';

/** A street: who is nearer catches him sooner. */
const STOPS = 12;
const field: ChaseDistances = {
  basis: 'distances',
  placeOf: (stop) => stop,
  latest: 2 * STOPS,
  late: (a, b, x) => Math.abs(a - x) + Math.abs(b - x),
};
const weights: ChanceWeights = {
  afterX: [1, -1, -0.1, 0.3, 0.2, 0.5, 0],
  afterDetectives: [1, -1, -0.1, 0.3, 0.2, 0, 0],
};
const PAWNS = [0, 1, 2];

const stop = fc.integer({ min: 0, max: STOPS - 1 });
const layers = fc
  .array(fc.tuple(stop, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 })
  .map((items) => new Map(items));

/** Three pawns on stops that differ, where each goes, and where else he could. */
const rounds = fc
  .record({
    places: fc.uniqueArray(stop, { minLength: 6, maxLength: 6 }),
    believed: layers,
    ways: fc.array(fc.uniqueArray(stop, { maxLength: 5 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ places, believed, ways }): RoundNote => {
    const pawns = places.slice(0, 3);
    const moves = PAWNS.map((pawn): MoveNote => {
      const to = places[3 + pawn] as number;
      const stops = new Set([to, ...(ways[pawn] ?? [])].filter((at) => !pawns.includes(at)));
      return {
        pawn,
        from: pawns[pawn] as number,
        to,
        ticket: 'tram',
        special: false,
        before: believed,
        ways: [...stops].map((at) => ({ ticket: 'tram', stop: at })),
        mayStay: false,
      };
    });
    return {
      round: 1,
      legsBefore: 0,
      legsAfter: 1,
      left: () => 4,
      afterX: { pawns, believed, reached: () => 0 },
      moves,
      afterDetectives: null,
      x: null,
    };
  });

/** Straight from the words: found now, or caught later from where all stand then. */
function chanceOf({ afterX }: RoundNote, plan: readonly number[]): number {
  const { stops, effective } = distributionOf(afterX?.believed ?? new Map());
  const chances = new CaptureChances(weights, 'afterDetectives', field.latest, Math.log2(effective));
  return stops.reduce((sum, [at, share]) => {
    if (plan.includes(at)) return sum + share;
    return sum + share * chances.of(fewestMovesToCatch(field, plan, at), 4, 0);
  }, 0);
}

const planOf = ({ moves }: RoundNote): number[] => moves.map(({ to }) => to as number);

it('reckons what a round and each move in it is worth as its words say', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const plan = planOf(round);
      const { choice, moves } = weighRound(round, { field, weights });
      expect(choice?.chance).toBeCloseTo(chanceOf(round, plan), 9);
      for (const { chance } of moves) expect(chance).toBeCloseTo(chanceOf(round, plan), 9);
    }),
  );
});

it('finds the best that each could have done while the others do what they did', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const plan = planOf(round);
      for (const [pawn, move] of weighRound(round, { field, weights }).moves.entries()) {
        const others = (round.moves[pawn]?.ways ?? []).filter(
          (way) => !plan.some((at, other) => other !== pawn && at === way.stop),
        );
        const chances = others.map((way) =>
          chanceOf(
            round,
            plan.map((at, other) => (other === pawn ? way.stop : at)),
          ),
        );
        const best = Math.max(...chances, chanceOf(round, plan));
        expect(move.better?.chance ?? move.chance).toBeCloseTo(best, 5);
      }
    }),
  );
});

it('never names something better together that is worse than what one could do alone, or impossible', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const { choice, moves } = weighRound(round, { field, weights });
      const alone = Math.max(...moves.map(({ better, chance }) => better?.chance ?? chance));
      const together = choice?.better?.chance ?? choice?.chance ?? 0;
      // The first of them who finds something better takes it; no other is lost by that.
      const firstOf = moves.find(({ better }) => better !== null)?.better?.chance ?? 0;
      expect(together).toBeGreaterThanOrEqual(Math.min(alone, firstOf) - 1e-6);
      const plan = planOf(round);
      for (const { detective, to } of choice?.better?.steps ?? []) {
        const pawn = Number(detective.slice(1)) - 1;
        expect(round.moves[pawn]?.ways.map((way) => way.stop)).toContain(to);
        plan[pawn] = to as number;
      }
      expect(new Set(plan).size).toBe(PAWNS.length);
      expect(together).toBeCloseTo(chanceOf(round, plan), 9);
    }),
  );
});

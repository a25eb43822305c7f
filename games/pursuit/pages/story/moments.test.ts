import type { CaptureRisk, PursuitStory, StopDistribution } from '../../computer/story/index.js';
import { expect, it } from 'vitest';
import type { PawnStops } from '../replay/replay-frames.js';
import { heatRingsOf, ringCountOf, shareRangeOf } from './heat.js';
import { luckSummaryOf, momentOf, nooseOf, distributionAt } from './moments.js';

const on = (...stops: number[]): StopDistribution => ({
  stops: stops.map((stop) => [stop, 1 / stops.length] as const),
  effective: stops.length,
});
const noose = (chance: number, ...stops: number[]): CaptureRisk => ({
  believed: on(...stops),
  chance,
  true: null,
});
const leg = (number: number, believed: StopDistribution, smoothed: StopDistribution) =>
  ({ leg: number, believed, smoothed }) as PursuitStory['legs'][number];
const move = (hit: number) => ({ hit }) as PursuitStory['rounds'][number]['moves'][number];

/** Two rounds: in the first two detectives move, the second ends with X's move. */
const story = {
  legs: [leg(0, on(1, 2), on(2)), leg(1, on(3, 4, 5), on(4)), leg(2, on(6, 7), on(6))],
  rounds: [
    {
      round: 1,
      afterX: noose(0.2, 3, 4, 5),
      afterDetectives: noose(0.3, 4, 5),
      moves: [move(0.5), move(0.5)],
    },
    { round: 2, afterX: noose(0.6, 6, 7), afterDetectives: null, moves: [] },
  ],
  luck: { true: { hits: 0, luck: -1 } },
} as unknown as PursuitStory;

const standing = (round: number, trail: readonly number[], d1: number, d2: number): PawnStops => ({
  ...{ round, trail, x: trail.at(-1) ?? null },
  detectives: { d1, d2 },
});
const frames: readonly PawnStops[] = [
  standing(0, [], 10, 20),
  standing(0, [2], 10, 20),
  standing(1, [2, 4], 10, 20),
  standing(1, [2, 4], 11, 20),
  standing(1, [2, 4], 11, 21),
  standing(2, [2, 4, 6], 11, 21),
];

it.each([
  [0, undefined],
  [1, [1, 2]],
  [2, [3, 4, 5]],
  [3, [3, 4, 5]],
  // With the last move of the round detectives know what all of them found out.
  [4, [4, 5]],
  [5, [6, 7]],
])('picture %i shows what could be known by then', (at, stops) => {
  expect(distributionAt(story, frames, at, 'believed')?.stops.map(([stop]) => stop)).toEqual(stops);
});

it('shows what is known by now, or nothing', () => {
  expect(distributionAt(story, frames, 3, 'smoothed')).toEqual(on(4));
  expect(distributionAt(story, frames, 3, 'none')).toBeUndefined();
});

it('finds the picture of a move, and the first one of a round where nobody moved', () => {
  expect(momentOf(frames, 1, 'd1')).toBe(3);
  expect(momentOf(frames, 1, 'd2')).toBe(4);
  expect(momentOf(frames, 1, null)).toBe(2);
  expect(momentOf(frames, 2, 'd1')).toBe(5);
  expect(momentOf(frames, 9, 'd1')).toBe(0);
});

it('counts stops after both sides of each round', () => {
  expect(nooseOf(story)).toEqual([
    { round: 1, afterX: 3, afterDetectives: 2, chance: 0.3 },
    { round: 2, afterX: 2, afterDetectives: null, chance: 0.6 },
  ]);
});

it('calls a likely capture that failed bad luck, and an unlikely one good luck', () => {
  expect(luckSummaryOf(story)).toEqual({ chance: 0.75, verdict: 'unlucky' });
  const hits = (hits: number) => ({ ...story, luck: { ...story.luck, true: { hits, luck: 0 } } });
  expect(luckSummaryOf(hits(1)).verdict).toBe('even');
  const once = { ...hits(1), rounds: [{ moves: [move(0.1)] }] } as unknown as PursuitStory;
  expect(luckSummaryOf(once).verdict).toBe('lucky');
  expect(luckSummaryOf({ ...once, luck: { ...story.luck, true: null } }).verdict).toBeNull();
});

it('gives the likelier stop more rings, and lays it on top', () => {
  expect([0.01, 0.05, 0.149, 0.15, 0.35, 1].map(ringCountOf)).toEqual([1, 2, 2, 3, 4, 4]);
  expect([1, 4].map(shareRangeOf)).toEqual([
    [0, 0.05],
    [0.35, 1],
  ]);
  const stops = [
    [7, 0.6],
    [8, 0.1],
    [9, 0.3],
  ] as const;
  expect(heatRingsOf(stops)).toEqual([
    { stop: 8, rings: 2 },
    { stop: 9, rings: 3 },
    { stop: 7, rings: 4 },
  ]);
});

import type { PursuitStory, StopDistribution } from '../../computer/story/index.js';
import type { PawnStops } from '../replay/replay-frames.js';

/** What is drawn round the stops: what could be known at that time, what is known by now, or nothing. */
export const HEAT_KINDS = ['believed', 'smoothed', 'none'] as const;
export type HeatKind = (typeof HEAT_KINDS)[number];

/** Where X could be at a moment of the film. */
export function distributionAt(
  { legs, rounds }: PursuitStory,
  frames: readonly PawnStops[],
  at: number,
  kind: HeatKind,
): StopDistribution | undefined {
  const now = frames[at];
  if (now === undefined || kind === 'none' || now.trail.length === 0) return undefined;
  const leg = legs[Math.min(now.trail.length, legs.length) - 1];
  if (kind === 'smoothed') return leg?.smoothed;
  const round = rounds.find((each) => each.round === now.round);
  // With the last move of a round all of its moves have told what they tell.
  const isOver = frames[at + 1]?.round !== now.round;
  if (isOver && round?.afterDetectives) return round.afterDetectives.believed;
  return leg?.believed;
}

/** The picture in which a detective makes his move of a round; without one, the first of the round. */
export function momentOf(frames: readonly PawnStops[], round: number, detective: string | null): number {
  const first = frames.findIndex((frame) => frame.round === round);
  if (detective === null) return Math.max(0, first);
  const stopOf = (frame: PawnStops | undefined) =>
    Object.entries(frame?.detectives ?? {}).find(([id]) => id === detective)?.[1];
  const moved = frames.findIndex(
    (frame, i) => i > 0 && frame.round === round && stopOf(frame) !== stopOf(frames[i - 1]),
  );
  return Math.max(0, moved < 0 ? first : moved);
}

/** How tight it was in each round. */
export type NoosePoint = {
  readonly round: number;
  /** Stops where X could be, after his turn and after the detectives'; `null` where it was not played. */
  readonly afterX: number | null;
  readonly afterDetectives: number | null;
  /** That he is caught, 0 to 1, as the round ends. */
  readonly chance: number;
};

export function nooseOf({ rounds }: PursuitStory): readonly NoosePoint[] {
  return rounds.flatMap(({ round, afterX, afterDetectives }): NoosePoint[] => {
    const last = afterDetectives ?? afterX;
    if (last === null) return [];
    const count = (noose: typeof last | null) => noose?.believed.stops.length ?? null;
    return [
      {
        round,
        afterX: count(afterX),
        afterDetectives: count(afterDetectives),
        chance: last.chance,
      },
    ];
  });
}

/** How likely it was that one of their moves at least would hit, 0 to 1, and whether that came true. */
export function luckSummaryOf({ rounds, luck }: PursuitStory): {
  readonly chance: number;
  readonly verdict: 'lucky' | 'even' | 'unlucky' | null;
} {
  const missed = rounds.flatMap(({ moves }) => moves).reduce((all, { hit }) => all * (1 - hit), 1);
  const chance = 1 - missed;
  if (luck.true === null) return { chance, verdict: null };
  const hit = luck.true.hits > 0;
  // What happens in a third of all games is neither.
  if (hit && chance < 1 / 3) return { chance, verdict: 'lucky' };
  if (!hit && chance > 2 / 3) return { chance, verdict: 'unlucky' };
  return { chance, verdict: 'even' };
}

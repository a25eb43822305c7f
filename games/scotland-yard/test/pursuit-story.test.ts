import { describe, expect, it } from 'vitest';
import { TABLE } from '@mister-x/engine/core/game';
import { hostGame } from '@mister-x/engine/core/hosted';
import { tableObservationOf } from '@mister-x/engine/core/player';
import type { Step } from '@mister-x/engine/core/run';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { stepsOf } from '@mister-x/engine/record/story';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { openTable, walkMatch } from '@mister-x/engine/testing/contract/walk';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { MisterXBelief } from '../rules/belief.js';
import { BOARDS, type YardBoard } from '../rules/board.js';
import { boardOf } from '../rules/input.js';
import { pairTimesOn } from '../computer/knowing.js';
import { cautiousX, storyOfYard } from '../computer/story/story.js';
import type { ScotlandYard } from '../rules/types.js';
import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { storyFaultsOf, publicPartOfStory } from '../../pursuit/test/stories.js';
import { abandonedSteps, playedSteps } from '../../pursuit/test/pursuit-stories.js';
import { scotlandYardKit as kit } from './kit.js';

type Steps = readonly Step<ScotlandYard>[];

const { game } = kit;

/** London takes seconds. */
function solvedIfSmall(board: YardBoard): PairTimes | undefined {
  return board.data.stations.length < 50 ? pairTimesOn(board) : undefined;
}

describe.each(kit.tables)('the story: $name', ({ options }) => {
  it('is told of any game, whatever was taken back, and X is always where he can be', () => {
    let rounds = 0;
    for (const seed of seedsOf(8)) {
      const steps = playedSteps(kit, options, seed, seed % 2 === 0);
      const state = steps.at(-1)?.after.state;
      const story = storyOfYard(steps, solvedIfSmall);
      if (story === null || state === undefined) continue;
      rounds += story.rounds.length;
      expect(storyFaultsOf(story)).toEqual([]);
      const { x, end } = state;
      if (end !== null) {
        expect(story.legs.map((leg) => leg.true?.stop)).toEqual([x.start, ...x.log.map(({ stop }) => stop)]);
      }
      expect(story.caught !== null).toBe(end?.code === 'CAUGHT' && end.detective !== undefined);
    }
    expect(rounds).toBeGreaterThan(0);
  });

  it('believes what a listener to the game step by step believes', () => {
    for (const seed of seedsOf(byExtent({ quick: 1, all: 3 }))) {
      const steps = playedSteps(kit, options, seed, true);
      const story = storyOfYard(steps);
      const last = steps.at(-1);
      if (story === null || last === undefined) continue;
      const board = boardOf(BOARDS, last.after.options);
      const [exact, weighted] = [new MisterXBelief(board), new MisterXBelief(board, cautiousX(board))];
      let leg = 0;
      for (const step of steps) {
        const heard = tableObservationOf(step);
        exact.observe(heard);
        weighted.observe(heard);
        const legs = heard.notices.filter(isLeg).length;
        leg += legs;
        if (legs === 0) continue;
        const believed = story.legs[leg]?.believed ?? { stops: [], effective: 0 };
        const stops = believed.stops.map(([stop]) => stop);
        expect(stops).toEqual([...exact.likely(leg).keys()].sort((a, b) => a - b));
        const likely = weighted.likely(leg);
        const total = [...likely.values()].reduce((sum, each) => sum + each, 0);
        for (const [stop, share] of believed.stops) {
          expect(share).toBeCloseTo((likely.get(stop) ?? 0) / total, 12);
        }
      }
    }
  });

  it('says the same of every way that the table could not tell apart, but for what is true', () => {
    let others = 0;
    for (const seed of seedsOf(byExtent({ quick: 2, all: 4 }))) {
      const paces = [...walkMatch(openTable(kit, options, seed), { takebacks: seed % 2 === 0 })];
      for (const part of [0.4, 0.8]) {
        const history = paces[Math.floor(part * paces.length)]?.history;
        const twin = history && kit.resample(history, TABLE, testRng(seed));
        if (history === undefined || twin === undefined) continue;
        const [one, other] = [history, twin].map((each) => storyOfYard(abandonedSteps(kit, each), solvedIfSmall));
        expect(other && publicPartOfStory(other)).toEqual(one && publicPartOfStory(one));
        if (JSON.stringify(one) !== JSON.stringify(other)) others++;
      }
    }
    expect(others).toBeGreaterThan(0);
  });

  it('misses just those captures that the rules would have allowed', () => {
    for (const seed of seedsOf(byExtent({ quick: 2, all: 6 }))) {
      const steps = playedSteps(kit, options, seed, false);
      const story = storyOfYard(steps);
      if (story?.true == null) continue;
      const told = story.true.missed.map(({ round, detective, stop }) => [round, detective, stop].join());
      expect([...told].sort()).toEqual(missedIn(steps, story.caught?.round).sort());
    }
  });
});

function isLeg(of: ReturnType<Step<ScotlandYard>['notices']>[0]): boolean {
  return of.kind === 'game' && of.notice.type === 'legTaken';
}

/** For every move all that the rules would have allowed instead. */
function missedIn(steps: Steps, caught: number | undefined): string[] {
  return steps.flatMap(({ before: { state }, batch }) => {
    if (state.round === caught || batch.by === 'x') return [];
    const moved = batch.events.flatMap((made) =>
      made.kind === 'game' &&
      (made.event.type === 'moved' || (made.event.type === 'skipped' && made.event.cause === 'PASSED'))
        ? [made.event]
        : [],
    );
    return moved.flatMap((event) => {
      const { stop } = state.x;
      if (event.type === 'moved' && event.to === stop) return [];
      const could = [...game.legalActions(state, batch.by)].some(
        (action) => action.type === 'move' && action.detective === event.detective && action.stop === stop,
      );
      return could ? [[state.round, event.detective, stop].join()] : [];
    });
  });
}

describe('the story of a record', () => {
  const hosted = hostGame(game);
  it.each([
    ['abandoned before it began', { maxEntries: 2 }],
    ['abandoned on the way', { maxEntries: 40 }],
    ['conceded', { maxEntries: 60, conceding: 'x' }],
    ['to its end', {}],
  ])('is told from its steps: %s', (_name, ending) => {
    const options = { variant: 'classic-1983', hunters: 4 };
    for (const seed of seedsOf(byExtent({ quick: 1, all: 3 }))) {
      const record = makeRecord(kit, { options, seed, concessions: true, ...ending });
      const story = storyOfYard(stepsOf(record, hosted));
      if ('maxEntries' in ending && ending.maxEntries === 2) expect(story).toBeNull();
      else if (story !== null) expect(storyFaultsOf(story)).toEqual([]);
    }
  });
});

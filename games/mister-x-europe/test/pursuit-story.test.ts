import { describe, expect, it } from 'vitest';
import { hostGame } from '@mister-x/engine/core/hosted';
import { tableObservationOf } from '@mister-x/engine/core/player';
import type { Step } from '@mister-x/engine/core/run';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { MisterXBelief } from '../rules/belief.js';
import { BOARDS } from '../rules/board.js';
import { boardOf } from '../rules/input.js';
import { hunterOf } from '../rules/pawns.js';
import { storyOfEurope } from '../computer/story/story.js';
import type { Event, MisterXEurope } from '../rules/types.js';
import { detectiveIndexOf } from '../../pursuit/rules/pawns.js';
import { storyFaultsOf, publicPartOfStory } from '../../pursuit/test/stories.js';
import { stepsOf } from '@mister-x/engine/record/story';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { openTable, walkMatch } from '@mister-x/engine/testing/contract/walk';
import { abandonedSteps, playedSteps } from '../../pursuit/test/pursuit-stories.js';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';
import { seedsOf } from '@mister-x/engine/testing/seeds';
import { misterXEuropeKit as kit } from './kit.js';

type Steps = readonly Step<MisterXEurope>[];

const { game } = kit;

/** What this step made happen. */
function eventsOf({ batch }: Steps[0]): readonly Event[] {
  return batch.events.flatMap((made) => (made.kind === 'game' ? [made.event] : []));
}

const LEGS: ReadonlySet<string> = new Set(['legTaken', 'secretLegTaken', 'openLegTaken']);

describe.each(kit.tables)('the story: $name', ({ options }) => {
  it('is told of any game, whatever was taken back, and X is always where he can be', () => {
    let rounds = 0;
    for (const seed of seedsOf(8)) {
      const steps = playedSteps(kit, options, seed, seed % 2 === 0);
      const state = steps.at(-1)?.after.state;
      const story = storyOfEurope(steps);
      if (story === null || state === undefined) continue;
      rounds += story.rounds.length;
      expect(storyFaultsOf(story)).toEqual([]);
      const { x, end } = state;
      if (end !== null) {
        expect(story.legs.map((leg) => leg.true?.stop)).toEqual([x.start, ...x.log.map(({ stop }) => stop)]);
      }
      expect(story.caught !== null).toBe(end?.code === 'CAUGHT');
    }
    expect(rounds).toBeGreaterThan(0);
  });

  it('knows the cities that a listener to the game step by step knows', () => {
    for (const seed of seedsOf(byExtent({ quick: 1, all: 2 }))) {
      const steps = playedSteps(kit, options, seed, true);
      const story = storyOfEurope(steps);
      const last = steps.at(-1);
      if (story === null || last === undefined) continue;
      const belief = new MisterXBelief(boardOf(BOARDS, last.after.options));
      for (const step of steps) {
        belief.observe(tableObservationOf(step));
        if (!eventsOf(step).some(({ type }) => LEGS.has(type))) continue;
        const leg = story.legs[belief.length];
        expect(leg?.believed.stops.map(([stop]) => stop)).toEqual([...belief.places()].sort((a, b) => a - b));
      }
      const smoothed = belief.smoothed().map((layer) => [...layer.keys()].sort((a, b) => a - b));
      expect(story.legs.map((leg) => leg.smoothed.stops.map(([stop]) => stop))).toEqual(smoothed);
    }
  });

  it('says the same of every way that hunters could not tell apart, but for what is true', () => {
    for (const seed of seedsOf(byExtent({ quick: 2, all: 4 }))) {
      const paces = [...walkMatch(openTable(kit, options, seed), { takebacks: seed % 2 === 0 })];
      for (const part of [0.4, 0.8]) {
        const history = paces[Math.floor(part * paces.length)]?.history;
        // What a hunter holds is told of him; whose hand it is, another hunter must know as well.
        if (history?.setup.options.flags.hunter_hands !== 'shared') continue;
        const twin = kit.resample(history, 'h1', testRng(seed));
        if (twin === undefined) continue;
        const [one, other] = [storyOfEurope(abandonedSteps(kit, history)), storyOfEurope(abandonedSteps(kit, twin))];
        expect(other && publicPartOfStory(other)).toEqual(one && publicPartOfStory(one));
      }
    }
  });

  it('misses just those captures that the rules would have allowed', () => {
    for (const seed of seedsOf(byExtent({ quick: 2, all: 4 }))) {
      const steps = playedSteps(kit, options, seed, false);
      const story = storyOfEurope(steps);
      if (story?.true == null) continue;
      const told = story.true.missed.map(({ round, detective, stop }) => [round, detective, stop].join());
      expect([...told].sort()).toEqual(missedIn(steps, story.caught?.round).sort());
    }
  });
});

/** For every move of a detective all that the rules would have allowed instead. */
function missedIn(steps: Steps, caught: number | undefined): string[] {
  return steps.flatMap((step) => {
    const { state } = step.before;
    const { stop } = state.x;
    if (state.round === caught || state.phase !== 'moves') return [];
    return eventsOf(step).flatMap((event) => {
      const moved = event.type === 'moved';
      if (!moved && !(event.type === 'skipped' && event.cause === 'PASSED')) return [];
      if (moved && event.to === stop) return [];
      // The seat that closed the step of moves may have closed it for others.
      const hunter = hunterOf(state.options, detectiveIndexOf(event.detective));
      const could = [...game.legalActions(state, hunter)].some(
        (action) => action.type === 'move' && action.detective === event.detective && action.stop === stop,
      );
      return could ? [[state.round, event.detective, stop].join()] : [];
    });
  });
}

describe('the story of a record', () => {
  const hosted = hostGame(game);
  const options = kit.tables[0]?.options;
  it.each([
    ['abandoned before it began', { maxEntries: 2 }],
    ['abandoned on the way', { maxEntries: 40 }],
    ['conceded', { maxEntries: 50, conceding: 'x' }],
    ['to its end', {}],
  ])('is told from its steps: %s', (_name, ending) => {
    for (const seed of seedsOf(byExtent({ quick: 1, all: 3 }))) {
      const record = makeRecord(kit, { options, seed, concessions: true, ...ending });
      const story = storyOfEurope(stepsOf(record, hosted));
      if ('maxEntries' in ending && ending.maxEntries === 2) expect(story).toBeNull();
      else if (story !== null) expect(storyFaultsOf(story)).toEqual([]);
    }
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameTypes, TABLE } from '@mister-x/engine/core/game';
import { hostGame } from '@mister-x/engine/core/hosted';
import { type ObservedStep, tableObservationOf, playOut, randomPlayer } from '@mister-x/engine/core/player';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { type MatchRun, type Step, seededRngs } from '@mister-x/engine/core/run';
import { MisterXBelief } from './belief.js';
import { londonBoard } from './board.js';
import { scotlandYard } from './game.js';
import { scotlandYardPublicKnowledge } from './public-knowledge.js';
import { seeds } from '../test/random.js';
import type { Flags, ScotlandYard } from './types.js';

const hosted = hostGame(scotlandYard, scotlandYardPublicKnowledge);

const tables = fc.record({
  whereabouts_shown: fc.constant(true),
  takeback: fc.constantFrom('x_consents', 'none'),
  double_entry: fc.constantFrom('atomic', 'stepwise'),
}) as fc.Arbitrary<Partial<Flags>>;

function begun(flags: Partial<Flags>, seed: string): MatchRun<GameTypes> {
  const all = { start_source: 'server', board_edition: 'later', ...flags };
  const options = unwrap(hosted.parseOptions({ variant: 'modern', hunters: 3, flags: all }));
  return unwrap(hosted.begin(options, seededRngs(seed)));
}

function* played(run: MatchRun<GameTypes>, seed: string): Generator<Step<GameTypes>> {
  const rng = rngFor(seed, 0);
  yield* playOut(run, () => randomPlayer(rng));
}

describe('where X can be, shown by a house rule', () => {
  it('is what someone can say who heard the table, to every viewer alike (CM-10)', () => {
    let stops = 0;
    const shown = fc.property(tables, seeds, (flags, seed) => {
      const belief = new MisterXBelief(londonBoard('later'));
      for (const step of played(begun(flags, seed), seed)) {
        belief.observe(tableObservationOf(step) as ObservedStep<GameTypes> as ObservedStep<ScotlandYard>);
        const known = [...belief.places()].sort((a, b) => a - b);
        stops += known.length;
        for (const viewer of [TABLE, 'x', 'h2']) expect(step.after.view(viewer).known).toEqual(known);
      }
    });
    fc.assert(shown, { numRuns: 10 });
    expect(stops).toBeGreaterThan(1_000);
  });

  it('stays what it was where a step is tried and not taken', () => {
    const seed = '7a'.repeat(32);
    for (const step of played(begun({ whereabouts_shown: true }, seed), seed)) {
      const { before, after, batch } = step;
      const [was, is] = [before.known, after.known];
      expect(before.retell(batch).after.known).toEqual(is);
      expect([before.known, after.known]).toEqual([was, is]);
    }
  });

  it('is no part of any view where the table has not chosen it', () => {
    const seed = '3c'.repeat(32);
    for (const { after } of played(begun({}, seed), seed)) {
      for (const viewer of [TABLE, 'x', 'h1']) expect(after.view(viewer)).not.toHaveProperty('known');
    }
  });

  it('is reckoned on the board that was agreed last', () => {
    const seed = '1d'.repeat(32);
    const first = begun({ start_source: 'server', board_edition: 'first', whereabouts_shown: true }, seed);
    const action = { type: 'configure', flags: { board_edition: 'later' } };
    const later = unwrap(first.step('h1', { kind: 'act', action })).after;
    const belief = new MisterXBelief(londonBoard('later'));
    let differs = 0;
    const other = new MisterXBelief(londonBoard('first'));
    for (const step of played(later, seed)) {
      const heard = tableObservationOf(step) as ObservedStep<GameTypes> as ObservedStep<ScotlandYard>;
      belief.observe(heard);
      other.observe(heard);
      const known = [...belief.places()].sort((a, b) => a - b);
      expect(step.after.known).toEqual(known);
      if (other.places().size !== known.length) differs++;
    }
    expect(differs).toBeGreaterThan(0);
  });

  it('can be chosen, and given up, until the first start stop is registered', () => {
    const configured = (run: MatchRun<GameTypes>, whereabouts_shown: boolean) => {
      const action = { type: 'configure', flags: { whereabouts_shown } };
      return unwrap(run.step('h1', { kind: 'act', action })).after;
    };
    const run = begun({ start_source: 'registered' }, '5e'.repeat(32));
    expect(run.known).toBeUndefined();
    const chosen = configured(run, true);
    expect(chosen.known).toEqual([]);
    expect(configured(chosen, false).known).toBeUndefined();
    const sent = { type: 'registerStart', pawn: 'd1', stop: 13 };
    const registered = unwrap(chosen.step('h1', { kind: 'act', action: sent })).after;
    const late = { type: 'configure', flags: { whereabouts_shown: false } };
    expect(registered.step('h1', { kind: 'act', action: late })).toMatchObject({
      error: { code: 'OPTION_LOCKED' },
    });
  });
});

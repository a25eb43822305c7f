import {
  type GameTypes,
  type Json,
  ok,
  REFEREE,
  type Seat,
  type Step,
  TABLE,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewerUpdate } from '../../socket/outbox/viewer-update.js';
import { stubGame } from '../../testing/stub-game.js';
import { stubMatch } from '../../testing/stub-match.js';
import type { MatchActor } from './match-actor.js';

/** Whose view was built, in order. */
let built: Viewer[];
let match: MatchActor;
let later: (readonly ViewerUpdate[])[];

beforeEach(() => {
  built = [];
  later = [];
  const watched: typeof stubGame = {
    ...stubGame,
    view: (state, viewer) => {
      built.push(viewer);
      return stubGame.view(state, viewer);
    },
  };
  match = stubMatch(watched);
  for (const [seat, action] of [
    [REFEREE, { type: 'deal' }],
    ['keeper', { type: 'hide', value: 7 }],
  ] as const) {
    match.apply(match.prepare(step(seat, action), []));
  }
  built = [];
});

it('books a command as the game read it, whatever the client sent (CM-7)', () => {
  match = stubMatch({ ...stubGame, parseAction: () => ok({ type: 'deal' }) });
  const { row } = match.prepare(step(REFEREE, { type: 'deal', more: { bytes: 1 } }), []);
  expect(row.entry.command).toEqual({ kind: 'act', action: { type: 'deal' } });
});

describe('a move whose time must not tell what a secret seat holds (CM-3)', () => {
  it('is told to the others before the view of the secret seat is even built', () => {
    const told = guess('g1');
    expect(told.map(({ viewer }) => viewer)).toEqual(['g1', 'g2', TABLE]);
    expect(built).not.toContain('keeper');
    match.settle();
    expect(later.map((updates) => updates.map(({ viewer }) => viewer))).toEqual([['keeper']]);
    expect(built).toContain('keeper');
  });

  it('is told to a secret seat at once that asked itself', () => {
    const told = guess('keeper');
    expect(told.map(({ viewer }) => viewer)).toContain('keeper');
    match.settle();
    expect(later).toEqual([[]]);
  });

  it.each([
    ['all are shown everything', () => match.present()],
    ['the next move comes', () => match.prepare(step('g2', GUESS), [])],
  ])('is told to the secret seat before %s', (_, next) => {
    const before = match.revision('keeper');
    guess('g1');
    next();
    expect(later).toHaveLength(1);
    expect(match.revision('keeper')).toBe(before + 1);
    expect(later).toHaveLength(1);
  });

  it('tells nobody because someone else is looked at', () => {
    guess('g1');
    match.revision(TABLE);
    expect(later).toEqual([]);
  });

  it('is not asked what it was told before it was', () => {
    guess('g1');
    expect(() => match.revision('keeper')).toThrow('before it was told');
    expect(() => match.missed('keeper', 0)).toThrow('before it was told');
    expect(later).toEqual([]);
  });
});

const GUESS = { type: 'guess', value: 3 };

/** @returns what is told at once */
function guess(asker: Viewer): readonly ViewerUpdate[] {
  const prepared = match.prepare(step('g1', GUESS), []);
  match.applyOpenly(prepared, asker, (updates) => later.push(updates));
  return later.shift() ?? [];
}

function step(seat: Seat, action: Json): Step<GameTypes> {
  return unwrap(match.run.step(seat, { kind: 'act', action }));
}

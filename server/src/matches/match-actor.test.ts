import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  type Batch,
  type Json,
  type Seat,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import { keyCheck, seedCheck } from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it } from 'vitest';
import { newShare } from '../keys/random.js';
import { stubGame } from '../testing/stub-game.js';
import { MatchActor } from './match-actor.js';
import type { ViewerUpdate } from './viewer-updates.js';

const VIEWERS: readonly Viewer[] = ['keeper', 'g1', 'g2', TABLE];

/** Whose view was built, in order. */
let built: Viewer[];
let match: MatchActor;
let later: (readonly ViewerUpdate[])[];

beforeEach(() => {
  built = [];
  later = [];
  const watched: AnyGame = {
    ...stubGame,
    view: (state, viewer) => {
      built.push(viewer);
      return stubGame.view(state, viewer);
    },
  };
  match = actorOf(watched);
  const dealt = match.prepare(batch({ type: 'dealt', dial: 5 }), null, []);
  match.apply(dealt);
  built = [];
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
    ['it is looked at', () => match.revision('keeper')],
    ['all are shown everything', () => match.present()],
    ['the next move comes', () => match.prepare(batch(GUESSED), null, [])],
  ])('is told to the secret seat before %s', (_, next) => {
    const before = match.revision('keeper');
    guess('g1');
    next();
    expect(later).toHaveLength(1);
    expect(match.revision('keeper')).toBe(before + 1);
    expect(later).toHaveLength(1);
  });

  it('leaves nobody waiting for a look at the public', () => {
    guess('g1');
    match.revision(TABLE);
    expect(later).toEqual([]);
  });
});

const GUESSED = { type: 'guessed', seat: 'g1', value: 3 };

function guess(asker: Viewer): readonly ViewerUpdate[] {
  const prepared = match.prepare(batch(GUESSED), null, []);
  return match.applyOpenly(prepared, asker, (updates) => later.push(updates));
}

function batch(event: Json, by: Seat = 'g1'): Batch<Json> {
  return { by, events: [{ kind: 'game', event }] };
}

function actorOf(game: AnyGame): MatchActor {
  const key = randomBytes(32);
  const seed = '5'.repeat(64);
  const options = { bellMs: 0 };
  const genesis = {
    format: 'mister-x-genesis/1' as const,
    match: 't',
    game: game.id,
    gameVersion: 1,
    options,
    seats: game.seatPlan(options).map((spec) => ({ ...spec, name: spec.seat })),
    startedAt: 1,
    seal: 'phones' as const,
    seedCommitment: newShare(),
    seedShares: [],
    seedCheck: seedCheck('t', seed),
    keyCheck: keyCheck('t', key),
  };
  const seedParts = { server: newShare(), phones: [] };
  return new MatchActor(game, genesis, { seed, seedParts, key }, VIEWERS);
}

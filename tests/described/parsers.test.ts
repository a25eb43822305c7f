import { games } from '@mister-x/games';
import { seedOfRun, testRng } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Program, type Schemas } from './bot/program.js';
import { mutationsOf } from './mutations.js';
import { describeGameOf, STDIO } from './referee.js';

/** Schema and parser say the same of an action. */

const program = new Program(STDIO);
afterAll(() => program.end());

const far = Number.MAX_SAFE_INTEGER;
const long = 'x'.repeat(21);

/** Near the border of what a shape is. */
const EDGES: Readonly<Record<string, readonly unknown[]>> = {
  'scotland-yard': [
    { type: 'travel', legs: [{}] },
    { type: 'travel', legs: [] },
    { type: 'travel', legs: Array(9).fill({ ticket: 'taxi', stop: 1 }) },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1.5 }] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1e30 }] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: -far }] },
    { type: 'travel', legs: [{ ticket: long, stop: 1 }] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1, faceDown: true }] },
    { type: 'pass', detective: '🚕'.repeat(20) },
    { type: 'pass', detective: '🚕'.repeat(21) },
    { type: 'show', take: named(9, 'taxi') },
    { type: 'show', take: named(10, 'taxi') },
    { type: 'show', take: { d1: 1 } },
    { type: 'configure', flags: { takeback: [{ a: null }] } },
    { type: 'configure', flags: { [long + long]: 1 } },
    { type: 'registerKit', pawn: 'd1', tickets: { taxi: 1_000 } },
    { type: 'move', detective: 'd1', card: { owner: 'd1', ticket: 'bus', serial: 3 } },
    { type: 'move', detective: 'd1', card: { owner: 'h1', ticket: 'bus', serial: 3 } },
    { type: 'paperLog', rows: Array(61).fill({ ticket: 'taxi', stop: 1 }), result: '' },
    { type: 'paperLog', rows: [{ ticket: 'taxi', stop: 1, detectives: [1, 2] }], result: 'X' },
  ],
  'mister-x-europe': [
    { type: 'offer', tickets: [] },
    { type: 'offer', tickets: Array(21).fill('car/beacon') },
    { type: 'investigate', parts: named(5, []) },
    { type: 'investigate', parts: named(6, []) },
    { type: 'operate', parts: {}, detective: 'd1', transport: 'car' },
    { type: 'chooseMission', mission: 'green', stop: 7.5 },
    { type: 'disc', stop: 1 },
    { type: 'disc', stop: 1, on: 1 },
  ],
};

describe.each(Object.keys(EDGES))('actions of %s', (game) => {
  let schemas: Schemas;
  beforeAll(async () => {
    ({ schemas } = await describeGameOf(program, game));
  });
  const parsed = (input: unknown): boolean => games.get(game)?.parseAction(input).ok === true;
  const said = (input: unknown): boolean => schemas.fault('action', input) === undefined;

  it('are the same to schema and parser', () => {
    const seed = seedOfRun();
    const rng = testRng(seed);
    const kit = gameKits.find((each) => each.game.id === game);
    const counts = { good: 0, bad: 0 };
    for (let i = 0; i < 1_500; i++) {
      // What comes over a wire.
      const input = JSON.parse(JSON.stringify(kit?.actionInput(rng)));
      for (const value of [input, ...mutationsOf(input, rng).map((mutation) => mutation.value)]) {
        const good = parsed(value);
        counts[good ? 'good' : 'bad']++;
        expect({ seed, value, good: said(value) }).toEqual({ seed, value, good });
      }
    }
    expect(counts.good).toBeGreaterThan(400);
    expect(counts.bad).toBeGreaterThan(400);
  });

  it('are the same at the edges', () => {
    for (const value of EDGES[game] ?? []) {
      expect({ value, good: said(value) }).toEqual({ value, good: parsed(value) });
    }
    for (const value of [null, 1, 'travel', [], {}, { type: 'nonsense' }, { type: 'audit', x: 1 }]) {
      expect([value, parsed(value), said(value)]).toEqual([value, false, false]);
    }
  });
});

function named(count: number, value: unknown): object {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`h${i}`, value]));
}

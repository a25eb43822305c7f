import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/project.mjs';
import { design } from './design.mjs';
import { crossings, networkFacts } from './facts.mjs';
import { play } from './games.mjs';
import { mapOf } from './map.mjs';
import { boardText, groundText } from './write.mjs';

const { board, ground } = design();
const committed = (/** @type {string} */ file) =>
  readFileSync(join(ROOT, 'games/mister-x-europe/rules/data', file), 'utf8');

describe('the Europe board', () => {
  it('is in its game as the script designs it', () => {
    expect(committed('europe.ts')).toBe(boardText(board));
    expect(committed('europe-coast.ts')).toBe(groundText(ground));
  });

  it('has roads that pass no city, and no more than a few lines that cross at flat angles', () => {
    const map = mapOf(board);
    expect(networkFacts(map, 'car').clearance).toBeGreaterThan(16);
    const counts = Object.values(crossings(map));
    expect(counts.reduce((sum, { flat }) => sum + flat, 0)).toBeLessThan(10);
  });
});

/** Guards against a hang, on two slow processors. */
const timeout = 120_000;

describe('the measurement', { timeout }, () => {
  const won = (/** @type {string} */ mission) =>
    Array.from({ length: 60 }, (_, seed) =>
      play(board, { mission, split: [3, 2], x: 'greedy', detectives: 'greedy', seed }),
    ).filter(({ winner }) => winner === 'x').length;

  it('finds green easier for X than orange, and neither hopeless', () => {
    const [green, orange] = [won('green'), won('orange')];
    expect(green).toBeGreaterThan(orange + 5);
    expect(orange).toBeGreaterThan(6);
    expect(green).toBeLessThan(54);
  });

  it('never loses X from sight of what can be known, however wildly all play', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = { mission: 'yellow', split: [1, 4], seed };
      // `play` throws where X is outside the cities that the tickets leave.
      const { winner, rounds } = play(board, { ...table, x: 'random', detectives: 'random' });
      expect(winner === 'nobody').toBe(rounds === 150);
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { design } from './design.mjs';
import { boardText, groundText } from './write.mjs';

const { board, ground } = design();
const committed = (/** @type {string} */ file) =>
  readFileSync(join(ROOT, 'engine/src/games/mister-x-europe/data', file), 'utf8');

describe('the Europe board', () => {
  it('is in the engine as the script designs it', () => {
    expect(committed('europe.ts')).toBe(boardText(board));
    expect(committed('europe-coast.ts')).toBe(groundText(ground));
  });
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesLeftOut, QUICK_FILES } from './drawn.js';

const EVENINGS = new URL('../e2e/', import.meta.url);
const files = readdirSync(EVENINGS).filter((name) => name.endsWith('.test.ts'));
const SEEDS = Array.from({ length: 60 }, (_, i) => 1_000_003 + i);

it('the evenings of the quick run are there', () => {
  for (const file of QUICK_FILES) expect(files).toContain(file.replace('e2e/', ''));
});

describe('what a run leaves out', () => {
  const long = filesLeftOut('quick', 1);

  it('is all that takes long, in the quick run', () => {
    const evenings = long.filter((file) => file.startsWith('e2e/'));
    expect(evenings).toHaveLength(files.length - 2);
    expect(long).not.toContain(QUICK_FILES[0]);
    expect(long).toContain('notices/cut.long.test.ts');
  });

  it('is something else with the next seed, and nothing in the long run', () => {
    const out = SEEDS.slice(0, 6).map((seed) => filesLeftOut('all', seed));
    for (const file of long.filter((each) => !QUICK_FILES.includes(each))) {
      const runs = out.filter((each) => !each.includes(file));
      expect(runs).toHaveLength(/firefox|webkit/.test(file) ? 6 : 1);
    }
    for (const file of QUICK_FILES) expect(out.flat()).not.toContain(file);
  });

  it('is one of two evenings in the quick run, and the other one in the next', () => {
    const runs = SEEDS.slice(0, 2).map((seed) => filesLeftOut('quick', seed));
    const gone = runs.map((out) => QUICK_FILES.filter((file) => out.includes(file)));
    expect(gone.flat().sort()).toEqual(QUICK_FILES.slice(1));
  });

  it('is nothing for those who ask for everything', () => {
    expect(filesLeftOut('every', 1)).toEqual([]);
    expect(filesLeftOut(undefined, 1)).toEqual([]);
  });
});

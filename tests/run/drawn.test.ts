import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { drawn, languagesOf } from '../support/looks.js';
import { leftOut, QUICK } from './drawn.js';

const EVENINGS = new URL('../e2e/', import.meta.url);
const files = readdirSync(EVENINGS).filter((name) => name.endsWith('.test.ts'));
const SEEDS = Array.from({ length: 60 }, (_, i) => 1_000_003 + i);

it('the evenings of the quick run are there', () => {
  for (const file of QUICK) expect(files).toContain(file.replace('e2e/', ''));
});

describe('what a run leaves out', () => {
  const long = leftOut('quick', 1);

  it('is all that takes long, in the quick run', () => {
    const evenings = long.filter((file) => file.startsWith('e2e/'));
    expect(evenings).toHaveLength(files.length - 2);
    expect(long).not.toContain(QUICK[0]);
    expect(long).toContain('notices/cut.long.test.ts');
  });

  it('is something else with the next seed, and nothing in the long run', () => {
    const out = SEEDS.slice(0, 6).map((seed) => leftOut('all', seed));
    for (const file of long.filter((each) => !QUICK.includes(each))) {
      const runs = out.filter((each) => !each.includes(file));
      expect(runs).toHaveLength(/firefox|webkit/.test(file) ? 6 : 1);
    }
    for (const file of QUICK) expect(out.flat()).not.toContain(file);
  });

  it('is one of two evenings in the quick run, and the other one in the next', () => {
    const runs = SEEDS.slice(0, 2).map((seed) => leftOut('quick', seed));
    const gone = runs.map((out) => QUICK.filter((file) => out.includes(file)));
    expect(gone.flat().sort()).toEqual(QUICK.slice(1));
  });

  it('is nothing for those who ask for everything', () => {
    expect(leftOut('every', 1)).toEqual([]);
    expect(leftOut(undefined, 1)).toEqual([]);
  });
});

describe('what a run looks at', () => {
  it('is every language, whatever was drawn', () => {
    const looked = files
      .map((file) => readFileSync(new URL(file, EVENINGS), 'utf8'))
      .filter((text) => text.includes('new Gallery('));
    const names = looked.flatMap((text) =>
      [...text.matchAll(/Evening\.spend\(\s*'([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    for (const seed of SEEDS) {
      const seen = names.flatMap((name) => languagesOf(name, seed, false));
      expect(LANGUAGES.filter((language) => !seen.includes(language))).toEqual([]);
    }
  });

  it('is English and one more language of each evening, and all of them in time', () => {
    const seen = SEEDS.map((seed) => languagesOf('looks', seed, false));
    for (const languages of seen) {
      expect(languages).toHaveLength(2);
      expect(languages).toContain('en');
    }
    expect(new Set(seen.flat())).toEqual(new Set(LANGUAGES));
  });

  it.each([2, 3, 4])(
    'is one of %i sizes on each page, another on the next, and all of them in time',
    (count) => {
      const sizes = Array.from({ length: count }, (_, i) => i);
      const seen = SEEDS.map((seed) =>
        [0, 1].flatMap((nth) => drawn(sizes, 'end', nth, seed, false)),
      );
      for (const pair of seen) expect(new Set(pair).size).toBe(2);
      expect(new Set(seen.map(String)).size).toBe(count);
      // Whatever language the evening has beside English.
      const met = SEEDS.map((seed, i) => `${languagesOf('looks', seed, false)} ${seen[i]}`);
      expect(new Set(met).size).toBe(3 * count);
    },
  );

  it('is everything for those who ask for it', () => {
    expect(languagesOf('looks', 1, true)).toEqual(LANGUAGES);
    expect(drawn([1, 2, 3], 'end', 0, 1, true)).toEqual([1, 2, 3]);
    expect(drawn([], 'end', 0, 1, false)).toEqual([]);
  });
});

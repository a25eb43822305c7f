import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

it.each([
  ['arena', 'run.mjs arena', 'src/arena/main.ts'],
  ['bench', 'run.mjs bench', 'src/bench/main.ts'],
  ['board:design', 'board-design.mjs', 'board-design.mjs'],
  ['census', 'census.mjs', 'census.mjs'],
  ['solve', 'solve.mjs', 'solve.mjs'],
])('npm run %s runs what is here', (command, called, file) => {
  expect(scripts[command]).toBe(`node labs/${called}`);
  for (const path of [called.split(' ')[0], file]) {
    expect(existsSync(new URL(`labs/${path}`, ROOT)), path).toBe(true);
  }
});

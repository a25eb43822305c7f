import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMAND } from '../processes/programs.js';

/**
 * Records that the program wrote when both games had version 1: a hunter who gave up then asked nobody. They were made
 * by the code of that time and are never made anew.
 */

const OLD = [
  ['scotland-yard', 'advance corn glue glory cram fox'],
  ['mister-x-europe', 'chair hero avocado coin harvest walk'],
] as const;

const textOf = (game: string): string =>
  readFileSync(new URL(`old-records/${game}-1.json`, import.meta.url), 'utf8');

function verify(args: readonly string[], input: string) {
  const run = spawnSync(process.execPath, [COMMAND, 'verify', '-', ...args], {
    input,
    encoding: 'utf8',
  });
  return { code: run.status, out: run.stdout };
}

it.each(OLD)('a record of %s from before still holds, against its words as well', (game, words) => {
  const text = textOf(game);
  expect(JSON.parse(text)).toMatchObject({
    genesis: { gameVersion: 1 },
    outcome: { code: 'CONCEDED_BY_DETECTIVES' },
  });
  const alone = verify([], text);
  expect(alone.code).toBe(0);
  expect(alone.out).toContain('\nCONSISTENT IN ITSELF\n');
  expect(verify(['--head', words], text).out).toContain('\nVERIFIED\n');
});

it.each(OLD)('a record of %s says truly which version it was played by', (game) => {
  const record = JSON.parse(textOf(game));
  const saying = (gameVersion: number) =>
    verify([], JSON.stringify({ ...record, genesis: { ...record.genesis, gameVersion } }));
  expect(saying(2).code).toBe(1);
  const later = saying(99);
  expect(later.code).not.toBe(0);
  expect(later.out).toMatch(/version/i);
});

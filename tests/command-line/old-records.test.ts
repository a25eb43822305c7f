import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMAND } from '../processes/programs.js';

/**
 * Records that the program wrote; they are made by the code of their time and never anew.
 *
 * - Version 1 of both games: a hunter who gave up then asked nobody.
 * - Version 2: commit 233f176 on 23 November 2026, in two of the evenings of `evenings/old-matches`. Ada took a move
 *   back, Mister X moved twice in one turn, everybody came back after a restart, and the hunters caught him.
 */

const OLD = [
  {
    name: 'scotland-yard-1',
    version: 1,
    code: 'CONCEDED_BY_DETECTIVES',
    checkNumber: '6316 9116 1308 5210 1249',
  },
  {
    name: 'mister-x-europe-1',
    version: 1,
    code: 'CONCEDED_BY_DETECTIVES',
    checkNumber: '1565 2216 1891 1352 4095',
  },
  {
    name: 'scotland-yard-2',
    version: 2,
    code: 'CAUGHT',
    checkNumber: '8626 8911 1765 3544 5694',
  },
  {
    name: 'mister-x-europe-2',
    version: 2,
    code: 'CAUGHT',
    checkNumber: '1810 9141 1020 5526 0515',
  },
] as const;

const textOf = (name: string): string =>
  readFileSync(new URL(`old-records/${name}.json`, import.meta.url), 'utf8');

function verify(args: readonly string[], input: string) {
  const run = spawnSync(process.execPath, [COMMAND, 'verify', '-', ...args], {
    input,
    encoding: 'utf8',
  });
  return { code: run.status, out: run.stdout };
}

it.each(OLD)('$name: a record from before still holds, against its check number as well', (old) => {
  const text = textOf(old.name);
  expect(JSON.parse(text)).toMatchObject({
    genesis: { gameVersion: old.version },
    outcome: { code: old.code },
  });
  const alone = verify([], text);
  expect(alone.code).toBe(0);
  expect(alone.out).toContain('\nCONSISTENT IN ITSELF\n');
  expect(verify(['--check-number', old.checkNumber], text).out).toContain('\nVERIFIED\n');
});

it.each(OLD)('$name: a record says truly which version it was played by', ({ name, version }) => {
  const record = JSON.parse(textOf(name));
  const saying = (gameVersion: number) =>
    verify([], JSON.stringify({ ...record, genesis: { ...record.genesis, gameVersion } }));
  expect(saying(version === 1 ? 2 : 1).code).toBe(1);
  const later = saying(99);
  expect(later.code).not.toBe(0);
  expect(later.out).toMatch(/version/i);
});

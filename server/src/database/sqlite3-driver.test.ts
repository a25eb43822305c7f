import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trySqlite3 } from './sqlite3-driver.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-probe-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A package in the place of `sqlite3` that does this when it is loaded. */
const doing = async (script: string): Promise<void> => {
  await writeFile(join(folder, 'index.js'), script);
  return trySqlite3(folder);
};

it('says nothing of the driver that is installed', () => trySqlite3());

it('leaves what fails in good order to the caller', async () => {
  await doing("throw new Error('Could not locate the bindings file.')");
  await doing('exports.Database = class { constructor(_, opened) { opened(new Error()); } get(_, done) { done(); } }');
});

it.each([
  ["process.kill(process.pid, 'SIGKILL'); for (;;);", 'SIGKILL'],
  // As the loader of the system does where a function of Node is not there.
  ['process.exit(127)', 'exit code 127'],
  ['exports.Database = class { constructor(_, opened) { setTimeout(() => process.exit(9)); } }', 'exit code 9'],
])('says that %j takes the process with it', async (script, how) => {
  await expect(doing(script)).rejects.toThrow(
    `it ends the process that loads it (${how}): it was made for another Node.js`,
  );
});

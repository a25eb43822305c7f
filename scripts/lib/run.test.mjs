import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-run-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @param {string} name */
const module = (name) => JSON.stringify(new URL(name, import.meta.url).href);

/** A program that starts another one of its own; both wait for ever. */
const LONG = `import { spawn } from 'node:child_process';
  spawn(process.execPath, ['-e', "setInterval(() => {}, 1_000); console.log('deep')"], { stdio: 'inherit' });
  setInterval(() => {}, 1_000);`;

/**
 * A script that runs a long program, below a process like npm where one is named, which tells it nothing.
 * @param {boolean} byNpm
 */
async function script(byNpm) {
  const [long, main] = [join(folder, 'long.mjs'), join(folder, 'main.mjs')];
  await writeFile(long, LONG);
  await writeFile(
    main,
    `import { endWithNpm } from ${module('../../server/bin/left-alone.mjs')};
     import { runNode } from ${module('./run.mjs')};
     endWithNpm();
     const { code } = await runNode(${JSON.stringify(long)}, []);
     process.exitCode = code;`,
  );
  const npm = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(main)}],
    { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'test' } });`;
  return spawn(process.execPath, byNpm ? ['-e', npm] : [main], { stdio: 'pipe' });
}

it.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))(
  'ends what it runs, and what that started, on %s',
  async (signal) => {
    const child = await script(false);
    await once(child.stdout, 'data');
    child.kill(signal);
    // The output closes when nobody is left that could write to it.
    const [code] = await once(child, 'close');
    expect(code).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal]);
  },
);

it.each(/** @type {const} */ (['SIGTERM', 'SIGKILL']))(
  'leaves nothing running when npm alone gets %s',
  async (signal) => {
    const npm = await script(true);
    await once(npm.stdout, 'data');
    npm.kill(signal);
    const [, by] = await once(npm, 'close');
    expect(by).toBe(signal);
  },
);

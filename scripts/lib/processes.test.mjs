import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A program that starts another one of its own; both wait for ever. */
const LONG = `import { spawn } from 'node:child_process';
  const wait = "setInterval(() => {}, 1_000); console.log('deep')";
  spawn(process.execPath, ['-e', wait], { stdio: 'inherit' });
  setInterval(() => {}, 1_000);`;
const MAIN = `import { run, stoppable } from ${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)};
  const args = ['--input-type=module', '-e', ${JSON.stringify(LONG)}];
  await stoppable(() => run(process.execPath, args));`;

it.each(
  /** @type {const} */ ([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ]),
)('ends what it runs, and what that started, on %s', async (signal, expected) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', MAIN], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  child.kill(signal);
  // The output closes when nobody is left that could write to it.
  expect((await once(child, 'close'))[0]).toBe(expected);
});

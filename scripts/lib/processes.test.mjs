import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { describe, expect, it } from 'vitest';

const urlOf = (/** @type {string} */ path) => JSON.stringify(new URL(path, import.meta.url).href);
const PROCESSES = `import { run, runNpm, stoppable, supervise } from ${urlOf('./processes.mjs')};`;

/** @param {string} script */
function start(script) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  /** The output closes when nobody is left that could write to it. */
  const ended = once(child, 'close').then(([code]) => ({
    code,
    said,
    /** Of each start, whether it was told to be another one. */
    starts: [...said.matchAll(/^start (\w+)$/gm)].map(([, restarted]) => restarted),
  }));
  const says = async (/** @type {RegExp} */ words) => {
    while (!words.test(said)) await once(child.stdout, 'data');
    return words.exec(said)?.[1];
  };
  return { child, ended, says };
}

it.each(/** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))(
  'work that is stopped by %s ends what it runs, and what that started',
  async (signal) => {
    // A program that starts another one of its own; both wait for ever.
    const wait = 'setInterval(() => {}, 1_000);';
    const program = `require('node:child_process').spawn(process.execPath,
      ['-e', "${wait} console.log('deep')"], { stdio: 'inherit' }); ${wait}`;
    const { child, ended, says } = start(`${PROCESSES}
      await stoppable(() => run(process.execPath, ['-e', ${JSON.stringify(program)}]));`);
    await says(/deep/);
    child.kill(signal);
    expect((await ended).code).toBe(128 + constants.signals[signal]);
  },
);

it('npm is found where PATH is empty', async () => {
  const script = `process.env.PATH = ''; delete process.env.npm_execpath; await runNpm(['-v']);`;
  expect((await start(PROCESSES + script).ended).said).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it('it is said which program could not be started', async () => {
  const { said } = await start(`${PROCESSES} await run('npn', []);`).ended;
  expect(said.trim()).toBe('npn could not be started (spawn npn ENOENT).');
});

describe('a program under supervision', () => {
  /**
   * @param {string} program
   * @param {{ soonMs?: number, shell?: string }} [options] `shell`: how npm's shell runs the supervisor
   */
  function supervised(program, { soonMs = 0, shell } = {}) {
    const started = "console.log('start ' + (process.env.MISTERX_RESTARTED === '1'));";
    const args = JSON.stringify(['-e', `${started} ${program}`]);
    const limits = JSON.stringify({ soonMs, restarts: 3, pauseMs: 10 });
    const main = `import { endWithNpm } from ${urlOf('../../server/bin/left-alone.mjs')};
      ${PROCESSES} endWithNpm(); console.log('supervisor ' + process.pid);
      process.exitCode = await supervise(${args}, { limits: ${limits} });`;
    if (shell === undefined) return start(main);
    return start(`import { spawn } from 'node:child_process';
      const args = ${JSON.stringify(['-c', shell, process.execPath, main])};
      const env = { ...process.env, npm_lifecycle_event: 'start' };
      spawn('sh', args, { stdio: 'inherit', env }).on('exit', (code) => process.exit(code ?? 1));`);
  }

  it('reads what is typed, and is not started again when it ends by itself', async () => {
    const { child, ended } = supervised(
      "process.stdin.once('data', (text) => process.exit(text == 'plug desk' ? 2 : 3));",
    );
    child.stdin.write('plug desk');
    expect(await ended).toMatchObject({ code: 2, starts: ['false'] });
  });

  it.each(['process.exit(70)', "process.kill(process.pid, 'SIGKILL')"])(
    'is started again after %s, and told so',
    async (crash) => {
      const { ended } = supervised(`if (!process.env.MISTERX_RESTARTED) ${crash};`);
      const { code, said, starts } = await ended;
      expect({ code, starts }).toEqual({ code: 0, starts: ['false', 'true'] });
      expect(said).toContain('has crashed and is restarting');
    },
  );

  it.each([
    [0, 4],
    [60_000, 2],
  ])('is given up where a crash within %i ms is soon', async (soonMs, times) => {
    const { code, said, starts } = await supervised('process.exit(70);', { soonMs }).ended;
    expect({ code, times: starts.length }).toEqual({ code: 70, times });
    expect(said).toContain('will not be restarted');
  });

  it.each([7, 70])('gets a signal, and is not started again when it ends with %i', async (code) => {
    const { child, ended, says } = supervised(
      `process.on('SIGTERM', () => process.exit(${code})); setInterval(() => {}, 1_000);
       console.log('up');`,
    );
    await says(/^up$/m);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code, starts: ['false'] });
  });

  const NODE = '"$0" --input-type=module -e "$1"';
  it.each([
    ['npm', 'SIGTERM', `exec ${NODE}`],
    ['npm', 'SIGKILL', `exec ${NODE}`],
    // Only Linux says what a shell between them was started by.
    ...(process.platform === 'linux' ? [['npm', 'SIGTERM', `${NODE}; true`]] : []),
    ['supervisor', 'SIGTERM', `exec ${NODE}`],
    ['supervisor', 'SIGKILL', `exec ${NODE}`],
    ['program', 'SIGTERM', `exec ${NODE}`],
  ])('ends as a whole when %s gets %s below %s', async (name, signal, shell) => {
    const { child, ended, says } = supervised(
      `process.on('disconnect', () => process.exit(0)); setInterval(() => {}, 1_000);
       console.log('program ' + process.pid);`,
      { shell },
    );
    const program = Number(await says(/^program (\d+)$/m));
    const supervisor = Number(await says(/^supervisor (\d+)$/m));
    const pids = { npm: child.pid ?? 0, supervisor, program };
    process.kill(pids[/** @type {keyof typeof pids} */ (name)], signal);
    expect((await ended).starts).toEqual(['false']);
  });
});

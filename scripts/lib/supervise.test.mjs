import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-supervise-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LIMITS = { soonMs: 0, restarts: 3, pauseMs: 10 };

/**
 * A process of its own that supervises `program`, which writes a line into `runs` first.
 * @param {string} program
 * @param {Partial<typeof LIMITS>} [change]
 * @param {string} [by] what starts it and passes no signal on
 */
async function supervised(program, change = {}, by = '') {
  const runs = join(folder, 'runs');
  await writeFile(runs, '');
  const script = join(folder, 'program.mjs');
  const noted = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(runs)}, (process.env.MISTERX_RESTARTED ?? '0') + '\\n');
    const run = readFileSync(${JSON.stringify(runs)}, 'utf8').trim().split('\\n').length;`;
  await writeFile(script, `${noted}\n${program}`);
  const lib = JSON.stringify(new URL('./supervise.mjs', import.meta.url).href);
  const limits = JSON.stringify({ ...LIMITS, ...change });
  const main = `import { supervise } from ${lib};
    process.exitCode = await supervise([${JSON.stringify(script)}, 'an argument'], { limits: ${limits} });`;
  const child = spawn(process.execPath, await starting(main, by), { stdio: 'pipe' });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close').then(async ([code]) => ({
    code,
    said,
    runs: (await readFile(runs, 'utf8')).trim().split('\n'),
  }));
  const says = async (/** @type {string} */ text) => {
    while (!said.includes(text)) await once(child.stdout, 'data');
    return { said };
  };
  return { child, ended, says };
}

/**
 * How Node is started so that `main` runs, by itself or below a process like npm, which waits for it.
 * @param {string} main
 * @param {string} by
 */
async function starting(main, by) {
  if (by === '') return ['--input-type=module', '-e', main];
  const lib = JSON.stringify(new URL('../../server/bin/left-alone.mjs', import.meta.url).href);
  const script = join(folder, 'main.mjs');
  const words = "console.log('supervisor ' + process.pid);";
  await writeFile(script, `import { endWithNpm } from ${lib}; endWithNpm(); ${words} ${main}`);
  const command = `'${process.execPath}' '${script}'${by.endsWith('sh') ? '; true' : ''}`;
  const env = "{ ...process.env, npm_lifecycle_event: 'start' }";
  const npm = `import { spawn } from 'node:child_process';
    spawn('sh', ['-c', ${JSON.stringify(by.endsWith('sh') ? command : `exec ${command}`)}],
      { stdio: 'inherit', env: ${env} }).on('exit', (code) => process.exit(code ?? 1));`;
  return ['--input-type=module', '-e', npm];
}

const WAITS = `setInterval(() => undefined, 1_000);
  process.on('SIGTERM', () => { console.log('asked'); process.exit(7); });
  process.on('disconnect', () => process.exit(0));
  console.log('up ' + process.pid);`;

describe('a program under supervision', () => {
  it.each([0, 1, 2, 130])('is not started again when it ends with %d', async (code) => {
    const { ended } = await supervised(`process.exit(${code});`);
    expect(await ended).toMatchObject({ code, runs: ['0'], said: '' });
  });

  it('is started again when it breaks down, and told so', async () => {
    const { ended } = await supervised(
      "if (run === 1) process.kill(process.pid, 'SIGKILL'); process.exit(run < 3 ? 70 : 0);",
    );
    const { code, said, runs } = await ended;
    expect({ code, runs }).toEqual({ code: 0, runs: ['0', '1', '1'] });
    expect(said).toContain('has crashed and is restarting');
  });

  it('is given up when it crashes again and again', async () => {
    const { ended } = await supervised('process.exit(70);');
    const { code, said, runs } = await ended;
    expect({ code, runs: runs.length }).toEqual({ code: 70, runs: 4 });
    expect(said).toContain('again and again. It will not be restarted');
  });

  it('is given up when a restart does not help', async () => {
    const { ended } = await supervised('process.exit(70);', { soonMs: 60_000 });
    const { said, runs } = await ended;
    expect(runs).toHaveLength(2);
    expect(said).toContain('again, right after its start');
  });

  it('gets the signals, and its own exit code counts', async () => {
    const { child, ended, says } = await supervised(WAITS);
    await says('up');
    child.kill('SIGTERM');
    const { code, said, runs } = await ended;
    expect({ code, runs }).toEqual({ code: 7, runs: ['0'] });
    expect(said).toContain('asked');
  });

  it('is not started again by who is about to stop', async () => {
    const { child, ended, says } = await supervised(
      "process.on('SIGTERM', () => process.exit(70)); setInterval(() => {}, 1_000); console.log('up');",
    );
    await says('up');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 70, runs: ['0'] });
  });

  it.each([
    ['npm', 'SIGTERM', ''],
    ['npm', 'SIGKILL', ''],
    // Only Linux says what a shell between them was started by.
    ...(process.platform === 'linux' ? [['npm', 'SIGTERM', 'below a shell that stays']] : []),
    ['supervisor', 'SIGTERM', ''],
    ['supervisor', 'SIGKILL', ''],
    ['program', 'SIGTERM', ''],
  ])('ends as a whole when %s gets %s %s', async (name, signal, shell) => {
    const { child, ended, says } = await supervised(WAITS, {}, shell === '' ? 'npm' : 'npm, sh');
    const pids = { npm: child.pid, supervisor: 0, program: 0 };
    const { said } = await says('up ');
    pids.supervisor = Number(/supervisor (\d+)/.exec(said)?.[1]);
    pids.program = Number(/^up (\d+)/m.exec(said)?.[1]);
    process.kill(pids[/** @type {keyof typeof pids} */ (name)] ?? 0, signal);
    // The pipes close when the last of them has gone.
    expect((await ended).runs).toEqual(['0']);
  });

  it('reads what is typed', async () => {
    const { child, ended } = await supervised(
      "process.stdin.on('data', (text) => { console.log('heard ' + text); process.exit(0); });",
    );
    child.stdin.write('plug desk\n');
    expect((await ended).said).toContain('heard plug desk');
  });
});

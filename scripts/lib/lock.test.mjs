import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { began, bootOf } from '../../server/bin/process-life.mjs';
import { alone } from './lock.mjs';

/** No process has this number on any system of ours. */
const NOBODY = 2 ** 31 - 1;

/** @type {string} */
let folder;
/** @type {string} */
let lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misterx-lock-'));
  lock = join(folder, 'stamps', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = { waiting: () => expect.unreachable('nobody holds it') };
/** @param {unknown} holder */
async function held(holder) {
  await alone(lock, async () => {}, never);
  writeFileSync(lock, typeof holder === 'string' ? holder : JSON.stringify(holder));
}

/** Waits as often as it takes until the lock of a living one is given back, and counts. */
async function waits() {
  const seen = { said: 0, paused: 0 };
  await alone(lock, async () => {}, {
    waiting: () => {
      seen.said += 1;
    },
    pause: async () => {
      seen.paused += 1;
      if (seen.paused === 3) rmSync(lock);
    },
  });
  return seen;
}

describe('a lock', () => {
  it('is held during the work and given back after it', async () => {
    const during = await alone(lock, async () => existsSync(lock), never);
    expect([during, existsSync(lock)]).toEqual([true, false]);
  });

  it('is given back when the work breaks', async () => {
    const work = () => Promise.reject(new Error('broke'));
    await expect(alone(lock, work, never)).rejects.toThrow('broke');
    expect(existsSync(lock)).toBe(false);
  });

  it('of a living process is waited for, which is said once', async () => {
    await held({ pid: process.ppid, host: hostname() });
    expect(await waits()).toEqual({ said: 1, paused: 3 });
  });

  it('that lasts is named after a minute, once', async () => {
    await held({ pid: process.ppid, host: hostname() });
    /** @type {(string | number)[]} */
    const heard = [];
    let paused = 0;
    await alone(lock, async () => {}, {
      waiting: () => heard.push('waiting', paused),
      long: () => heard.push('long', paused),
      pause: async () => {
        paused += 1;
        if (paused === 300) rmSync(lock);
      },
    });
    expect(heard).toEqual(['waiting', 0, 'long', 120]);
  });

  it('of this very process is waited for', async () => {
    /** @type {string[]} */
    const order = [];
    const turn = () => new Promise((/** @type {(_: void) => void} */ done) => setImmediate(done));
    const work = (/** @type {string} */ name) => async () => {
      order.push(name);
      for (let i = 0; i < 5; i += 1) await turn();
      order.push(name);
    };
    const told = { waiting: () => order.push('waits'), pause: turn };
    await Promise.all([alone(lock, work('a'), told), alone(lock, work('b'), told)]);
    expect(order).toEqual(['a', 'waits', 'a', 'b', 'b']);
  });

  it('of another computer is waited for', async () => {
    await held({ pid: NOBODY, host: 'elsewhere' });
    expect(await waits()).toEqual({ said: 1, paused: 3 });
  });

  it('that was made this moment and is not written yet is waited for', async () => {
    await held('');
    expect(await waits()).toEqual({ said: 1, paused: 3 });
  });

  it.each([
    ['of a process that is gone', { pid: NOBODY, host: hostname() }, 0],
    ['of an earlier process with our number', { pid: process.pid, host: hostname() }, 0],
    ['of another computer that is long gone', { pid: 1, host: 'elsewhere' }, 31 * 60],
    ['that was never written', '', 6],
    ['that is none', 'no lock', 0],
  ])('%s is taken over', async (_, holder, agedS) => {
    await held(holder);
    const then = Date.now() / 1000 - agedS;
    utimesSync(lock, then, then);
    expect(await alone(lock, async () => 'done', never)).toBe('done');
  });

  const parent = process.ppid;
  it.runIf(bootOf()).each([
    ['a process before the last power cut', { boot: 'another', began: began(parent) }],
    ['an earlier process of this day', { boot: bootOf(), began: '1' }],
  ])('of %s, whose number another one has now, is taken over', async (_, life) => {
    await held({ pid: parent, host: hostname(), ...life });
    expect(await alone(lock, async () => 'done', never)).toBe('done');
  });

  it.runIf(bootOf())('of a living process is believed however the clock was set', async () => {
    await held({ pid: parent, host: hostname(), boot: bootOf(), began: began(parent) });
    utimesSync(lock, 0, 0);
    expect(await waits()).toEqual({ said: 1, paused: 3 });
  });

  it('of a system that tells no more than a number is taken over when it is older than the last start', async () => {
    await held({ pid: parent, host: hostname() });
    const bootedAt = Date.now() / 1000 - uptime();
    utimesSync(lock, bootedAt - 50, bootedAt - 50);
    expect(await waits()).toEqual({ said: 1, paused: 3 });
    await held({ pid: parent, host: hostname() });
    utimesSync(lock, bootedAt - 70, bootedAt - 70);
    expect(await alone(lock, async () => 'done', never)).toBe('done');
  });

  it('whose remover was killed is removed by the next', async () => {
    await held({ pid: NOBODY, host: hostname() });
    writeFileSync(`${lock}.stale`, '');
    utimesSync(`${lock}.stale`, 0, 0);
    const told = { waiting: () => {}, pause: async () => {} };
    expect(await alone(lock, async () => 'done', told)).toBe('done');
    expect(existsSync(`${lock}.stale`)).toBe(false);
  });

  it('that is stale lets one in at a time, however many come at once', async () => {
    await held({ pid: NOBODY, host: hostname() });
    const log = join(folder, 'log');
    const module = new URL('./lock.mjs', import.meta.url).href;
    const script = `
      import { appendFileSync } from 'node:fs';
      import { alone } from ${JSON.stringify(module)};
      const turn = () => new Promise((done) => setImmediate(done));
      const note = (text) => appendFileSync(${JSON.stringify(log)}, text);
      const work = async () => { note('('); for (let i = 0; i < 50; i += 1) await turn(); note(')'); };
      await alone(${JSON.stringify(lock)}, work, { waiting: () => {}, pause: turn });`;
    const all = Array.from({ length: 4 }, () =>
      once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit'),
    );
    expect((await Promise.all(all)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
    expect(readFileSync(log, 'utf8')).toBe('()()()()');
  });
});

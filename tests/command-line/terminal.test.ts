import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { COMMAND, RefereeProcess, serveArgs } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

const linux = process.platform === 'linux';
const hasScript = linux && spawnSync('script', ['--version']).status === 0;

const isJson = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

const dataIn = (folder: string) => ['--data', join(folder, 'data')];

it.skipIf(!hasScript)('a terminal shows sentences (skipped without script of util-linux)', () =>
  inTemporaryFolder(async (folder) => {
    const args = serveArgs([...dataIn(folder), '--log-level', 'debug']);
    const words = [process.execPath, COMMAND, ...args].map((part) => `'${part}'`);
    // `exec`: Ctrl-C is for all that runs in a terminal, and some shells (dash), when what they
    // wait for has ended, would report that Ctrl-C as their own end instead of the exit code.
    const line = `exec ${words.join(' ')}`;
    const child = spawn('script', ['-qec', line, '/dev/null'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, SHELL: '/bin/sh' },
    });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const said = async (text: string) => {
      while (!out.includes(text) && child.exitCode === null) await sleep(20);
      expect(out).toContain(text);
    };
    await said('Ctrl-C stops the referee');
    const origin = /http:\/\/localhost:\d+/.exec(out)?.[0];
    await fetch(`${origin}/api/health?key=secret`);
    await said('GET /api/health was answered with 200.');
    child.stdin.write('\x03');
    expect(await ended, `the terminal showed:\n${out}`).toBe(0);
    expect(out).toContain('Stopped. Every game is saved');
    expect(out).not.toContain('key=secret');
    expect(out.split(/\r?\n/).filter(isJson)).toEqual([]);
  }),
);

it('what is no terminal gets JSON, or sentences when asked', () =>
  inTemporaryFolder(async (folder) => {
    const log = async (...more: readonly string[]) => {
      const args = [...dataIn(folder), '--log-level', 'info', ...more];
      const referee = RefereeProcess.serve(args);
      await referee.link();
      referee.send('SIGTERM');
      return (await referee.ended).out.split('\n').filter((line) => line.includes('database driver'));
    };
    expect((await log()).map(isJson)).toEqual([true]);
    const [text = ''] = await log('--log-format', 'text');
    expect(text).toMatch(/^\d\d:\d\d The database driver is \w+\.$/);
  }));

/** A browser that writes down what it was asked to open. */
async function fakeBrowser(folder: string): Promise<{ asked: string; env: Record<string, string> }> {
  const asked = join(folder, 'asked');
  await writeFile(join(folder, 'xdg-open'), '#!/bin/sh\necho noise\nprintf "%s\\n" "$#" "$@" >> "$ASKED"\n', {
    mode: 0o755,
  });
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  return { asked, env: { PATH, ASKED: asked, DISPLAY: ':0' } };
}

async function lines(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').slice(0, -1);
}

it.skipIf(!linux)('--open opens the link once, and not after a breakdown while a screen is signed in', () =>
  inTemporaryFolder(async (folder) => {
    const { asked, env } = await fakeBrowser(folder);
    const run = async (again: boolean, opens: boolean) => {
      const before = (await lines(asked)).length;
      const more = again ? { MISTERX_RESTARTED: '1' } : {};
      const variables = { ...env, ...more };
      const referee = RefereeProcess.serve([...dataIn(folder), '--open'], { variables });
      const { href } = await referee.link();
      if (opens) while ((await lines(asked)).length < before + 2) await sleep(20);
      const pair = () => referee.host();
      const finish = async () => {
        referee.send('SIGTERM');
        const { code, out } = await referee.ended;
        expect(code).toBe(0);
        expect(out).not.toMatch(/noise|open a browser|browser could/);
        expect((await lines(asked)).slice(before)).toEqual(opens ? ['1', href] : []);
      };
      return { pair, finish };
    };
    await (await run(false, true)).finish();
    // Broken down before anybody came: someone still waits for a page.
    const waiting = await run(true, true);
    await waiting.pair();
    await waiting.finish();
    await (await run(true, false)).finish();
    await (await run(false, true)).finish();
  }),
);

it.skipIf(!linux)('--demo opens a link that begins a game against computers; that for other screens does not', () =>
  inTemporaryFolder(async (folder) => {
    const { asked, env } = await fakeBrowser(folder);
    const referee = RefereeProcess.serve([...dataIn(folder), '--demo'], { variables: env });
    const { href } = await referee.link();
    while ((await lines(asked)).length < 2) await sleep(20);
    expect(await lines(asked)).toEqual(['1', href]);
    expect(new URL(href).hash).toMatch(/^#pair=[^&]+&try=1$/);
    referee.send('SIGTERM');
    expect((await referee.ended).out.match(/try=1/g)).toHaveLength(1);
  }),
);

it.skipIf(!linux)('--open without a screen, or without a browser, is a sentence and nothing else', () =>
  inTemporaryFolder(async (folder) => {
    for (const [env, sentence] of [
      [{ DISPLAY: '', WAYLAND_DISPLAY: '' }, 'There is no screen here'],
      [{ DISPLAY: ':0', PATH: folder }, 'The browser could not be opened'],
    ] as const) {
      const variables = { MISTERX_OPEN: '1', ...env };
      const referee = RefereeProcess.serve(dataIn(folder), { variables });
      const { origin } = await referee.link();
      await referee.said(sentence);
      expect((await fetch(`${origin}/api/health`)).status).toBe(200);
      referee.send('SIGTERM');
      expect((await referee.ended).code).toBe(0);
    }
  }),
);

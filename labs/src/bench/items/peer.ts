import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeProcess } from '@mister-x/tests/processes/node-process';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';
import { Generator } from '../load/generator.js';
import { loadNotes, type WatchedRun, watchedRun } from '../load/watched-run.js';
import type { Figure, Report, Unit } from '../report/figure.js';
import { DEVICES_PER_TABLE } from '../wire/bench-table.js';
import { runLoad } from './load.js';

const PEER_VERSION = '0.50.2';

const MANIFEST = {
  private: true,
  dependencies: { 'boardgame.io': PEER_VERSION },
  // With a later one its lobby answers 404.
  overrides: { 'koa-compose': '4.1.0' },
};
const LIMIT_MS = 3 * 60_000;

/** Installs boardgame.io into a folder of its own, from the registry that npm is set to. */
async function installPeer(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: command === 'npm' && process.platform === 'win32',
      timeout: LIMIT_MS,
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('boardgame.io could not be installed'));
    });
  });
}

const SERVER = fileURLToPath(new URL('../peer/server.js', import.meta.url));

/** Its moves wait for no disk. */
const MEDIAN_RATIO_AIM = 1.5;

/** The same load on both, one after the other; every ratio is the referee's figure ÷ its aim. */
export async function measurePeer(tables: number, seconds: number): Promise<Report> {
  const peer = await runPeer(tables, seconds);
  const own = await runLoad(tables, seconds);
  const figures = [
    compared('median of a move heard by all six', 'ms', own.median, peer.median, MEDIAN_RATIO_AIM),
    compared('99th percentile of the same', 'ms', own.p99, peer.p99),
    compared('memory of the server', 'MB', own.serverMB, peer.serverMB),
    compared('processor time of a move', 'ms', own.serverMsPerMove, peer.serverMsPerMove),
    compared('share of a core', '%', percent(own.serverCpu), percent(peer.serverCpu)),
  ];
  return {
    item: 'peer',
    title: `Against boardgame.io ${PEER_VERSION} (in memory): ${tables} tables of ${DEVICES_PER_TABLE} devices, a move a second each, for ${seconds} s`,
    figures: figures.flat(),
    notes: [
      'aim: what boardgame.io needed in this run, although it writes nothing down and checks no rules; for the median, which waits for the disk, half as much again',
      ...loadNotes(own).map((note) => `referee: ${note}`),
      ...loadNotes(peer).map((note) => `boardgame.io: ${note}`),
    ],
  };
}

function runPeer(tables: number, seconds: number): Promise<WatchedRun> {
  return inTemporaryFolder(async (folder) => {
    await installPeer(folder);
    const server = new NodeProcess([SERVER], { folder, aloud: true });
    try {
      const listens = /peer listens on (\d+)\./;
      await server.until(() => listens.test(server.out));
      const port = listens.exec(server.out)?.[1];
      return await Generator.with(async (generator) => {
        await generator.open('peer', { url: `http://127.0.0.1:${port}`, hostKey: '' }, tables);
        return watchedRun(generator, server, seconds);
      });
    } finally {
      await server.stop();
    }
  });
}

function compared(
  label: string,
  unit: Unit,
  own: number | undefined,
  peer: number | undefined,
  times = 1,
): readonly Figure[] {
  if (own === undefined || peer === undefined) return [];
  return [{ label, unit, median: own, aim: { value: peer * times, better: 'less' } }];
}

function percent(share: number | undefined): number | undefined {
  return share === undefined ? undefined : share * 100;
}

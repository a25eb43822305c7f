import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const PEER_VERSION = '0.50.2';

const MANIFEST = {
  private: true,
  dependencies: { 'boardgame.io': PEER_VERSION },
  // With a later one its lobby answers 404.
  overrides: { 'koa-compose': '4.1.0' },
};
const LIMIT_MS = 3 * 60_000;

/** Installs boardgame.io into a folder of its own, from the registry that npm is set to. */
export async function installPeer(folder: string): Promise<void> {
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

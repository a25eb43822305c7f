import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOpenToOthers } from './data-folder.js';
import { startTestServer, TestFolder } from '../testing/evening.js';

let folder: TestFolder;

beforeEach(async () => {
  folder = await TestFolder.make();
});
afterEach(() => folder.remove());

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe.runIf(process.platform !== 'win32')('the data folder', () => {
  it.each([0o000, 0o022, 0o077])('belongs to its owner alone under umask %o', async (umask) => {
    const before = process.umask(umask);
    try {
      const server = await startTestServer(folder);
      const names = await readdir(folder.dataDir);
      expect(names.sort()).toEqual(['channel-key', 'referee.sqlite', 'referee.sqlite-wal']);
      expect(await modeOf(folder.dataDir)).toBe(0o700);
      for (const name of names) {
        expect(await modeOf(join(folder.dataDir, name)), name).toBe(0o600);
      }
      await server.close();
    } finally {
      process.umask(before);
    }
  });

  it('has its files closed at the next start, and only ours', async () => {
    await (await startTestServer(folder)).close();
    const other = join(folder.dataDir, 'notes.txt');
    await writeFile(other, 'text');
    const ours = ['channel-key', 'referee.sqlite'].map((name) => join(folder.dataDir, name));
    for (const path of [...ours, other]) await chmod(path, 0o644);
    const server = await startTestServer(folder);
    for (const path of ours) expect(await modeOf(path)).toBe(0o600);
    expect(await modeOf(join(folder.dataDir, 'referee.sqlite-wal'))).toBe(0o600);
    expect(await modeOf(other)).toBe(0o644);
    await server.close();
  });

  it.each([
    [0o700, false],
    [0o750, true],
    [0o711, true],
    [0o705, true],
  ])('of mode %o is open to others: %j', async (mode, open) => {
    await mkdir(folder.dataDir);
    await chmod(folder.dataDir, mode);
    expect(await isOpenToOthers(folder.dataDir, 'linux')).toBe(open);
    expect(await isOpenToOthers(folder.dataDir, 'win32')).toBe(false);
  });
});

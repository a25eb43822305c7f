import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDriver } from '@mister-x/server/testing';
import { expect, it } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';

/** As a binary that was made for another Node: the process that loads it is gone, without a word. */
const DEADLY = `
const { Module } = require('node:module');
const load = Module._extensions['.node'];
Module._extensions['.node'] = (module, file) => {
  if (file.includes('sqlite3')) process.kill(process.pid, 'SIGKILL');
  return load(module, file);
};`;

const serveWithDeadly = async (folder: string, ...more: readonly string[]) => {
  const hook = join(folder, 'deadly.cjs');
  await writeFile(hook, DEADLY);
  return RefereeProcess.serve(['--data', join(folder, 'data'), ...more], {
    variables: { NODE_OPTIONS: `--require ${JSON.stringify(hook)}`, MISTERX_DATABASE_DRIVER: '' },
  });
};

it.skipIf(!hasDriver('sqlite3'))(
  'a database driver that takes every process with it is a sentence (skipped where sqlite3 could not be installed)',
  () =>
    inTemporaryFolder(async (folder) => {
      const referee = await serveWithDeadly(folder, '--database-driver', 'sqlite3');
      const { code, errors } = await referee.ended;
      expect(code).toBe(1);
      expect(errors).toContain('The database driver "sqlite3" does not load under Node.js');
      expect(errors).toContain('it ends the process that loads it (SIGKILL)');
      expect(errors).toContain('npm start');
    }),
);

it.skipIf(!hasDriver('node'))('or Node’s own database takes its place (skipped where this Node has none)', () =>
  inTemporaryFolder(async (folder) => {
    const referee = await serveWithDeadly(folder);
    const { origin } = await referee.link();
    const health = await (await fetch(`${origin}/api/health`)).json();
    expect(health).toMatchObject({ status: 'ok', database: 'node' });
    referee.send('SIGTERM');
    expect((await referee.ended).code).toBe(0);
  }),
);

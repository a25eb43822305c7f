import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HealthChecks, type Left } from './checks.js';

const WELL = { database: true, pages: true, descriptors: true };
const MB = 1024 * 1024;

let pages: string;
beforeEach(async () => {
  pages = await mkdtemp(join(tmpdir(), 'mister-x-health-'));
  await writeFile(join(pages, 'index.html'), '');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(pages, { recursive: true, force: true });
});

function checks(left: Partial<Left> = {}, write = async () => ({ changes: 0 })) {
  const plenty = { room: async () => 100 * MB, descriptors: async () => 1_000 };
  return new HealthChecks({ write }, 'data', pages, { ...plenty, ...left });
}

const failing = () => Promise.reject(new Error('SQLITE_IOERR: disk I/O error'));

it('all is well where all of it holds', async () => {
  expect(await checks().look()).toEqual(WELL);
});

it.each([
  ['nothing can be written', () => checks({}, failing), { database: false }],
  ['the disk is nearly full', () => checks({ room: async () => 8 * MB }), { database: false }],
  ['the disk does not say', () => checks({ room: failing }), { database: false }],
  [
    'few descriptors are left',
    () => checks({ descriptors: async () => 64 }),
    { descriptors: false },
  ],
  ['not even that can be read', () => checks({ descriptors: failing }), { descriptors: false }],
])('says which does not hold where %s', async (_, sick, named) => {
  expect(await sick().look()).toEqual({ ...WELL, ...named });
});

it('says so where the pages are gone', async () => {
  await rm(join(pages, 'index.html'));
  expect(await checks().look()).toEqual({ ...WELL, pages: false });
});

it('looks once a second, however often it is asked, and sees what has changed since', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let room = 100 * MB;
  const asked = vi.fn(async () => room);
  const health = checks({ room: asked });
  for (let i = 0; i < 100; i++) expect(await health.look()).toEqual(WELL);
  expect(asked).toHaveBeenCalledTimes(1);
  room = 0;
  expect(await health.look()).toEqual(WELL);
  vi.advanceTimersByTime(1_001);
  expect(await health.look()).toEqual({ ...WELL, database: false });
});

it('writes every few seconds at most, and after a write that failed at every look', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let broken = false;
  const write = vi.fn(async () => (broken ? failing() : { changes: 1 }));
  const health = checks({}, write);
  const lookAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    return (await health.look()).database;
  };
  for (let i = 0; i < 4; i++) expect(await lookAfter(1_001)).toBe(true);
  expect(write).toHaveBeenCalledTimes(1);
  broken = true;
  expect(await lookAfter(5_001)).toBe(false);
  expect(await lookAfter(1_001)).toBe(false);
  expect(write).toHaveBeenCalledTimes(3);
  broken = false;
  expect(await lookAfter(1_001)).toBe(true);
});

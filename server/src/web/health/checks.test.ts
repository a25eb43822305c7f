import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HealthChecks, type RemainingResources, freeBytesOf, spareDescriptors } from './checks.js';

const WELL = { database: true, pages: true, descriptors: true };
const COUNTS = { gathering: 1, playing: 2, over: 3 };
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

function healthChecks(
  left: Partial<RemainingResources> = {},
  write = async () => ({ changes: 0 }),
  count = async () => COUNTS,
) {
  const plenty = { room: async () => 100 * MB, descriptors: async () => 1_000 };
  return new HealthChecks({ write }, count, 'data', pages, { ...plenty, ...left });
}

const failing = () => Promise.reject(new Error('SQLITE_IOERR: disk I/O error'));

it('all is well where all of it holds', async () => {
  expect(await healthChecks().look()).toEqual({ checks: WELL, counts: COUNTS });
});

it.each([
  ['nothing can be written', () => healthChecks({}, failing), { database: false }],
  ['the disk is nearly full', () => healthChecks({ room: async () => 8 * MB }), { database: false }],
  ['the disk does not say', () => healthChecks({ room: failing }), { database: false }],
  ['few descriptors are left', () => healthChecks({ descriptors: async () => 64 }), { descriptors: false }],
  ['not even that can be read', () => healthChecks({ descriptors: failing }), { descriptors: false }],
])('says which does not hold where %s', async (_, sick, named) => {
  expect(await sick().look()).toEqual({ checks: { ...WELL, ...named }, counts: COUNTS });
});

it('says so where the pages are gone', async () => {
  await rm(join(pages, 'index.html'));
  expect((await healthChecks().look()).checks).toEqual({ ...WELL, pages: false });
});

it('says so where the database cannot be read', async () => {
  const look = await healthChecks({}, undefined, failing).look();
  expect(look).toEqual({ checks: { ...WELL, database: false }, counts: undefined });
});

const never = () => new Promise<never>(() => undefined);

it.each<[string, () => HealthChecks, Partial<typeof WELL>, typeof COUNTS | undefined]>([
  ['a write', () => healthChecks({}, never), { database: false }, COUNTS],
  ['a read', () => healthChecks({}, undefined, never), { database: false }, undefined],
  ['the disk', () => healthChecks({ room: never }), { database: false }, COUNTS],
  ['the system', () => healthChecks({ descriptors: never }), { descriptors: false }, COUNTS],
])('says so in time where %s never answers', async (_, sick, named, counts) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const health = sick();
  let told: unknown;
  void health.look().then((look) => {
    told = look;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(told).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => told).toBeDefined();
  // The pages lie on a real disk, which no fake clock hurries.
  expect(told).toMatchObject({ checks: { ...WELL, pages: expect.any(Boolean), ...named } });
  expect((told as { counts: unknown }).counts).toEqual(counts);
});

it('has one write under way, however often it is asked while that hangs', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  let end = () => {};
  const write = vi.fn(
    () =>
      new Promise<{ changes: number }>((resolve) => {
        end = () => resolve({ changes: 1 });
      }),
  );
  const count = vi.fn(never);
  const health = healthChecks({}, write, count);
  for (let i = 0; i < 10; i++) {
    void health.look();
    await vi.advanceTimersByTimeAsync(1_001);
  }
  expect(write).toHaveBeenCalledTimes(1);
  expect(count).toHaveBeenCalledTimes(1);
  // It hung, and works again.
  end();
  await vi.advanceTimersByTimeAsync(6_000);
  void health.look();
  expect(write).toHaveBeenCalledTimes(2);
});

it('looks once a second, however often it is asked, and sees what has changed since', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let room = 100 * MB;
  const asked = vi.fn(async () => room);
  const count = vi.fn(async () => COUNTS);
  const health = healthChecks({ room: asked }, undefined, count);
  for (let i = 0; i < 100; i++) expect((await health.look()).checks).toEqual(WELL);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(count).toHaveBeenCalledTimes(1);
  room = 0;
  expect((await health.look()).checks).toEqual(WELL);
  vi.advanceTimersByTime(1_001);
  expect((await health.look()).checks).toEqual({ ...WELL, database: false });
  expect(count).toHaveBeenCalledTimes(2);
});

it('writes every few seconds at most, and after a write that failed at every look', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let broken = false;
  const write = vi.fn(async () => (broken ? failing() : { changes: 1 }));
  const health = healthChecks({}, write);
  const lookAfter = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    return (await health.look()).checks.database;
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

it('knows how much room a disk has', async () => {
  expect(await freeBytesOf(tmpdir())).toBeGreaterThan(0);
  await expect(freeBytesOf('/is/not/there')).rejects.toThrow('ENOENT');
});

it.skipIf(!existsSync('/proc/self/limits'))(
  'counts down with every file that is opened (skipped where the system does not tell)',
  async () => {
    const before = await spareDescriptors();
    const files = await Promise.all(Array.from({ length: 200 }, () => open(tmpdir())));
    // Others open and close some meanwhile.
    expect(Math.abs(before - (await spareDescriptors()) - 200)).toBeLessThan(50);
    for (const file of files) await file.close();
  },
);

import { unwrap } from '@mister-x/engine';
import { scotlandYard } from '@mister-x/games/scotland-yard/rules';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ComputerPool, type ComputerSeat, type ComputerHandle } from './computer-pool.js';
import { type ChoiceRequest, steadyNow } from './messages.js';

const UNKNOWN: ComputerSeat = { game: 'chess', options: {}, seat: 'white', level: 'easy' };
const PASS = { kind: 'act', action: { type: 'pass' } } as const;
const ASKED: ChoiceRequest = {
  ...{ seat: 'white', view: {}, actions: [], commands: [], omitted: [], samples: [PASS] },
};

let pool: ComputerPool;
let told: string[];

beforeEach(() => {
  pool = new ComputerPool();
  told = [];
  vi.spyOn(Logger.prototype, 'error').mockImplementation((text) => void told.push(String(text)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await pool.onModuleDestroy();
});

const yardOptions = () => unwrap(scotlandYard.parseOptions({ hunters: 3 }));
const choose = (thinker: ComputerHandle) => thinker.choose(ASKED, steadyNow() + 10);
const thread = () => (pool as unknown as { thread: object | undefined }).thread;

it('a thread that breaks down leaves no question open, and says nothing of what broke it', async () => {
  const thinker = pool.attach(UNKNOWN);
  await expect(choose(thinker)).rejects.toThrow();
  expect(told).toEqual(['The thread in which computers think broke down.']);
  // What it had heard is gone: the one who sat there is not asked of another thread.
  await expect(choose(thinker)).rejects.toThrow();
  expect(thread()).toBeUndefined();
});

it('after five breakdowns computers play by chance', async () => {
  for (let times = 0; times < 5; times++) {
    await expect(choose(pool.attach(UNKNOWN))).rejects.toThrow();
  }
  expect(told).toHaveLength(6);
  expect(told.at(-1)).toContain('by chance');
  expect(await choose(pool.attach(UNKNOWN))).toEqual(PASS);
});

it('runs only while someone sits, or will', () => {
  const [one, other] = [pool.attach(UNKNOWN), pool.attach(UNKNOWN)];
  one.leave();
  expect(thread()).toBeDefined();
  other.leave();
  expect(thread()).toBeUndefined();
  expect(told).toEqual([]);
});

it('prepares ahead for the one who sits down later', () => {
  const yard = { game: 'scotland-yard', options: yardOptions(), level: 'medium' } as const;
  const ready = pool.prepare(yard);
  const before = thread();
  expect(before).toBeDefined();
  const thinker = pool.attach({ ...yard, seat: 'x' });
  ready.leave();
  expect(thread()).toBe(before);
  thinker.leave();
  expect(thread()).toBeUndefined();
  expect(told).toEqual([]);
});

it('ends with the server, and nobody sits down after that', async () => {
  const thinker = pool.attach({ ...UNKNOWN, game: 'scotland-yard' });
  const open = choose(thinker).catch(() => 'gone');
  await pool.onModuleDestroy();
  expect(['gone', null]).toContain(await open);
  pool.attach(UNKNOWN).leave();
  pool.prepare(UNKNOWN).leave();
  expect(thread()).toBeUndefined();
});

import { unwrap } from '@mister-x/engine';
import { scotlandYard } from '@mister-x/engine/scotland-yard';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Asked, steadyNow } from './messages.js';
import { type Sitting, type Thinker, Thinkers } from './thinkers.js';

const UNKNOWN: Sitting = { game: 'chess', options: {}, seat: 'white', level: 'easy' };
const PASS = { kind: 'act', action: { type: 'pass' } } as const;
const ASKED: Asked = {
  ...{ seat: 'white', view: {}, actions: [], commands: [], omitted: [], samples: [PASS] },
};

let thinkers: Thinkers;
let told: string[];

beforeEach(() => {
  thinkers = new Thinkers();
  told = [];
  vi.spyOn(Logger.prototype, 'error').mockImplementation((text) => void told.push(String(text)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await thinkers.onModuleDestroy();
});

const yardOptions = () => unwrap(scotlandYard.parseOptions({ hunters: 3 }));
const choose = (thinker: Thinker) => thinker.choose(ASKED, steadyNow() + 10);
const thread = () => (thinkers as unknown as { thread: object | undefined }).thread;

it('a thread that breaks down leaves no question open, and says nothing of what broke it', async () => {
  const thinker = thinkers.sit(UNKNOWN);
  await expect(choose(thinker)).rejects.toThrow();
  expect(told).toEqual(['The thread in which computers think broke down.']);
  // What it had heard is gone: whoever sat there is not asked of another thread.
  await expect(choose(thinker)).rejects.toThrow();
  expect(thread()).toBeUndefined();
});

it('after five breakdowns computers play by chance', async () => {
  for (let times = 0; times < 5; times++) {
    await expect(choose(thinkers.sit(UNKNOWN))).rejects.toThrow();
  }
  expect(told).toHaveLength(6);
  expect(told.at(-1)).toContain('by chance');
  expect(await choose(thinkers.sit(UNKNOWN))).toEqual(PASS);
});

it('runs only while somebody sits, or will', () => {
  const [one, other] = [thinkers.sit(UNKNOWN), thinkers.sit(UNKNOWN)];
  one.leave();
  expect(thread()).toBeDefined();
  other.leave();
  expect(thread()).toBeUndefined();
  expect(told).toEqual([]);
});

it('prepares ahead for whoever sits down later', () => {
  const yard = { game: 'scotland-yard', options: yardOptions(), level: 'medium' } as const;
  const ready = thinkers.prepare(yard);
  const before = thread();
  expect(before).toBeDefined();
  const thinker = thinkers.sit({ ...yard, seat: 'x' });
  ready.leave();
  expect(thread()).toBe(before);
  thinker.leave();
  expect(thread()).toBeUndefined();
  expect(told).toEqual([]);
});

it('ends with the server, and nobody sits down after that', async () => {
  const thinker = thinkers.sit({ ...UNKNOWN, game: 'scotland-yard' });
  const open = choose(thinker).catch(() => 'gone');
  await thinkers.onModuleDestroy();
  expect(['gone', null]).toContain(await open);
  thinkers.sit(UNKNOWN).leave();
  thinkers.prepare(UNKNOWN).leave();
  expect(thread()).toBeUndefined();
});

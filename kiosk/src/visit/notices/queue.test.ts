import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CursorStore, Cursors } from './cursors.js';
import { NoticeQueue, noticesSeenAt } from './queue.svelte.js';

const PLACE = 'table1 kiosk';
const OTHER = 'table2 kiosk';
const notice = (n: number): MatchNotice<Json> => ({ kind: 'game', notice: { type: 'moved', n } });
const notices = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => notice(from + i));
const missed = (...numbers: number[]) => numbers.map((n) => [n, notice(n)] as const);

let kept: Map<string, Cursors>;
let store: CursorStore;
let queue: NoticeQueue;
const at = () => queue.notices.map((entry) => entry.at);
const waiting = (name: string) =>
  queue
    .reader(name)
    .waiting()
    .map((entry) => entry.at);
const enter = (logLength: number | null, what: ReturnType<typeof missed> = []) =>
  queue.restore({ logLength, missed: what }, false);
const update = (from: number, to: number, acting = false) =>
  queue.update({ logLength: to, notices: notices(from, to) }, acting);

beforeEach(() => {
  kept = new Map();
  store = { read: (place) => kept.get(place), write: (place, cursors) => kept.set(place, cursors) };
  queue = new NoticeQueue(PLACE, store);
});

describe('notices as they come', () => {
  it('begin where a device comes to a place for the first time', () => {
    expect(queue.received).toBeUndefined();
    enter(7);
    expect([at(), waiting('a'), queue.received]).toEqual([[], [], 7]);
    expect(update(7, 9)).toBe(true);
    expect([at(), waiting('a'), queue.received]).toEqual([[7, 8], [7, 8], 9]);
  });

  it('are taken once, however often they come', () => {
    enter(0);
    update(0, 2);
    update(0, 2);
    update(1, 3);
    enter(4, missed(1, 2, 3));
    expect(at()).toEqual([0, 1, 2, 3]);
  });

  it('are left for a snapshot where something is missing before them', () => {
    enter(2);
    expect(update(4, 5)).toBe(false);
    expect(at()).toEqual([]);
    expect(queue.received).toBe(2);
    enter(5, missed(2, 3, 4));
    expect(at()).toEqual([2, 3, 4]);
  });

  it('are missing where an update brings none and counts more', () => {
    enter(2);
    expect(queue.update({ logLength: 2, notices: [] }, false)).toBe(true);
    expect(queue.update({ logLength: 3, notices: [] }, false)).toBe(false);
  });

  it('are not known before the device has a place', () => {
    expect(update(0, 1)).toBe(false);
    expect(at()).toEqual([]);
  });

  it('keep their numbers where a long gap leaves some out', () => {
    enter(0);
    enter(90, missed(3, 40, 88));
    expect(at()).toEqual([3, 40, 88]);
    update(90, 91);
    expect(at()).toEqual([3, 40, 88, 90]);
  });

  it('are one arrival where they came together', () => {
    enter(0);
    update(0, 2);
    enter(5, missed(2, 3, 4));
    update(5, 6, true);
    expect(queue.notices.map(({ arrival }) => arrival)).toEqual([1, 1, 2, 2, 2, 3]);
    expect(queue.notices.map(({ acting }) => acting)).toEqual([...[false, false, false, false, false], true]);
    expect(queue.latest).toEqual([notice(5)]);
  });

  it('leave the last arrival as it is when nothing came', () => {
    enter(0);
    update(0, 1);
    const { latest } = queue;
    enter(1);
    queue.update({ logLength: 1, notices: [] }, false);
    expect(queue.latest).toBe(latest);
  });

  it('are begun again where the log is shorter than it was', () => {
    enter(0);
    update(0, 9);
    queue.reader('a').done(9);
    enter(4, []);
    expect([at(), waiting('a'), queue.received]).toEqual([[], [], 4]);
    update(4, 5);
    expect(waiting('a')).toEqual([4]);
  });

  it('are not counted while the match sleeps, and come when it wakes', () => {
    enter(0);
    update(0, 3);
    enter(null);
    expect([at(), queue.received]).toEqual([[0, 1, 2], 3]);
    expect(queue.update({ logLength: 6, notices: [] }, false)).toBe(false);
    enter(6, missed(3, 4, 5));
    expect(at()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('of a match that sleeps when a page comes for the first time begin where it wakes', () => {
    enter(null);
    expect(queue.received).toBeUndefined();
    expect(queue.update({ logLength: 6, notices: [notice(5)] }, false)).toBe(false);
    enter(6);
    expect(waiting('a')).toEqual([]);
  });

  it('are kept so far back only', () => {
    enter(0);
    for (let n = 0; n < 500; n += 50) update(n, n + 50);
    expect([queue.notices.length, at()[0], at().at(-1)]).toEqual([400, 100, 499]);
  });
});

describe('readers', () => {
  it('each go on by themselves, and never back', () => {
    enter(0);
    update(0, 4);
    queue.reader('a').done(3);
    queue.reader('a').done(1);
    queue.reader('b').done(1);
    expect([waiting('a'), waiting('b'), waiting('c')]).toEqual([[3], [1, 2, 3], [0, 1, 2, 3]]);
  });

  it('know whether anything was done with, and how far the log goes', () => {
    enter(3);
    const reader = queue.reader('a');
    expect([reader.isNew(), reader.end()]).toEqual([true, 3]);
    reader.done(4);
    expect(reader.isNew()).toBe(false);
  });
});

describe('a page that is loaded again', () => {
  const reload = () => {
    queue = new NoticeQueue(PLACE, store);
  };

  it('asks from where its slowest reader is, and shows each only what that has not shown', () => {
    enter(0);
    update(0, 5);
    queue.reader('a').done(5);
    queue.reader('b').done(2);
    reload();
    expect(queue.received).toBe(2);
    enter(6, missed(2, 3, 4, 5));
    expect([waiting('a'), waiting('b')]).toEqual([[5], [2, 3, 4, 5]]);
  });

  it('shows nothing again that was shown, and nothing of what came before it was ever here', () => {
    enter(4);
    update(4, 6);
    queue.reader('a').done(6);
    reload();
    enter(6, []);
    expect([waiting('a'), waiting('b')]).toEqual([[], []]);
  });

  it('goes on where it came in, though nothing was ever shown on it', () => {
    enter(4);
    reload();
    expect(queue.received).toBe(4);
  });

  it('begins with what is now where nothing can be stored', () => {
    store = { read: () => undefined, write: () => {} };
    queue = new NoticeQueue(PLACE, store);
    enter(0);
    update(0, 3);
    reload();
    expect(queue.received).toBeUndefined();
    enter(3);
    expect(waiting('a')).toEqual([]);
    update(3, 4);
    expect(waiting('a')).toEqual([3]);
  });

  it('while the match sleeps keeps what it has to ask from', () => {
    enter(0);
    update(0, 5);
    queue.reader('a').done(2);
    reload();
    enter(null);
    expect(queue.received).toBe(2);
    expect(queue.update({ logLength: 6, notices: [] }, false)).toBe(false);
    enter(6, missed(2, 3, 4, 5));
    expect(waiting('a')).toEqual([2, 3, 4, 5]);
  });
});

describe('another place', () => {
  it('has notices and readers of its own, and the first one goes on where it was left', () => {
    enter(0);
    update(0, 3);
    queue.reader('a').done(2);
    queue = new NoticeQueue(OTHER, store);
    expect(at()).toEqual([]);
    enter(9);
    update(9, 10);
    expect(waiting('a')).toEqual([9]);
    expect([noticesSeenAt(PLACE, store), noticesSeenAt(OTHER, store)]).toEqual([2, 9]);
    queue = new NoticeQueue(PLACE, store);
    enter(4, missed(2, 3));
    expect(waiting('a')).toEqual([2, 3]);
  });
});

import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import type { Cursors } from './cursors.js';
import { Announcements } from './announcements.js';
import { NoticeQueue } from './queue.svelte.js';

const said = (text: string): MatchNotice<Json> => ({ kind: 'game', notice: { text } });

/** A device that was told so much, and is opened again. */
function device() {
  const stored: { cursors?: Cursors } = {};
  const store = {
    read: () => stored.cursors,
    write: (_: string, cursors: Cursors) => {
      stored.cursors = cursors;
    },
  };
  return (log: readonly MatchNotice<Json>[]) => {
    const queue = new NoticeQueue('here', store);
    const missed = log.map((notice, at) => [at, notice] as const).slice(queue.received ?? log.length);
    queue.restore({ logLength: log.length, missed }, false);
    return queue;
  };
}

/** A line for every entry that has a text. */
function announcementsOf(queue: NoticeQueue) {
  return new Announcements<string>(queue, 'words', (waiting) =>
    waiting.flatMap((entry) => {
      const { notice } = entry.notice as unknown as { notice: { text: string } };
      return notice.text === '' ? [] : [{ entry, line: notice.text }];
    }),
  );
}

it('announces each line once, and again after a reload what nobody had seen', () => {
  const open = device();
  open([]);
  const log = ['a', '', 'b'].map(said);
  const announcements = announcementsOf(open(log));
  const [a, b] = announcements.take();
  expect([a?.line, b?.line]).toEqual(['a', 'b']);
  expect(announcements.take()).toEqual([]);
  a?.seen();
  expect(
    announcementsOf(open(log))
      .take()
      .map(({ line }) => line),
  ).toEqual(['b']);
  b?.seen();
  expect(announcementsOf(open(log)).take()).toEqual([]);
});

it('keeps what came before a line that was put aside first', () => {
  const open = device();
  open([]);
  const log = ['a', 'b'].map(said);
  announcementsOf(open(log)).take()[1]?.seen();
  expect(
    announcementsOf(open(log))
      .take()
      .map(({ line }) => line),
  ).toEqual(['a', 'b']);
});

it('is done with lines that have no words', () => {
  const open = device();
  open([]);
  const log = ['', ''].map(said);
  const queue = open(log);
  expect(announcementsOf(queue).take()).toEqual([]);
  expect(queue.reader('words').waiting()).toEqual([]);
});

it('says what comes later', () => {
  const queue = device()([]);
  const announcements = announcementsOf(queue);
  queue.update({ logLength: 1, notices: [said('a')] }, false);
  expect(announcements.take().map(({ line }) => line)).toEqual(['a']);
  queue.update({ logLength: 2, notices: [said('c')] }, false);
  expect(announcements.take().map(({ line }) => line)).toEqual(['c']);
});

import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { fieldsOf } from '../browser/fields.js';
import type { NoticeQueue } from '../visit/notices/queue.svelte.js';
import { newNoticeQueue } from '../testing/visit.svelte.js';
import { announcedLines } from './announced-lines.js';

type Line = MatchNotice<Json>;
const audited = (answer: string): Line => ({ kind: 'game', notice: { type: 'audited', answer } });
const isAnnounced = (notice: Json): boolean => fieldsOf(notice).type === 'audited';
const declined = (seat: string): Line => ({ kind: 'concede-declined', by: 'north', seat });
const other: Line = { kind: 'game', notice: { type: 'moved' } };

function queueOf(...lines: readonly Line[]): NoticeQueue {
  const queue = newNoticeQueue();
  queue.restore({ logLength: 0, missed: [] }, false);
  queue.update({ logLength: lines.length, notices: lines }, false);
  return queue;
}

it('says what was missed in the order in which it happened, and each line once', () => {
  const messages = announcedLines(queueOf(declined('east'), other, audited('consistent')), isAnnounced);
  expect(messages.take().map(({ line }) => line)).toEqual([declined('east'), audited('consistent')]);
  expect(messages.take()).toEqual([]);
});

it('says every answer, but of declined concessions only the last', () => {
  const queue = queueOf(declined('east'), audited('consistent'), declined('south'), audited('unclear'));
  const messages = announcedLines(queue, isAnnounced).take();
  expect(messages.map(({ line }) => line)).toEqual([audited('consistent'), declined('south'), audited('unclear')]);
});

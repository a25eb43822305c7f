import type { Notice } from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';

type Ring = Extract<Notice, { type: 'ringPlaced' }>;

/**
 * Whether people at this screen were shown every earlier notice about a pair, so that it lies where this
 * one says that it did. After a gap it may lie elsewhere.
 *
 * @param log all notices that reached the page
 * @param entered the number that the next notice had when the page was opened
 */
export function liesThere(ring: Ring, log: readonly LogEntry[], entered: number): boolean {
  const index = log.findIndex((each) => ringOf(each) === ring);
  // It is the last move, as a page shows it that was just opened.
  if (index < 0) return true;
  const { arrival, at } = log[index] as LogEntry;
  const missed = log.slice(0, index).filter((each) => each.arrival === arrival);
  const before = log[index - missed.length - 1];
  const isWhole = (before === undefined ? entered : before.at + 1) === at - missed.length;
  return isWhole && missed.every((each) => ringOf(each)?.pair !== ring.pair);
}

function ringOf({ notice }: LogEntry): Ring | undefined {
  const placed = notice.kind === 'game' ? (notice.notice as Notice) : undefined;
  return placed?.type === 'ringPlaced' ? placed : undefined;
}

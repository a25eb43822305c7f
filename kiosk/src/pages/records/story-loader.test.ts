import type { MatchRecord } from '@mister-x/engine/record';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoryAnswer, StoryRequest } from './compute-story.js';
import { StoryLoader } from './story-loader.svelte.js';

/** A worker that answers when the test says so. */
class Hand {
  asked: StoryRequest | undefined;
  gone = false;
  onmessage: ((event: { data: StoryAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  postMessage(ask: StoryRequest): void {
    this.asked = ask;
  }
  terminate(): void {
    this.gone = true;
  }
}

const record = { format: 'a record' } as unknown as MatchRecord;

function loaderOf(hand: Hand): StoryLoader {
  return new StoryLoader(() => hand as unknown as Worker);
}

afterEach(() => void vi.useRealTimers());

it('hands over the record, and lets the worker go with its answer', () => {
  const hand = new Hand();
  const loader = loaderOf(hand);
  loader.load(record);
  expect(hand.asked).toEqual({ record });
  expect(loader.state).toEqual({ at: 'computing' });
  hand.onmessage?.({ data: { kind: 'story', story: null } });
  expect([loader.state, hand.gone]).toEqual([{ at: 'ready', story: null }, true]);
});

it('does without a story when the worker breaks, cannot be opened, or takes too long', () => {
  vi.useFakeTimers();
  const broken = new Hand();
  const loader = loaderOf(broken);
  loader.load(record);
  const preventDefault = vi.fn();
  broken.onerror?.({ preventDefault });
  expect([loader.state, broken.gone]).toEqual([{ at: 'failed' }, true]);
  expect(preventDefault).toHaveBeenCalled();

  const shut = new StoryLoader(() => {
    throw new Error('no workers here');
  });
  shut.load(record);
  expect(shut.state).toEqual({ at: 'failed' });

  const slow = new Hand();
  const waiting = loaderOf(slow);
  waiting.load(record);
  vi.advanceTimersByTime(600_000);
  expect([waiting.state, slow.gone]).toEqual([{ at: 'failed' }, true]);
});

it('leaves a story that nobody waits for any more', () => {
  const hand = new Hand();
  const loader = loaderOf(hand);
  loader.load(record);
  loader.stop();
  expect(hand.gone).toBe(true);
});

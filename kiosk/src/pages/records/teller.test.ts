import type { MatchRecord } from '@mister-x/engine/record';
import { afterEach, expect, it, vi } from 'vitest';
import type { TellAnswer, TellAsk } from './tell.js';
import { Teller } from './teller.svelte.js';

/** A worker that answers when the test says so. */
class Hand {
  asked: TellAsk | undefined;
  gone = false;
  onmessage: ((event: { data: TellAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  postMessage(ask: TellAsk): void {
    this.asked = ask;
  }
  terminate(): void {
    this.gone = true;
  }
}

const record = { format: 'a record' } as unknown as MatchRecord;

function tellerOf(hand: Hand): Teller {
  return new Teller(() => hand as unknown as Worker);
}

afterEach(() => void vi.useRealTimers());

it('hands over the record, and lets the worker go with its answer', () => {
  const hand = new Hand();
  const teller = tellerOf(hand);
  teller.tell(record);
  expect(hand.asked).toEqual({ record });
  expect(teller.tale).toEqual({ at: 'telling' });
  hand.onmessage?.({ data: { kind: 'told', story: null } });
  expect([teller.tale, hand.gone]).toEqual([{ at: 'told', story: null }, true]);
});

it('does without a story when the worker breaks, cannot be opened, or takes too long', () => {
  vi.useFakeTimers();
  const broken = new Hand();
  const teller = tellerOf(broken);
  teller.tell(record);
  const preventDefault = vi.fn();
  broken.onerror?.({ preventDefault });
  expect([teller.tale, broken.gone]).toEqual([{ at: 'failed' }, true]);
  expect(preventDefault).toHaveBeenCalled();

  const shut = new Teller(() => {
    throw new Error('no workers here');
  });
  shut.tell(record);
  expect(shut.tale).toEqual({ at: 'failed' });

  const slow = new Hand();
  const waiting = tellerOf(slow);
  waiting.tell(record);
  vi.advanceTimersByTime(600_000);
  expect([waiting.tale, slow.gone]).toEqual([{ at: 'failed' }, true]);
});

it('leaves a story that nobody waits for any more', () => {
  const hand = new Hand();
  const teller = tellerOf(hand);
  teller.tell(record);
  teller.stop();
  expect(hand.gone).toBe(true);
});

import { RECORD_BYTES_MAX } from '@mister-x/engine/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CheckAnswer, CheckRequest } from './check.js';
import { RecordChecker } from './checker.svelte.js';

/** A worker that answers when the test says so. */
class Hand {
  asked: CheckRequest | undefined;
  gone = false;
  onmessage: ((event: { data: CheckAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(ask: CheckRequest): void {
    this.asked = ask;
  }
  terminate(): void {
    this.gone = true;
  }
}

function checkerOf(hands: Hand[]): RecordChecker {
  return new RecordChecker(() => {
    const hand = new Hand();
    hands.push(hand);
    return hand as unknown as Worker;
  });
}

const file = (size = 4): File => new File([new Uint8Array(size)], 'game.json');
const digits: CheckAnswer = { kind: 'digits', typed: 8 };

afterEach(() => void vi.useRealTimers());

describe('the check of a file', () => {
  it('hands over the bytes and the check number, and lets the worker go with its answer', async () => {
    const hands: Hand[] = [];
    const checker = checkerOf(hands);
    checker.checkNumber = '1234 5678';
    await checker.take(file());
    expect(checker.state).toEqual({ at: 'checking' });
    expect(hands[0]?.asked).toMatchObject({ bytes: new Uint8Array(4), checkNumber: '1234 5678' });
    hands[0]?.onmessage?.({ data: digits });
    expect(checker.state).toEqual({ at: 'digits', typed: 8 });
    expect(hands[0]?.gone).toBe(true);
  });

  it('says that a check number was nearly right', async () => {
    const hands: Hand[] = [];
    const checker = checkerOf(hands);
    await checker.take(file());
    hands[0]?.onmessage?.({ data: { kind: 'near' } });
    expect(checker.state).toEqual({ at: 'near' });
  });

  it('reads no more of a file than is needed to refuse it', async () => {
    const large = file();
    const slice = vi.spyOn(large, 'slice');
    await checkerOf([]).take(large);
    expect(slice.mock.calls).toEqual([[0, RECORD_BYTES_MAX + 1]]);
  });

  it('is given up for the next one', async () => {
    const hands: Hand[] = [];
    const checker = checkerOf(hands);
    await checker.take(file());
    await checker.take(file());
    expect(hands.map(({ gone }) => gone)).toEqual([true, false]);
    checker.stop();
    expect(checker.state).toEqual({ at: 'empty' });
    expect(hands[1]?.gone).toBe(true);
  });

  it('that was stopped while its file was read never starts', async () => {
    const hands: Hand[] = [];
    const checker = checkerOf(hands);
    const taken = checker.take(file());
    checker.stop();
    await taken;
    expect(hands).toEqual([]);
    expect(checker.state).toEqual({ at: 'empty' });
  });

  it('ends after a minute', async () => {
    vi.useFakeTimers();
    const hands: Hand[] = [];
    const checker = checkerOf(hands);
    await checker.take(file());
    vi.advanceTimersByTime(60_000);
    expect(checker.state).toEqual({ at: 'failed', why: 'late' });
    expect(hands[0]?.gone).toBe(true);
  });

  it.each([
    ['breaks', 'broken', (hand: Hand) => hand.onerror?.()],
    ['cannot be opened', 'broken', undefined],
  ] as const)('says so when the worker %s', async (_what, why, happen) => {
    const hands: Hand[] = [];
    const checker = happen
      ? checkerOf(hands)
      : new RecordChecker(() => {
          throw new Error('no workers here');
        });
    await checker.take(file());
    if (hands[0] !== undefined) happen?.(hands[0]);
    expect(checker.state).toEqual({ at: 'failed', why });
  });

  it('says so when the file cannot be read', async () => {
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    const checker = checkerOf([]);
    await checker.take(gone as unknown as File);
    expect(checker.state).toEqual({ at: 'failed', why: 'unread' });
  });
});

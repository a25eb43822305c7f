import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Channel, OTHER_TAB_ANSWER_MS, TabWatch } from './keeper.svelte.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Everybody but the speaker hears, at once. */
function room() {
  const all: Channel[] = [];
  return (): Channel => {
    const own: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const each of all) {
          if (each !== own) each.onmessage?.({ data } as MessageEvent);
        }
      },
      close: () => all.splice(all.indexOf(own), 1),
    };
    all.push(own);
    return own;
  };
}

it('the first tab keeps its draft and the second is told', () => {
  const enter = room();
  const first = new TabWatch('draft', 'a', enter());
  const second = new TabWatch('draft', 'b', enter());
  expect([first.isOurs, second.isOurs]).toEqual([true, false]);
});

it('the second may take it, and the first saves what it has in hand before it lets go', async () => {
  const enter = room();
  const first = new TabWatch('draft', 'a', enter());
  const second = new TabWatch('draft', 'b', enter());
  const done: string[] = [];
  first.onlose = async () => {
    await Promise.resolve();
    done.push('saved');
  };
  expect(await second.take()).toBe(true);
  expect([first.isOurs, second.isOurs, done]).toEqual([false, true, ['saved']]);
  // A third is answered by the one that has it, and by nobody else.
  const third = new TabWatch('draft', 'c', enter());
  expect([first.isOurs, second.isOurs, third.isOurs]).toEqual([false, true, false]);
});

it('a tab that died meanwhile is not waited for without end', async () => {
  const enter = room();
  const first = new TabWatch('draft', 'a', enter());
  const second = new TabWatch('draft', 'b', enter());
  first.close();
  const taken = second.take();
  await vi.advanceTimersByTimeAsync(OTHER_TAB_ANSWER_MS - 1);
  expect(second.isOurs).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await taken).toBe(true);
});

it('of two that take it at the same time both never have it', async () => {
  const enter = room();
  const first = new TabWatch('draft', 'a', enter());
  const others = ['b', 'c'].map((tab) => new TabWatch('draft', tab, enter()));
  first.onlose = () => new Promise(() => {});
  const takes = others.map((other) => other.take());
  await vi.advanceTimersByTimeAsync(OTHER_TAB_ANSWER_MS);
  await Promise.all(takes);
  expect([first, ...others].filter(({ isOurs }) => isOurs).length).toBeLessThan(2);
});

it('other drafts are nobody else’s business', async () => {
  const enter = room();
  const first = new TabWatch('one', 'a', enter());
  const second = new TabWatch('two', 'b', enter());
  expect(await second.take()).toBe(true);
  expect([first.isOurs, second.isOurs]).toEqual([true, true]);
});

it('a tab that is gone has nothing', () => {
  const enter = room();
  new TabWatch('draft', 'a', enter()).close();
  expect(new TabWatch('draft', 'b', enter()).isOurs).toBe(true);
});

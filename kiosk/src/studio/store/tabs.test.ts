import { expect, it } from 'vitest';
import { type Channel, TabWatch } from './tabs.js';

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

it('the second may take it, and the first is told', () => {
  const enter = room();
  const first = new TabWatch('draft', 'a', enter());
  const second = new TabWatch('draft', 'b', enter());
  const told: boolean[] = [];
  first.onchange = (ours) => told.push(ours);
  second.take();
  expect([first.isOurs, second.isOurs, told]).toEqual([false, true, [false]]);
  // A third is answered by the one that has it, and by nobody else.
  const third = new TabWatch('draft', 'c', enter());
  expect([first.isOurs, second.isOurs, third.isOurs]).toEqual([false, true, false]);
});

it('other drafts are nobody else’s business', () => {
  const enter = room();
  const first = new TabWatch('one', 'a', enter());
  const second = new TabWatch('two', 'b', enter());
  second.take();
  expect([first.isOurs, second.isOurs]).toEqual([true, true]);
});

it('a tab that is gone has nothing', () => {
  const enter = room();
  new TabWatch('draft', 'a', enter()).close();
  expect(new TabWatch('draft', 'b', enter()).isOurs).toBe(true);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's storage; a tab has one of its own beside the device's. */
class Memory {
  readonly items = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem(key: string, text: string) {
    if (this.full) throw new Error('quota');
    this.items.set(key, text);
  }
  removeItem = (key: string) => void this.items.delete(key);
}

const device = new Memory();

/** A page: modules as they are when it is loaded, in a tab that has been open before or not. */
async function page(tab: Memory | undefined) {
  vi.resetModules();
  show(tab);
  const { noticeCursorStorage } = await import('./cursors.js');
  const inTab = <T>(work: () => T): T => {
    show(tab);
    return work();
  };
  return {
    read: (place: string) => inTab(() => noticeCursorStorage.read(place)),
    write: (place: string, at: number) => inTab(() => noticeCursorStorage.write(place, { moments: at })),
  };
}

function show(tab: Memory | undefined): void {
  vi.stubGlobal('localStorage', tab === undefined ? forbidden() : device);
  vi.stubGlobal('sessionStorage', tab ?? forbidden());
}

const forbidden = () =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('forbidden');
      },
    },
  );

beforeEach(() => {
  device.items.clear();
  device.full = false;
});
afterEach(() => void vi.unstubAllGlobals());

describe('cursors', () => {
  it('outlive the page, each place its own', async () => {
    const tab = new Memory();
    const before = await page(tab);
    before.write('a', 3);
    before.write('b', 7);
    before.write('a', 4);
    const after = await page(tab);
    expect([after.read('a'), after.read('b'), after.read('c')]).toEqual([{ moments: 4 }, { moments: 7 }, undefined]);
  });

  it('outlive the tab', async () => {
    (await page(new Memory())).write('a', 3);
    expect((await page(new Memory())).read('a')).toEqual({ moments: 3 });
  });

  it('of two tabs at one place do not get into each other’s way', async () => {
    const [one, two] = [new Memory(), new Memory()];
    const [first, second] = [await page(one), await page(two)];
    first.write('a', 9);
    second.write('a', 2);
    expect((await page(one)).read('a')).toEqual({ moments: 9 });
    expect((await page(two)).read('a')).toEqual({ moments: 2 });
  });

  it('last as long as the page where nothing can be stored', async () => {
    const before = await page(undefined);
    before.write('a', 3);
    expect(before.read('a')).toEqual({ moments: 3 });
    expect((await page(undefined)).read('a')).toBeUndefined();
  });

  it('are kept by the tab where the device is full', async () => {
    const tab = new Memory();
    device.full = true;
    (await page(tab)).write('a', 3);
    expect((await page(tab)).read('a')).toEqual({ moments: 3 });
    expect((await page(new Memory())).read('a')).toBeUndefined();
  });

  it('of the oldest place are forgotten after twelve newer ones', async () => {
    const cursors = await page(new Memory());
    for (let n = 0; n < 13; n++) cursors.write(`place ${n}`, n);
    expect([cursors.read('place 0'), cursors.read('place 1')]).toEqual([undefined, { moments: 1 }]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"place":"a"}'],
    ['no place', '[{"cursors":{"moments":1}}]'],
    ['a cursor that is no number', '[{"place":"a","cursors":{"moments":"1"}}]'],
    ['a cursor below nothing', '[{"place":"a","cursors":{"moments":-1}}]'],
    ['no cursors', '[{"place":"a","cursors":null}]'],
  ])('that were stored as %s are none', async (_, text) => {
    device.items.set('mister-x:cursors', text);
    const cursors = await page(new Memory());
    expect(cursors.read('a')).toBeUndefined();
    cursors.write('a', 5);
    expect(cursors.read('a')).toEqual({ moments: 5 });
  });
});

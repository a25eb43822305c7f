import { writeCommonCard } from '@mister-x/engine/cards';
import { SCAN_IDLE_MS, type ScannerInfo, type Scanners, type ScanPush, type TableId } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BETTER_READING_WAIT_MS, ScanBus, TWIN_WITHIN_MS } from './bus.svelte.js';
import type { HeardScan } from './heard.js';
import type { ScanServer } from './scan-server.js';
import { KEY_DELIVERY_MS, type WedgeListener } from './wedge.js';
import { ScanRhythm } from './wedge-rhythm.js';

const KEYBOARD: ScannerInfo = {
  scanner: 'k1',
  kind: 'keyboard',
  label: 'Acme 2000',
  state: 'ready',
  fault: null,
  table: null,
  seat: null,
};
const plugged = (...scanners: ScannerInfo[]): Scanners => ({
  scanners,
  faults: [],
  ignored: false,
});

class FakeScanServer implements ScanServer {
  asked: (TableId | null)[] = [];
  answer: Scanners | null = plugged();
  scan: (news: ScanPush) => void = () => {};
  elsewhere: (text: string) => void = () => {};
  scanners: (scanners: Scanners) => void = () => {};
  online: (online: boolean) => void = () => {};
  held = 0;
  async listen(table: TableId | null): Promise<Scanners | null> {
    this.asked.push(table);
    return this.answer;
  }
  onScan = (handler: typeof this.scan) => this.#hold(() => (this.scan = handler));
  onElsewhere = (handler: typeof this.elsewhere) => this.#hold(() => (this.elsewhere = handler));
  onScanners = (handler: typeof this.scanners) => this.#hold(() => (this.scanners = handler));
  onOnline = (handler: typeof this.online) => {
    const stop = this.#hold(() => (this.online = handler));
    handler(false);
    return stop;
  };
  #hold(take: () => void): () => void {
    take();
    this.held++;
    return () => void this.held--;
  }
}

const ENTER = { hasSuffix: true, silentMs: 0 };

let scanServer: FakeScanServer;
let bus: ScanBus;
let wedge: WedgeListener;
let heard: HeardScan[];
const texts = () => heard.map(({ via, text }) => `${via} ${text}`);
const server = (text: string) =>
  scanServer.scan({ scanner: 'k1', text, table: 't1', seat: 'guest2' } satisfies ScanPush);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  scanServer = new FakeScanServer();
  bus = new ScanBus(scanServer, (hear) => {
    wedge = hear;
    scanServer.held++;
    return () => void scanServer.held--;
  });
  heard = [];
  bus.on((each) => heard.push(each));
  bus.start('t1');
  scanServer.online(true);
  await settle();
});
afterEach(() => {
  bus.stop();
  vi.useRealTimers();
});

describe('a bus of scans', () => {
  it('asks for them on every connection, and for another table', async () => {
    scanServer.online(false);
    expect(bus.hearing).toBe(false);
    scanServer.answer = plugged(KEYBOARD);
    scanServer.online(true);
    await settle();
    expect(bus.hearing).toBe(true);
    expect(bus.scanners.scanners).toEqual([KEYBOARD]);
    bus.start('t1');
    bus.start('t2');
    expect(scanServer.asked).toEqual(['t1', 't1', 't2']);
    scanServer.scanners(plugged());
    expect(bus.scanners.scanners).toEqual([]);
  });

  it('does not hear where the server does not let it', async () => {
    scanServer.answer = null;
    scanServer.online(true);
    await settle();
    expect(bus.hearing).toBe(false);
  });

  it('ignores an answer that a lost connection has overtaken', async () => {
    scanServer.online(true);
    scanServer.online(false);
    await settle();
    expect(bus.hearing).toBe(false);
  });

  it('says what the server knows of a scan, and of its own that it is for its table', () => {
    server('A');
    bus.hear('B', 'camera');
    wedge('C', ENTER);
    expect(heard).toEqual([
      { text: 'A', via: 'scanner', scanner: 'k1', table: 't1', seat: 'guest2', at: Date.now() },
      { text: 'B', via: 'camera', scanner: null, table: 't1', seat: null, at: Date.now() },
      { text: 'C', via: 'wedge', scanner: null, table: 't1', seat: null, at: Date.now() },
    ]);
  });

  it('tells the listener added last, and the one before when he goes', () => {
    const dialog: string[] = [];
    const stop = bus.on(({ text }) => dialog.push(text));
    server('A');
    stop();
    stop();
    server('B');
    expect(dialog).toEqual(['A']);
    expect(texts()).toEqual(['scanner B']);
  });

  it('undoes everything when it stops, and can start again', async () => {
    expect(scanServer.held).toBe(5);
    scanServer.scanners(plugged(KEYBOARD));
    bus.hear('LATE', 'wedge');
    bus.stop();
    expect(scanServer.held).toBe(0);
    expect(bus.scanners.scanners).toEqual([]);
    bus.hear('A', 'wedge');
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([]);
    bus.start(null);
    bus.hear('A', 'wedge');
    expect(heard).toMatchObject([{ text: 'A', table: null }]);
  });
});

describe('one scanner heard by two ways', () => {
  it.each([
    ['server first', ['s', 'w']],
    ['page first', ['w', 's']],
  ])('is one scan, %s', (_what, order) => {
    for (const way of order) {
      if (way === 's') server('xc0000kk');
      else bus.hear('XC0000KK', 'wedge');
    }
    expect(heard).toHaveLength(1);
  });

  it.each(['swsw', 'ssww', 'wwss', 'wsws', 'wssw', 'swws'])('twice is two: %s', (order) => {
    for (const way of order) {
      if (way === 's') server('A');
      else bus.hear('A', 'wedge');
      vi.advanceTimersByTime(40);
    }
    expect(heard).toHaveLength(2);
  });

  it('is two when one way alone brings both, or the other comes too late', () => {
    bus.hear('A', 'wedge');
    bus.hear('A', 'wedge');
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(TWIN_WITHIN_MS + 1);
    server('A');
    expect(heard).toHaveLength(3);
  });

  it('is never the camera', () => {
    server('A');
    bus.hear('A', 'camera');
    bus.hear('A', 'wedge');
    expect(texts()).toEqual(['scanner A', 'camera A']);
  });

  it('waits for the server, which knows whose it is, only while that reads keyboards', () => {
    scanServer.scanners(plugged(KEYBOARD));
    bus.hear('A', 'wedge');
    vi.advanceTimersByTime(BETTER_READING_WAIT_MS - 1);
    expect(heard).toEqual([]);
    server('A');
    expect(heard).toMatchObject([{ via: 'scanner', seat: 'guest2' }]);
    vi.advanceTimersByTime(TWIN_WITHIN_MS);
    bus.hear('B', 'wedge');
    vi.advanceTimersByTime(BETTER_READING_WAIT_MS);
    server('B');
    expect(texts()).toEqual(['scanner A', 'wedge B']);
    scanServer.scanners(plugged({ ...KEYBOARD, state: 'off' }));
    bus.hear('C', 'wedge');
    expect(texts()).toHaveLength(3);
  });

  /** Types a card without a suffix from now on, as `watchWedge` would hear it. */
  function type(text: string): void {
    const rhythm = new ScanRhythm<string>(() => true);
    const start = Date.now();
    for (const [i, sign] of [...text].entries()) {
      rhythm.press({ key: sign, kind: { is: 'sign', sign }, at: i, undoable: false });
    }
    const lastAt = text.length - 1;
    const toldAt = (rhythm.deadline ?? 0) + KEY_DELIVERY_MS;
    setTimeout(() => {
      for (const step of rhythm.tick(Date.now() - start)) {
        if (step.do !== 'scan') throw new Error('typing');
        const { hasSuffix } = step;
        wedge(step.text, { hasSuffix, silentMs: Date.now() - start - step.lastAt });
      }
    }, toldAt);
    setTimeout(() => server(text), lastAt + SCAN_IDLE_MS + 40);
  }

  it('without a suffix the server is waited for as long as it waits itself', () => {
    scanServer.scanners(plugged(KEYBOARD));
    const card = writeCommonCard({ kind: 'stop', stop: 199 });
    for (let scan = 1; scan <= 3; scan++) {
      type(card);
      vi.advanceTimersByTime(1_000);
      expect(heard).toHaveLength(scan);
    }
    expect(heard.every(({ via, seat }) => via === 'scanner' && seat === 'guest2')).toBe(true);
  });

  it('without a suffix is told at once when the server has had its time', () => {
    scanServer.scanners(plugged(KEYBOARD));
    wedge('A', { hasSuffix: false, silentMs: 420 });
    vi.advanceTimersByTime(BETTER_READING_WAIT_MS);
    expect(texts()).toEqual(['wedge A']);
    wedge('B', { hasSuffix: false, silentMs: 10 });
    vi.advanceTimersByTime(SCAN_IDLE_MS + BETTER_READING_WAIT_MS - 11);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['wedge A', 'wedge B']);
  });
});

describe("another table's scanner that types into this page", () => {
  beforeEach(() => scanServer.scanners(plugged({ ...KEYBOARD, table: 't2' })));

  it.each([
    ['the page first', ['w', 'e']],
    ['the server first', ['e', 'w']],
    ['twice, the page first', ['w', 'w', 'e', 'e']],
    ['twice, the server first', ['e', 'e', 'w', 'w']],
  ])('is nothing here, %s', (_what, order) => {
    for (const way of order) {
      if (way === 'e') scanServer.elsewhere('xc0000kk');
      else wedge('XC0000KK', ENTER);
      vi.advanceTimersByTime(BETTER_READING_WAIT_MS / 4);
    }
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([]);
  });

  it('takes away no other scan, and no second one', () => {
    scanServer.elsewhere('A');
    wedge('B', ENTER);
    wedge('A', ENTER);
    wedge('A', ENTER);
    bus.hear('A', 'camera');
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual(['camera A', 'wedge B', 'wedge A']);
  });

  it('is one that nobody types here if nothing comes in time', () => {
    scanServer.elsewhere('A');
    vi.advanceTimersByTime(TWIN_WITHIN_MS + 1);
    wedge('A', ENTER);
    vi.advanceTimersByTime(BETTER_READING_WAIT_MS);
    expect(texts()).toEqual(['wedge A']);
  });
});

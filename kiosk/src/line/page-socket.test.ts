import { HEARTBEAT_MS } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageSocket, SilenceWatch, SILENT_AFTER_MS } from './page-socket.js';

/** The browser's, as far as a page uses it. */
class FakeWebSocket {
  static all: FakeWebSocket[] = [];
  readonly sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { wasClean: boolean }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }
  send(data: unknown): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
  }
}

/** The page's window, as far as it tells of the network. */
const page = new EventTarget();

let socket: PageSocket;
const events: unknown[] = [];
const count = () => FakeWebSocket.all.length;
const last = () => FakeWebSocket.all.at(-1) as FakeWebSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  // Pauses are as long as they are meant on the average.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeWebSocket.all = [];
  events.length = 0;
  socket = new PageSocket({
    protocol: 'https:',
    host: 'referee.test:8443',
    hostname: 'referee.test',
  });
  socket.onUp(() => events.push('up'));
  socket.onDown(() => events.push('down'));
  socket.onMessage((message) => events.push(message));
});
afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('opens a socket to the server of its page, and passes on what is heard', () => {
  expect(last().url).toBe('wss://referee.test:8443/socket');
  socket.send('too early');
  last().onopen?.();
  last().onmessage?.({ data: '[1,{}]' });
  last().onmessage?.({ data: new Uint8Array([1, 2]).buffer });
  socket.send('hello');
  expect(last().sent).toEqual(['hello']);
  expect(events).toEqual(['up', '[1,{}]', new Uint8Array([1, 2])]);
});

it('answers signs of life, which tell nobody anything', () => {
  last().onopen?.();
  last().onmessage?.({ data: '' });
  expect(last().sent).toEqual(['']);
  expect(events).toEqual(['up']);
});

it('tries again for ever, after pauses that grow', () => {
  for (const pause of [400, 800, 1_600, 3_000, 3_000]) {
    const before = count();
    last().onclose?.({ wasClean: false });
    vi.advanceTimersByTime(pause - 1);
    expect(count()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(before + 1);
  }
  expect(events).toEqual([]);
  last().onopen?.();
  last().onclose?.({ wasClean: false });
  vi.advanceTimersByTime(400);
  expect(count()).toBe(7);
  expect(events).toEqual(['up', 'down']);
});

it('comes back after a second where the server has ended it', () => {
  last().onopen?.();
  last().onclose?.({ wasClean: true });
  vi.advanceTimersByTime(999);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(count()).toBe(2);
});

it('gives up what does not open', () => {
  vi.advanceTimersByTime(8_000 + 400);
  expect([count(), FakeWebSocket.all[0]?.closed]).toEqual([2, true]);
  // What becomes of the first does not matter any more.
  expect(FakeWebSocket.all[0]?.onopen).toBeNull();
});

it('gives up what is silent for longer than any sleep of the server’s', () => {
  const silent: boolean[] = [];
  socket.onSilence((is) => silent.push(is));
  last().onopen?.();
  vi.advanceTimersByTime(HEARTBEAT_MS);
  last().onmessage?.({ data: '' });
  vi.advanceTimersByTime(HEARTBEAT_MS + 14_000 - 1);
  expect([events, silent, last().closed]).toEqual([['up'], [true], false]);
  vi.advanceTimersByTime(1);
  expect([events, silent, last().closed]).toEqual([['up', 'down'], [true, false], true]);
});

it('goes when the device leaves its network, and comes back', () => {
  last().onopen?.();
  page.dispatchEvent(new Event('offline'));
  expect([events, last().closed]).toEqual([['up', 'down'], true]);
  vi.advanceTimersByTime(400);
  expect(count()).toBe(2);
});

it('stays where the server is this computer itself, whatever becomes of the network', () => {
  socket.close();
  for (const hostname of ['localhost', '127.0.0.1', '[::1]']) {
    const here = new PageSocket({ protocol: 'http:', host: `${hostname}:80`, hostname });
    last().onopen?.();
    page.dispatchEvent(new Event('offline'));
    expect([hostname, last().closed]).toEqual([hostname, false]);
    here.close();
  }
});

it.each(['online', 'pageshow', 'visibilitychange'])(
  'takes another after a sleep in which no timer ran, as soon as it wakes: %s',
  (event) => {
    last().onopen?.();
    page.dispatchEvent(new Event(event));
    expect(count()).toBe(1);
    vi.setSystemTime(Date.now() + HEARTBEAT_MS + 14_001);
    page.dispatchEvent(new Event(event));
    expect([events, last().closed]).toEqual([['up', 'down'], true]);
    vi.advanceTimersByTime(0);
    expect(count()).toBe(2);
  },
);

it('says nothing on a connection that the server has given up meanwhile', () => {
  last().onopen?.();
  vi.setSystemTime(Date.now() + 600_000);
  socket.send('hello');
  expect(last().sent).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(count()).toBe(2);
});

it('stays away once it is closed', () => {
  last().onopen?.();
  socket.close();
  page.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(60_000);
  expect([count(), events]).toEqual([1, ['up', 'down']]);
});

describe('a watch for silence', () => {
  let watch: SilenceWatch;
  let said: boolean[];

  beforeEach(() => {
    said = [];
    watch = new SilenceWatch();
    watch.onSilence((silent) => said.push(silent));
  });

  it('says within six seconds that nothing is heard, and when something is again', () => {
    watch.heard();
    vi.advanceTimersByTime(SILENT_AFTER_MS - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(SILENT_AFTER_MS).toBeLessThanOrEqual(6_000);
    expect(said).toEqual([true]);
    watch.heard();
    expect(said).toEqual([true, false]);
    vi.advanceTimersByTime(SILENT_AFTER_MS);
    expect(said).toEqual([true, false, true]);
  });

  it('says nothing while signs come, one of them as late as a poor network makes it', () => {
    watch.heard();
    for (const late of [0, 300, 1_900, 0, 1_500, 1_900]) {
      vi.advanceTimersByTime(HEARTBEAT_MS + late);
      watch.heard();
    }
    expect(said).toEqual([]);
  });

  it('gives a page that slept, or was busy, the time to hear what came meanwhile', () => {
    watch.heard();
    // Timers stand still in a page that sleeps; the clock does not.
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(SILENT_AFTER_MS);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    watch.heard();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(said).toEqual([]);
  });

  it('says so after all when a page that slept hears nothing', () => {
    watch.heard();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(2 * SILENT_AFTER_MS);
    expect(said).toEqual([true]);
  });

  it('has nothing to say of a line that is down', () => {
    watch.heard();
    watch.stop();
    vi.advanceTimersByTime(10 * SILENT_AFTER_MS);
    expect(said).toEqual([]);
    watch.heard();
    vi.advanceTimersByTime(SILENT_AFTER_MS);
    watch.stop();
    expect(said).toEqual([true, false]);
  });
});

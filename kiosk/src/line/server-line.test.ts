import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCommandId } from './ids.js';
import { ANSWER_MS, ServerLine } from './server-line.js';
import type { RequestName, Wire } from './wire.js';

type Sent = { name: RequestName; ask: unknown; answer: (reply: unknown) => void };

class FakeWire implements Wire {
  sent: Sent[] = [];
  up: () => void = () => {};
  down: () => void = () => {};
  send(name: RequestName, ask: unknown, answer: (reply: unknown) => void): void {
    this.sent.push({ name, ask, answer });
  }
  pushes = new Map<string, ((push: never) => void)[]>();
  onPush(name: string, handler: (push: never) => void): void {
    this.pushes.set(name, [...(this.pushes.get(name) ?? []), handler]);
  }
  onUp(handler: () => void): void {
    this.up = handler;
  }
  onDown(handler: () => void): void {
    this.down = handler;
  }
  close(): void {}
}

const COMMAND = {
  table: 't1',
  seat: 'guest1',
  id: 'abcdefgh',
  revision: 3,
  command: { kind: 'act', action: { type: 'pass' } },
} as const;

let wire: FakeWire;
let line: ServerLine;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  wire = new FakeWire();
  line = new ServerLine(wire);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a line to the server', () => {
  it('keeps questions until the line is up', async () => {
    const answer = line.ask('command', COMMAND);
    expect(wire.sent).toHaveLength(0);
    wire.up();
    await settle();
    expect(wire.sent).toHaveLength(1);
    wire.sent[0]?.answer({ ok: true, value: { revision: 4 } });
    expect(await answer).toEqual({ ok: true, value: { revision: 4 } });
  });

  it('sends an unanswered command again, unchanged and with the same id (CM-6)', async () => {
    wire.up();
    await settle();
    const answer = line.ask('command', COMMAND);
    wire.down();
    wire.up();
    await settle();
    expect(wire.sent.map(({ ask }) => ask)).toEqual([COMMAND, COMMAND]);
    wire.sent[1]?.answer({ ok: true, value: { revision: 4 } });
    expect((await answer).ok).toBe(true);
  });

  it('says who it is before it repeats anything', async () => {
    line.onRestore((ask) => ask('host:open', { key: 'k' }));
    const answer = line.ask('command', COMMAND);
    wire.up();
    await settle();
    expect(wire.sent.map(({ name }) => name)).toEqual(['host:open']);
    wire.sent[0]?.answer({ ok: true, value: { tables: [] } });
    await settle();
    expect(wire.sent.map(({ name }) => name)).toEqual(['host:open', 'command']);
    wire.sent[1]?.answer({ ok: false, refusal: { code: 'GAME_OVER' } });
    expect(await answer).toEqual({ ok: false, refusal: { code: 'GAME_OVER' } });
  });

  it('is online only when it is restored, and tries again after a pause', async () => {
    const states: string[] = [];
    let hearing = false;
    let tries = 0;
    line.onState((state) => states.push(state));
    line.onRestore(async () => {
      tries++;
      return hearing;
    });
    const answer = line.ask('command', COMMAND);
    wire.up();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(30);
    expect([states, wire.sent]).toEqual([['connecting'], []]);
    hearing = true;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states).toEqual(['connecting', 'online']);
    wire.sent[0]?.answer({ ok: true, value: { revision: 4 } });
    expect((await answer).ok).toBe(true);
  });

  it('gives a restore up with its connection', async () => {
    line.onRestore(async (ask) => {
      const reply = await ask('host:open', { key: 'k' });
      return reply.ok;
    });
    wire.up();
    await settle();
    wire.sent[0]?.answer({ ok: false, refusal: { code: 'BUSY' } });
    await settle();
    wire.down();
    wire.up();
    // Refused on the first connection, and unanswered on the second.
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.sent).toHaveLength(2);
    wire.down();
    wire.up();
    await settle();
    wire.sent[2]?.answer({ ok: true, value: { tables: [] } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.sent).toHaveLength(3);
  });

  it('never repeats what must not happen twice', async () => {
    wire.up();
    await settle();
    const answer = line.ask('seat:claim', { code: 'AAAA-BBBB' });
    wire.down();
    expect(await answer).toEqual({ ok: false, refusal: { code: 'CONNECTION_LOST' } });
    wire.up();
    await settle();
    expect(wire.sent).toHaveLength(1);
  });

  it('asks again on a live line that gives no answer', async () => {
    wire.up();
    await settle();
    void line.ask('history', { table: 't1' });
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    expect(wire.sent).toHaveLength(2);
  });

  it('tells every listener of a push and of its state, until he goes', async () => {
    const heard: string[] = [];
    const stops = [
      line.on('dismissed', () => heard.push('a')),
      line.on('dismissed', () => heard.push('b')),
      line.onState((state) => heard.push(state)),
      line.onState((state) => heard.push(state)),
    ];
    const handlers = wire.pushes.get('dismissed') ?? [];
    expect(handlers).toHaveLength(1);
    const push = () => handlers[0]?.({ table: 't1', seat: 'guest1' } as never);
    push();
    wire.up();
    await settle();
    expect(heard).toEqual(['connecting', 'connecting', 'a', 'b', 'online', 'online']);
    for (const stop of stops) stop();
    push();
    wire.down();
    expect(heard).toHaveLength(6);
  });

  it('takes the first answer and ignores a second', async () => {
    wire.up();
    await settle();
    const answer = line.ask('command', COMMAND);
    wire.sent[0]?.answer({ ok: true, value: { revision: 4 } });
    wire.sent[0]?.answer({ ok: false, refusal: { code: 'INTERNAL' } });
    expect((await answer).ok).toBe(true);
  });
});

it('command ids fit the protocol and differ', () => {
  const ids = Array.from({ length: 200 }, newCommandId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});

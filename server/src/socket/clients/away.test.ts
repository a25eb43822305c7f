import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientConnection } from './client-socket.js';
import { ClientsService } from './clients.service.js';

const AWAY_MS = 15_000;
const connection = (id: string): ClientConnection => ({
  id,
  origin: { address: '::1', encrypted: true },
  send: () => undefined,
  hangUp: () => undefined,
});

let clients: ClientsService;
/** Connects, and holds the seat. */
function phone(id: string, visit?: number) {
  const line = connection(id);
  const client = clients.connect(line);
  clients.attach(client, 't', 'keeper', { visit });
  return { line, client };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  clients = new ClientsService(() => true, AWAY_MS);
});
afterEach(() => vi.useRealTimers());

describe('a phone', () => {
  it('is not away before everybody could come back after a start', () => {
    pass(AWAY_MS - 1);
    expect(clients.awayIn('t', 'keeper')).toBe(AWAY_MS);
    pass(1);
    expect(clients.awayIn('t', 'keeper')).toBe(0);
  });

  it('is there while its line is up, and for a while after that broke', () => {
    pass(AWAY_MS);
    const { line } = phone('a');
    pass(AWAY_MS);
    expect(clients.awayIn('t', 'keeper')).toBeNull();
    clients.disconnect(line);
    pass(AWAY_MS - 1);
    expect(clients.isConnected('t', 'keeper')).toBe(false);
    expect(clients.awayIn('t', 'keeper')).toBe(AWAY_MS);
    pass(1);
    expect(clients.awayIn('t', 'keeper')).toBe(0);
  });

  it('that comes back time and again is never away', () => {
    pass(AWAY_MS);
    for (let times = 0; times < 3; times++) {
      const { line } = phone(`a${times}`);
      clients.disconnect(line);
      pass(AWAY_MS - 1);
      expect(clients.awayIn('t', 'keeper')).toBe(AWAY_MS);
    }
  });

  it('that says that it goes is away at once, and other seats are what they were', () => {
    pass(AWAY_MS);
    const { client } = phone('a', 1);
    clients.leave(client, 't', 'keeper', 1);
    expect(clients.awayIn('t', 'keeper')).toBe(0);
    const other = connection('b');
    clients.attach(clients.connect(other), 't', 'guest', {});
    clients.disconnect(other);
    expect([clients.awayIn('t', 'keeper'), clients.awayIn('t', 'guest')]).toEqual([0, AWAY_MS]);
  });
});

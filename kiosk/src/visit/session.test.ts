import type { Update } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeReferee, type FakeWire, TEST_TABLE } from '../testing/fake-referee.js';
import { forget } from '../browser/store.js';
import { REPLY_LEFT } from '../line/server-line.js';
import type { Attendance } from './attendance.js';
import { Session } from './session.svelte.js';
import type { RequestName } from '../line/wire.js';

const KIOSK: Attendance = { as: 'kiosk', table: TEST_TABLE };
const X: Attendance = { as: 'seat', table: TEST_TABLE, seat: 'keeper', secret: 's' };
const PASSING = ['BUSY', 'INTERNAL', 'DISK_FULL', 'FILES_GONE'];
const WELCOME = { ok: true, value: { tables: [] } };
const refused = (code: string) => ({ ok: false, refusal: { code } });
/** The longest pause between two attempts, and a little. */
const PAUSE = 9_000;

let referee: FakeReferee;
let wire: FakeWire;
let session: Session;
/** Why the page was told that this device is not let in any more. */
let failures: string[];

const later = (ms = PAUSE) => vi.advanceTimersByTimeAsync(ms);
const timesAsked = (name: RequestName) => referee.asked.filter((each) => each === name).length;

/** The line breaks and comes back, to a referee that says this. */
async function returning(replies: Partial<Record<RequestName, unknown>>): Promise<void> {
  wire.cut();
  referee.asked.splice(0);
  referee.lies = { replies };
  wire.mend();
  await later(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  referee = new FakeReferee();
  referee.lies = { replies: { 'host:open': WELCOME } };
  wire = referee.wire();
  session = new Session({ wire });
  failures = [];
  session.onRestoreFailed((code) => failures.push(code));
  wire.mend();
  await later(0);
});
afterEach(() => {
  session.close();
  forget('chains');
  vi.useRealTimers();
});

describe.each(PASSING)('a return that is refused with %s', (code) => {
  it('is tried until it succeeds, and the page says that the connection is not there', async () => {
    await session.open(X);
    await returning({ 'seat:resume': refused(code) });
    await later(60_000);
    expect([session.connection, failures]).toEqual(['offline', []]);
    expect(timesAsked('seat:resume')).toBeGreaterThan(5);
    referee.lies = {};
    await later();
    expect([session.connection, failures]).toEqual(['online', []]);
    const asked = timesAsked('seat:resume');
    await later(60_000);
    expect(timesAsked('seat:resume')).toBe(asked);
  });

  it('asks for the table only when the kiosk is the host’s again', async () => {
    await session.openHost('key');
    await session.open(KIOSK);
    await returning({ 'host:open': refused(code) });
    await later(60_000);
    expect(new Set(referee.asked)).toEqual(new Set(['host:open']));
    expect([session.connection, failures]).toEqual(['offline', []]);
    referee.lies = { replies: { 'host:open': WELCOME } };
    await later();
    expect([session.connection, failures]).toEqual(['online', []]);
    expect(timesAsked('table:open')).toBe(1);
  });

  it('ends where its owner leaves', async () => {
    await session.open(X);
    await returning({ 'seat:resume': refused(code) });
    session.leave();
    await later();
    expect(session.connection).toBe('online');
    expect(timesAsked('seat:resume')).toBe(1);
  });
});

describe.each(['DISK_FULL', 'FILES_GONE'])('a command that is refused with %s', (code) => {
  const sent = (asking: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
    asking.mock.calls.filter(([name]) => name === 'command').map(([, ask]) => ask);
  const command = () => session.visit?.command('referee', { kind: 'abandon' });

  it('is sent again unchanged until the server can save it', async () => {
    await session.open(X);
    const asking = vi.spyOn(referee, 'answer');
    referee.lies = { replies: { command: refused(code) } };
    const answer = command();
    await expect.poll(() => sent(asking)).not.toHaveLength(0);
    await later(60_000);
    expect(sent(asking).length).toBeGreaterThan(5);
    expect(session.visit?.busy).toBe(1);
    referee.lies = {};
    await later();
    expect((await answer)?.ok).toBe(true);
    expect(session.visit?.busy).toBe(0);
    expect(new Set(sent(asking).map((ask) => JSON.stringify(ask))).size).toBe(1);
  });

  it('is not sent again by a device that has left', async () => {
    await session.open(X);
    const asking = vi.spyOn(referee, 'answer');
    referee.lies = { replies: { command: refused(code) } };
    const answer = command();
    await expect.poll(() => sent(asking)).toHaveLength(1);
    session.leave();
    await later(60_000);
    expect(await answer).toBe(REPLY_LEFT);
    expect(sent(asking)).toHaveLength(1);
  });
});

describe('a return that is refused for good', () => {
  it.each(['SHARE_WRONG', 'CHAIN_BROKEN', 'MALFORMED'])('is told: %s', async (code) => {
    await session.open(X);
    await returning({ 'seat:resume': refused(code) });
    expect([session.connection, failures]).toEqual(['online', [code]]);
  });

  it('is told also where the key of the host is refused', async () => {
    await session.openHost('key');
    await session.open(KIOSK);
    await returning({ 'host:open': refused('CHANNEL_NEEDED') });
    expect([session.connection, failures]).toEqual(['online', ['CHANNEL_NEEDED']]);
    expect(timesAsked('table:open')).toBe(0);
  });
});

describe('what is missing before an update', () => {
  const GAP: Update = {
    table: TEST_TABLE,
    revision: 1,
    view: { game: { end: null } } as unknown as Update['view'],
    notices: [],
    logLength: 5,
    waits: [],
  };

  it.each(PASSING)('is asked for until it is there: %s', async (code) => {
    await session.open(X);
    referee.lies = { replies: { 'seat:resume': refused(code) } };
    wire.push('update', GAP);
    await later(20_000);
    const asked = timesAsked('seat:resume');
    expect(asked).toBeGreaterThan(3);
    referee.lies = {};
    await later(60_000);
    expect([timesAsked('seat:resume'), failures]).toEqual([asked + 1, []]);
  });

  it('is refused for good, and that is told', async () => {
    await session.open(X);
    referee.lies = { replies: { 'seat:resume': refused('FORBIDDEN') } };
    wire.push('update', GAP);
    await later(60_000);
    expect([timesAsked('seat:resume'), failures]).toEqual([2, ['FORBIDDEN']]);
  });
});

describe('a seat that was given up', () => {
  /** The referee has heard this question and does not answer yet. */
  function holding(name: RequestName): () => void {
    const { answer } = referee;
    referee.answer = (asked, body) =>
      asked === name ? void referee.asked.push(asked) : answer.call(referee, asked, body);
    return () => {
      referee.answer = answer;
    };
  }

  it('is not there again when an answer comes late', async () => {
    await session.open(X);
    const answer = holding('seat:resume');
    await returning({});
    session.leave();
    answer();
    await later(60_000);
    expect(session.connection).toBe('online');
    expect([session.visit, failures]).toEqual([null, []]);
    expect(referee.asked.at(-1)).toBe('seat:leave');
  });

  it('is not taken for the first time either', async () => {
    const answer = holding('seat:resume');
    const opening = session.open(X);
    await later(0);
    session.leave();
    answer();
    await later(60_000);
    expect(await opening).toMatchObject({ ok: false });
    expect([session.visit, referee.asked.at(-1)]).toEqual([null, 'seat:leave']);
  });

  it('is given up at the table as well', async () => {
    await session.open(X);
    session.leave();
    await later(0);
    expect(referee.asked.at(-1)).toBe('seat:leave');
  });

  it.each(PASSING)('is given up until the referee has heard it: %s', async (code) => {
    await session.open(X);
    referee.lies = { replies: { 'seat:leave': refused(code) } };
    session.leave();
    await later(60_000);
    const asked = timesAsked('seat:leave');
    expect(asked).toBeGreaterThan(5);
    referee.lies = {};
    await later(60_000);
    expect(timesAsked('seat:leave')).toBe(asked + 1);
  });

  it('is not asked for when the line comes', async () => {
    wire.cut();
    const opening = session.open(X);
    session.leave();
    wire.mend();
    await later();
    expect(await opening).toEqual(REPLY_LEFT);
    expect([timesAsked('seat:resume'), timesAsked('seat:leave')]).toEqual([0, 0]);
  });

  it('can be taken again at once', async () => {
    await session.open(X);
    const answer = holding('seat:resume');
    await returning({});
    session.leave();
    const opening = session.open(X);
    answer();
    await later(60_000);
    expect((await opening).ok).toBe(true);
    expect(session.visit?.attendance).toEqual(X);
    expect(referee.asked.at(-1)).not.toBe('seat:leave');
  });

  it('is taken again under a higher number than it was given up with', async () => {
    const asking = vi.spyOn(referee, 'answer');
    const visits = () =>
      asking.mock.calls.flatMap(([name, ask]) =>
        name.startsWith('seat:') ? [[name, (ask as { visit: number }).visit] as const] : [],
      );
    await session.open(X);
    referee.lies = { replies: { 'seat:leave': refused('BUSY') } };
    session.leave();
    await session.open(X);
    await later(0);
    const [[, first = 0] = [], [, left = 0] = [], [, second = 0] = []] = visits();
    expect(visits().map(([name]) => name)).toEqual(['seat:resume', 'seat:leave', 'seat:resume']);
    expect(left).toBeGreaterThanOrEqual(first);
    expect(second).toBeGreaterThan(left);
    // What is said again is said of the visit that is over.
    await later();
    expect(visits().slice(3)).not.toEqual([]);
    expect(new Set(visits().slice(3).map(String))).toEqual(new Set([`seat:leave,${left}`]));
    expect(session.visit?.attendance).toEqual(X);
  });
});

describe('a visit that was left', () => {
  it('sends nothing any more', async () => {
    await session.open(X);
    const { visit } = session;
    session.leave();
    await later();
    referee.asked.splice(0);
    expect(await visit?.send('keeper', {})).toBe(REPLY_LEFT);
    expect(referee.asked).toEqual([]);
  });
});

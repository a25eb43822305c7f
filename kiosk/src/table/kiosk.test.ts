import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../lib/client/session.svelte.js';
import { explain } from '../lib/explain.js';
import { speech } from '../lib/i18n/index.svelte.js';
import { forget, remember } from '../lib/store.js';
import { toasts } from '../lib/ui/toasts.svelte.js';
import { FakeReferee, type FakeWire, TABLE } from '../testing/fake-referee.js';
import { Kiosk } from './kiosk.svelte.js';

const WELCOME = { ok: true, value: { tables: [] } };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const HERE = { table: TABLE };

let referee: FakeReferee;
let wire: FakeWire;
let session: Session;
let kiosk: Kiosk;

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  await speech.need('common');
  vi.useFakeTimers();
  vi.stubGlobal('history', { replaceState: () => {} });
  vi.stubGlobal('location', { pathname: '/' });
  remember('host-key', 'key');
  referee = new FakeReferee();
  referee.lies = { replies: { 'host:open': WELCOME } };
  wire = referee.wire();
  session = new Session(wire);
  kiosk = new Kiosk(session);
  // Scanners are not what this is about.
  kiosk.scans.start = () => {};
  wire.mend();
});
afterEach(() => {
  session.close();
  forget('host-key');
  forget('chains');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(['BUSY', 'INTERNAL'])('a kiosk that is answered %s', (code) => {
  it('stays at its table when it comes back, and asks for no code', async () => {
    await kiosk.begin(HERE);
    expect(kiosk.page).toBe('table');
    wire.cut();
    referee.lies = { replies: { 'host:open': refused(code) } };
    wire.mend();
    await later(60_000);
    expect([kiosk.page, session.connection]).toEqual(['table', 'offline']);
    referee.lies = { replies: { 'host:open': WELCOME } };
    await later(9_000);
    expect([kiosk.page, session.connection]).toEqual(['table', 'online']);
    expect(session.place).toEqual({ as: 'kiosk', table: TABLE });
  });

  it('waits a moment where the page is opened, and only then asks for a code', async () => {
    referee.lies = { replies: { 'host:open': refused(code) } };
    const opening = kiosk.begin(HERE);
    await later(3_000);
    expect(kiosk.page).toBe('opening');
    referee.lies = { replies: { 'host:open': WELCOME } };
    await later(3_000);
    await opening;
    expect(kiosk.page).toBe('table');
    referee.lies = { replies: { 'host:open': refused(code) } };
    void kiosk.home();
    await later(60_000);
    expect(kiosk.page).toBe('key');
  });
});

it('a kiosk that is not let back to its table says why, and goes home', async () => {
  await kiosk.begin(HERE);
  wire.cut();
  referee.lies = { replies: { 'host:open': WELCOME, 'table:open': refused('CHAIN_BROKEN') } };
  wire.mend();
  await later(10);
  expect([kiosk.page, session.place]).toEqual(['home', null]);
  expect(toasts.list.at(-1)?.text).toBe(explain({ code: 'CHAIN_BROKEN' }));
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_FACTS } from '../../games/phones.js';
import { Session } from '../../visit/session.svelte.js';
import { refusalSentence } from '../../kit/explain.js';
import { speech } from '../../messages/index.svelte.js';
import { forget, recall, remember } from '../../browser/store.js';
import { toasts } from '../../kit/toasts.svelte.js';
import { FakeReferee, type FakeWire, TEST_TABLE } from '../../testing/fake-referee.js';
import { parseHash } from './routes.js';
import { ScreenRouter } from './screen-router.svelte.js';
import { unfinishedPairing } from './host-sign-in.svelte.js';

const WELCOME = { ok: true, value: { tables: [] } };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const HERE = { table: TEST_TABLE };

/** The browser's history, as far as the router writes it; going back calls the router, as pages do. */
class Past {
  entries: { readonly state: unknown; readonly url: string }[] = [{ state: null, url: '/' }];

  get state(): unknown {
    return this.entries.at(-1)?.state;
  }

  get urls(): readonly string[] {
    return this.entries.map(({ url }) => url);
  }

  pushState(state: unknown, _: string, url: string): void {
    this.entries.push({ state, url });
  }

  replaceState(state: unknown, _: string, url: string): void {
    this.entries.splice(-1, 1, { state, url });
  }

  back(): void {
    this.entries.pop();
    const hash = this.entries.at(-1)?.url.replace(/^[^#]*/, '') ?? '';
    void router.follow(parseHash(hash));
  }
}

let past: Past;
let referee: FakeReferee;
let wire: FakeWire;
let session: Session;
let router: ScreenRouter;

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  await speech.need('common');
  vi.useFakeTimers();
  past = new Past();
  vi.stubGlobal('history', past);
  vi.stubGlobal('location', { pathname: '/' });
  remember('host-key', 'key');
  referee = new FakeReferee();
  referee.lies = { replies: { 'host:open': WELCOME } };
  wire = referee.wire();
  session = new Session({ wire, game: GAME_FACTS });
  router = new ScreenRouter(session);
  // Scanners are not what this is about.
  router.scans.start = () => {};
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
    await router.begin(HERE);
    expect(router.page).toBe('table');
    wire.cut();
    referee.lies = { replies: { 'host:open': refused(code) } };
    wire.mend();
    await later(60_000);
    expect([router.page, session.connection]).toEqual(['table', 'offline']);
    referee.lies = { replies: { 'host:open': WELCOME } };
    await later(9_000);
    expect([router.page, session.connection]).toEqual(['table', 'online']);
    expect(session.visit?.attendance).toEqual({ as: 'kiosk', table: TEST_TABLE });
  });

  it('waits a moment where the page is opened, and only then asks for a code', async () => {
    referee.lies = { replies: { 'host:open': refused(code) } };
    const opening = router.begin(HERE);
    await later(3_000);
    expect(router.page).toBe('opening');
    referee.lies = { replies: { 'host:open': WELCOME } };
    await later(3_000);
    await opening;
    expect(router.page).toBe('table');
    referee.lies = { replies: { 'host:open': refused(code) } };
    void router.home();
    await later(60_000);
    expect(router.page).toBe('key');
  });
});

it('a kiosk that is not let back to its table says why, and goes home', async () => {
  await router.begin(HERE);
  wire.cut();
  referee.lies = { replies: { 'host:open': WELCOME, 'table:open': refused('CHAIN_BROKEN') } };
  wire.mend();
  await later(10);
  expect([router.page, session.visit]).toEqual(['home', null]);
  expect(toasts.list.at(-1)?.text).toBe(refusalSentence({ code: 'CHAIN_BROKEN' }));
});

it.each([
  ['1', 'open'],
  ['hidden', 'hidden'],
])('an address with try=%s begins a game against computers, once', async (wanted, trial) => {
  const tried = vi.spyOn(router.trial, 'begin').mockResolvedValue();
  await router.begin({ try: wanted });
  expect(tried.mock.calls).toEqual([[trial]]);
  await router.home();
  expect([router.page, tried.mock.calls.length]).toEqual(['home', 1]);
});

describe('a spectator', () => {
  const WATCHED = { watch: TEST_TABLE };
  const asked = () => referee.asked.filter((name) => name === 'table:watch').length;
  const refuse = (code: string) => {
    referee.lies = { replies: { 'table:watch': refused(code) } };
  };

  it.each(['BUSY', 'INTERNAL'])('who is answered %s reads so, and is let in later', async (code) => {
    refuse(code);
    const opening = router.begin(WATCHED);
    await later(3_000);
    expect(router.page).toBe('busy');
    referee.lies = {};
    await later(3_000);
    await opening;
    expect(router.page).toBe('table');
  });

  it.each(['BUSY', 'INTERNAL'])('who is answered %s for long may try again', async (code) => {
    refuse(code);
    void router.begin(WATCHED);
    await later(60_000);
    expect([router.page, router.unseen]).toEqual(['unseen', { code, table: TEST_TABLE }]);
    referee.lies = {};
    await router.watch(TEST_TABLE);
    expect(router.page).toBe('table');
  });

  it.each(['FULL', 'TABLE_UNKNOWN'])('who is answered %s is told so at once', async (code) => {
    refuse(code);
    await router.begin(WATCHED);
    expect([router.page, router.unseen]).toEqual(['unseen', { code, table: TEST_TABLE }]);
    await later(60_000);
    expect(asked()).toBe(1);
  });

  it('who comes back to a full table is told so, and asks no more by himself', async () => {
    await router.begin(WATCHED);
    wire.cut();
    refuse('FULL');
    wire.mend();
    await later(60_000);
    expect([router.page, router.unseen]).toEqual(['unseen', { code: 'FULL', table: TEST_TABLE }]);
    expect([asked(), session.connection]).toEqual([2, 'online']);
    referee.lies = {};
    await router.watch(TEST_TABLE);
    expect(router.page).toBe('table');
  });

  it('who was shut out, and has a place after the next break of the line, sees the table', async () => {
    await router.begin(WATCHED);
    wire.cut();
    refuse('FULL');
    wire.mend();
    await later(10);
    expect(router.page).toBe('unseen');
    wire.cut();
    referee.lies = {};
    wire.mend();
    await later(10);
    expect([asked(), router.page, session.visit?.viewer]).toEqual([3, 'table', 'table']);
  });
});

it('a screen for which there is no room keeps its code to try again', async () => {
  forget('host-key');
  vi.stubGlobal('navigator', { userAgent: '', languages: [] });
  referee.lies = { replies: { 'host:pair': refused('FULL'), 'host:open': WELCOME } };
  await router.begin({ pair: '2K4M-7PQR-2K4M-7PQR' });
  await later(60_000);
  expect([router.page, router.signIn.codeReason, router.signIn.typedCode]).toEqual([
    'key',
    'full',
    '2K4M-7PQR-2K4M-7PQR',
  ]);
  expect(referee.asked.filter((name) => name === 'host:pair')).toHaveLength(1);
  const key = unfinishedPairing()?.key;
  referee.lies = { replies: { 'host:pair': { ok: true, value: null }, 'host:open': WELCOME } };
  expect(await router.signIn.pair(router.signIn.typedCode)).toBe(true);
  expect([router.page, router.signIn.typedCode, recall('host-key')]).toEqual(['home', '', key]);
});

it('a screen is told again of each code that does not work, and of one that is missing', async () => {
  forget('host-key');
  vi.stubGlobal('navigator', { userAgent: '', languages: [] });
  referee.lies = { replies: { 'host:pair': refused('CODE_UNKNOWN') } };
  const shown: unknown[] = [];
  for (const typed of ['2K4M-7PQR', '2K4M-7PQR', '  ']) {
    expect(await router.signIn.pair(typed)).toBe(false);
    shown.push([router.page, router.signIn.codeReason, router.signIn.timesAsked]);
  }
  expect(shown).toEqual([
    ['key', 'used', 1],
    ['key', 'used', 2],
    ['key', 'empty', 3],
  ]);
  expect(referee.asked.filter((name) => name === 'host:pair')).toHaveLength(2);
});

describe('addresses', () => {
  const PRINTING = { page: 'printing' } as const;

  it('say where people are, and Back leads to where they were', async () => {
    await router.begin({});
    await router.openPrinting();
    expect([router.page, past.urls]).toEqual(['printing', ['/', '#page=printing']]);
    await router.openTable(TEST_TABLE);
    expect(past.urls).toEqual(['/', '#page=printing', `#table=${TEST_TABLE}`]);
    past.back();
    await later(10);
    expect([router.page, session.visit]).toEqual(['printing', null]);
    past.back();
    await later(10);
    expect(router.page).toBe('home');
  });

  it('lead back to the same place after a reload', async () => {
    await router.begin(PRINTING);
    expect(router.page).toBe('printing');
  });

  it('wait until the screen is let in', async () => {
    forget('host-key');
    vi.stubGlobal('navigator', { userAgent: '', languages: [] });
    referee.lies = {
      replies: { 'host:pair': { ok: true, value: null }, 'host:open': WELCOME },
    };
    await router.begin({ page: 'devices' });
    expect(router.page).toBe('key');
    await router.follow(PRINTING);
    expect(router.page).toBe('key');
    await router.signIn.pair('2K4M-7PQR-2K4M-7PQR');
    expect(router.page).toBe('printing');
  });

  it('do not pile up by going to and fro', async () => {
    await router.begin({});
    for (const visit of [() => router.openPrinting(), () => router.openStudio(), () => router.openSetUp()]) {
      await visit();
      await router.home();
      await later(10);
      expect([router.page, past.urls]).toEqual(['home', ['/']]);
    }
  });

  it('have a new table take the place of its form', async () => {
    await router.begin({});
    await router.openSetUp();
    await router.openTable(TEST_TABLE);
    expect(past.urls).toEqual(['/', `#table=${TEST_TABLE}`]);
    past.back();
    await later(10);
    expect([router.page, session.visit]).toEqual(['home', null]);
  });

  it('lead from a table to the set-up of another one, and back', async () => {
    await router.begin(HERE);
    past.entries = [{ state: null, url: `/#table=${TEST_TABLE}` }];
    await router.openSetUp();
    expect(router.page).toBe('new');
    expect(session.visit).toBeNull();
    past.back();
    await later(0);
    expect(router.page).toBe('table');
    expect(session.visit?.table).toBe(TEST_TABLE);
  });

  it('stay where something would be lost', async () => {
    await router.begin({});
    await router.openStudio();
    router.showDraft('d-1');
    let asked = 0;
    router.leaveGuard = () => ++asked > 0;
    past.back();
    await later(10);
    expect([router.page, asked, past.urls.at(-1)]).toEqual(['studio', 1, '#page=studio&draft=d-1']);
    router.leaveGuard = undefined;
    past.back();
    await later(10);
    expect(router.page).toBe('home');
  });

  it('of a table that is gone lead home', async () => {
    referee.lies = { replies: { 'host:open': WELCOME, 'table:open': refused('TABLE_UNKNOWN') } };
    await router.begin({ table: TEST_TABLE });
    await later(10);
    expect([router.page, past.urls]).toEqual(['home', ['/']]);
  });
});

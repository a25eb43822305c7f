import type { INestApplicationContext } from '@nestjs/common';
import { parseAtomFeed } from 'feedsmith';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockWatch } from '../database/clock-watch.js';
import { DatabaseTap } from '../testing/database.js';
import {
  type StubTable,
  openStubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { TestClient } from '../testing/test-client.js';

let folder: TestFolder;
let clock: ManualTimers;
let server: TestServer;
let tap: DatabaseTap;
let evening: StubTable;
let log: string;
let watch: ClockWatch;

beforeEach(async () => {
  log = '';
  folder = await TestFolder.make();
  clock = new ManualTimers();
  tap = new DatabaseTap();
  const write = (line: string): void => {
    log += line;
  };
  const onApp = (app: INestApplicationContext) => {
    watch = app.get(ClockWatch);
  };
  const overrides = { after: clock.after, log: { write }, ...tap.overrides, onApp };
  server = await startTestServer(folder, overrides, { seal: 'host', logLevel: 'trace' });
  evening = await openStubTable(server);
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function begin(): Promise<void> {
  await evening.kiosk.get('table:start', { table: evening.table });
  for (const client of evening.all) await client.until(({ revision }) => revision === 2);
}

async function feedOf(client: TestClient, seat: string | null): Promise<string> {
  const ask = { table: evening.table, seat, language: 'en' } as const;
  return (await client.get('reminder:feed', ask)).address;
}

type Entry = { readonly id: string; readonly title: string; readonly text: string };

async function read(address: string): Promise<readonly Entry[]> {
  const xml = await (await fetch(address)).text();
  const part = (entry: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(entry)?.[1] ?? '';
  return [...xml.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([entry]) => ({
    id: part(entry, 'id'),
    title: part(entry, 'title'),
    text: part(entry, 'content'),
  }));
}

/** All that happened so far is in the feeds. */
async function settled(address: string, entries: number): Promise<readonly Entry[]> {
  await expect
    .poll(async () => {
      clock.strike();
      return (await read(address)).length;
    })
    .toBe(entries);
  return read(address);
}

const send = (client: TestClient, seat: string, command: Parameters<typeof makeCommand>[3]) =>
  client.get('command', makeCommand(client, evening.table, seat, command));

describe('a feed', () => {
  it('tells its seat of its turn, and everybody what everybody knows', async () => {
    const { kiosk, keeper, guest } = evening;
    const [all, own, hers] = [await feedOf(kiosk, null), await feedOf(guest, 'g1'), await feedOf(keeper, 'keeper')];
    expect(await read(all)).toEqual([]);
    await begin();
    const titles = async (address: string) => (await read(address)).map(({ title }) => title);
    const begun = 'The game has begun. Waiting for Ben.';
    await settled(all, 1);
    expect(await titles(all)).toEqual([begun]);
    expect(await titles(hers)).toEqual([begun]);
    expect(await read(own)).toEqual([{ ...(await read(all))[0], title: 'It’s your turn.' }]);
    await send(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    await send(guest, 'g1', guessCommand(3));
    const moved = 'Something happened at the table. Waiting for Cleo.';
    await settled(all, 2);
    expect(await titles(own)).toEqual([moved, 'It’s your turn.']);
    expect(await titles(all)).toEqual([moved, begun]);
  });

  it('does not change, nor say anything, when someone does in secret what others do not see', async () => {
    const { kiosk, keeper, guest } = evening;
    const all = await feedOf(kiosk, null);
    await begin();
    await send(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    const [before] = [await settled(all, 1)];
    const noted = await tap.rows(['reminded', 'reminder_events']);
    const waiting = clock.waiting.length;
    // Hidden again: only the keeper is told.
    await send(keeper, 'keeper', hideCommand(8));
    expect(clock.waiting).toHaveLength(waiting);
    clock.strike();
    await kiosk.fence();
    expect(await read(all)).toEqual(before);
    expect(await tap.rows(['reminded', 'reminder_events'])).toBe(noted);
  });

  it('is Atom that readers need not fetch again', async () => {
    const all = await feedOf(evening.kiosk, null);
    await begin();
    const [entry] = await settled(all, 1);
    const response = await fetch(all);
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${all}"/>`);
    expect(xml).toMatch(/^<\?xml [^>]+>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">/);
    expect(entry?.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    const tag = response.headers.get('etag') ?? '';
    const changed = response.headers.get('last-modified') ?? '';
    const status = async (headers: Record<string, string>) => (await fetch(all, { headers })).status;
    expect(await status({ 'If-None-Match': tag })).toBe(304);
    expect(await status({ 'If-None-Match': `W/${tag}, "other"` })).toBe(304);
    expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': changed })).toBe(200);
    expect(await status({ 'If-Modified-Since': changed })).toBe(304);
    expect(await status({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    const german = await (await fetch(`${all}?language=de`)).text();
    expect(german).toContain('<title>Das Spiel hat begonnen. Ben ist dran.</title>');
    expect(await (await fetch(`${all}?language=xx`)).text()).toBe(xml);
  });

  it('never goes back in time, and keeps what it has said, though the clock is set back', async () => {
    const { keeper, guest } = evening;
    const all = await feedOf(evening.kiosk, null);
    const own = await feedOf(guest, 'g1');
    await begin();
    await settled(all, 1);
    const first = parseAtomFeed(await (await fetch(all)).text());
    const changed = (await fetch(all)).headers.get('last-modified') ?? '';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await send(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    await send(guest, 'g1', guessCommand(3));
    await settled(all, 2);
    vi.restoreAllMocks();
    const second = parseAtomFeed(await (await fetch(all)).text());
    expect(second.entries?.slice(1)).toEqual(first.entries);
    expect(second.id).toBe(first.id);
    const times = [...(second.entries ?? [])].reverse().map(({ updated = '' }) => updated);
    expect(times).toEqual([...times].sort());
    expect(second.updated).toBe(times.at(-1));
    const later = (await fetch(all)).headers.get('last-modified') ?? '';
    expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(changed));
    // The same entries for the seat, under the same ids.
    const ids = parseAtomFeed(await (await fetch(own)).text()).entries?.map(({ id }) => id);
    expect(ids).toEqual(second.entries?.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
  });

  it('is never newer than the clock says, though that was years ahead', async () => {
    const { keeper, guest, kiosk } = evening;
    const wrong = Date.now() + 50 * 365 * 24 * 60 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(wrong);
    await watch.look();
    const all = await feedOf(kiosk, null);
    await begin();
    await settled(all, 1);
    const ahead = (await fetch(all)).headers.get('last-modified') ?? '';
    vi.restoreAllMocks();
    const modified = async () => Date.parse((await fetch(all)).headers.get('last-modified') ?? 'never');
    const times = async () => {
      const { updated = '', entries = [] } = parseAtomFeed(await (await fetch(all)).text());
      return [updated, ...entries.map((entry) => entry.updated ?? '')].map((at) => Date.parse(at));
    };
    expect(await modified()).toBeLessThanOrEqual(Date.now());
    expect((await fetch(all, { headers: { 'If-Modified-Since': ahead } })).status).toBe(200);
    for (const at of await times()) expect(at).toBeLessThanOrEqual(Date.now());
    // Once that the clock was set back is noticed, they keep their times.
    await watch.look();
    const stored = () => tap.rows(['reminder_events', 'reminders']);
    await expect.poll(async () => (await stored()).includes(String(wrong))).toBe(false);
    const told = await times();
    expect(await times()).toEqual(told);
    await send(keeper, 'keeper', hideCommand(7));
    await guest.until(({ revision }) => revision === 3);
    await send(guest, 'g1', guessCommand(3));
    await settled(all, 2);
    expect(await modified()).toBeLessThanOrEqual(Date.now());
    for (const at of await times()) expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('is read under an address that is told once, kept nowhere, and can be withdrawn', async () => {
    const { kiosk, guest, table } = evening;
    const first = await feedOf(guest, 'g1');
    const rows = await tap.rows();
    const token = /\/feeds\/([A-Za-z0-9_-]{43})\.atom$/.exec(first)?.[1] ?? 'none';
    expect(rows).not.toContain(token);
    const second = await feedOf(guest, 'g1');
    const status = async (address: string) => (await fetch(address)).status;
    expect(await status(first)).toBe(404);
    expect(await status(second)).toBe(200);
    // Other spellings lead to it as well, or to where it was mistyped.
    for (const path of ['Feeds', '/feeds', '%66eeds', 'feed']) {
      await status(second.replace('/feeds', `/${path}`));
    }
    const { feed } = await guest.get('reminder:list', { table, seat: 'g1' });
    // Not by the host, and not for the public either.
    await kiosk.get('reminder:withdraw', { table, seat: null, id: feed?.id ?? '' });
    expect(await status(second)).toBe(200);
    await guest.get('reminder:withdraw', { table, seat: 'g1', id: feed?.id ?? '' });
    expect(await status(second)).toBe(404);
    expect(await guest.get('reminder:list', { table, seat: 'g1' })).toMatchObject({ feed: null });
    expect(log).toContain('/feeds/…');
    expect(log).not.toContain(token);
    expect(log).not.toContain(/[\w-]{43}/.exec(second)?.[0] ?? '');
  });

  it('ends with the hold on the seat', async () => {
    const { kiosk, guest, table } = evening;
    const own = await feedOf(guest, 'g1');
    await kiosk.get('seat:release', { table, seat: 'g1' });
    expect((await fetch(own)).status).toBe(404);
    const { host } = await kiosk.get('table:open', { table });
    const next = await TestClient.connect(server.url);
    const grant = await next.get('seat:claim', { code: host.codes.g1 ?? '' });
    await next.resume(grant);
    expect(await next.get('reminder:list', { table, seat: 'g1' })).toMatchObject({ feed: null });
    expect((await fetch(own)).status).toBe(404);
    expect((await fetch(await feedOf(next, 'g1'))).status).toBe(200);
  });

  it('goes on after a restart, with what happened just before', async () => {
    const all = await feedOf(evening.kiosk, null);
    await begin();
    const path = new URL(all).pathname;
    // Nobody has noted the news yet.
    await server.close();
    server = await startTestServer(folder, { after: clock.after }, { seal: 'host' });
    const again = server.addresses[0] + path;
    expect((await settled(again, 1))[0]?.title).toBe('The game has begun. Waiting for Ben.');
  });
});

describe('nobody but its owner', () => {
  it.each(['reminder:list', 'reminder:feed', 'reminder:hook', 'reminder:resume', 'reminder:withdraw'] as const)(
    'may ask for %s',
    async (name) => {
      const { table, kiosk, keeper, guest, spectator } = evening;
      const more = {
        'reminder:list': {},
        'reminder:feed': { language: 'en' },
        'reminder:hook': { language: 'en', url: 'https://bot.example.org/', format: 'plain' },
        'reminder:resume': { id: '8d3a1c1e-2d5b-4b5a-9a52-0b6f3f6f1c11' },
        'reminder:withdraw': { id: '8d3a1c1e-2d5b-4b5a-9a52-0b6f3f6f1c11' },
      }[name];
      const code = (client: TestClient, seat: string | null) => client.code(name, { table, seat, ...more });
      expect(await code(kiosk, 'g1')).toBe('FORBIDDEN');
      expect(await code(keeper, 'g1')).toBe('FORBIDDEN');
      expect(await code(spectator, 'g1')).toBe('FORBIDDEN');
      expect(await code(spectator, null)).toBe('FORBIDDEN');
      expect(await code(guest, null)).toBe('FORBIDDEN');
      // At the kiosk a seat that no phone holds is played; it has no owner.
      expect(await code(kiosk, 'g2')).toBe('FORBIDDEN');
      expect(await code(guest, 'g1')).toBe('ok');
      expect(await code(kiosk, null)).toBe('ok');
    },
  );
});

it('who reads without end is told to wait, and guesses are no better than nothing', async () => {
  const base = server.addresses[0];
  const guesses = ['', '.atom', `${'A'.repeat(43)}.atom`, `${'A'.repeat(9_000)}`, "'--.atom", '%00'];
  for (const name of guesses) {
    expect((await fetch(`${base}/feeds/${name}`)).status).toBe(404);
  }
  const statuses: number[] = [];
  for (let n = 0; n < 70; n++) {
    statuses.push((await fetch(`${base}/feeds/${'A'.repeat(43)}.atom`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

import { games } from '@mister-x/games';
import type { PrintOrder, Reply, Requests } from '@mister-x/engine/protocol';
import { boardId } from '@mister-x/games/pursuit/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { village } from '../tables/boards/testing/villages.js';
import { baseOf, openKiosk, startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { SERVER_DATA } from '@mister-x/games/test/manifest';
import { SlowClosing } from '../testing/slow-closing.js';
import { TestClient } from '../testing/test-client.js';
import { DOWNLOAD_KEPT_MS } from './downloads.js';
import { PRINT_KITS } from '@mister-x/games/printing';
import { decode } from '@mister-x/printing/testing/decode';
import { FIRST_PRINT_ORDER } from '@mister-x/games/test/orders';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';

const other = [...PRINT_KITS.keys()].at(-1);

/** A kiosk orders a sheet and fetches it, as the page for printing does. */

let folder: TestFolder;
let server: TestServer;
let kiosk: TestClient;
/** What runs out after a minute. */
let timers: (() => void)[] = [];

beforeAll(async () => {
  folder = await TestFolder.make();
  const after = (ms: number, work: () => void) => {
    if (ms === DOWNLOAD_KEPT_MS) timers.push(work);
    return () => undefined;
  };
  server = await startTestServer(folder, { after }, { registry: games });
  kiosk = await openKiosk(server);
});

afterAll(async () => {
  kiosk.close();
  await server.close();
  await folder.remove();
});

/** Pages are made in a second or a few, and one after the other. */
async function patiently(wanted: unknown): Promise<Reply<Requests['print']['reply']>> {
  const reply = await kiosk.socket.ask('print', wanted, 50_000);
  return reply as Reply<Requests['print']['reply']>;
}

async function order(wanted: PrintOrder): Promise<Requests['print']['reply']> {
  const reply = await patiently(wanted);
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
  return reply.value;
}

const fetchPath = (path: string): Promise<Response> => fetch(`${baseOf(server)}${path}`);

describe('a printed sheet', () => {
  it('is a PDF under an address that nobody can guess', async () => {
    const { path, name, pages } = await order({ ...FIRST_PRINT_ORDER, sheet: 'commands' });
    expect(path).toMatch(/^\/print\/[0-9a-f]{32}\.pdf$/);
    expect(pages).toBe(1);
    expect(name).toBe('mister-x-commands-a4.pdf');
    const answer = await fetchPath(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="mister-x-commands-a4.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const pdf = new Uint8Array(await answer.arrayBuffer());
    const texts: string[] = [];
    for await (const picture of renderPages(pdf, 200)) {
      texts.push(...(await decode(picture, 'qr')).map(({ text }) => text));
    }
    expect(texts).toHaveLength(7);
  });

  it('is gone after its minute', async () => {
    timers = [];
    const { path } = await order({ ...FIRST_PRINT_ORDER, sheet: 'digits' });
    expect((await fetchPath(path)).status).toBe(200);
    for (const runOut of timers) runOut();
    const answer = await fetchPath(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('%PDF');
  });

  it('has another address each time', async () => {
    const types = { ...FIRST_PRINT_ORDER, sheet: 'types' as const };
    const paths = [await order(types), await order(types)];
    expect(new Set(paths.map(({ path }) => path)).size).toBe(2);
  });
});

describe('a custom board', () => {
  it('is printed in the place of the game’s own', async () => {
    const { path } = await kiosk.get('board:send', {});
    const body = JSON.stringify(village('Wholly Ours'));
    expect((await fetch(`${baseOf(server)}${path}`, { method: 'PUT', body })).status).toBe(201);
    const board = boardId(village('Wholly Ours'));
    const texts = async (sheet: 'stations' | 'starts' | 'poster') => {
      const made = await order({ ...FIRST_PRINT_ORDER, sheet, board });
      const pdf = new Uint8Array(await (await fetchPath(made.path)).arrayBuffer());
      return (await readPages(pdf)).map(({ text }) => text).join('\n');
    };
    expect(await texts('poster')).toMatch(/^21 22 23 24 25\s*$/m);
    const stations = (await texts('stations')).match(/\b\d+\b/g) ?? [];
    expect(stations).toContain('25');
    expect(stations).not.toContain('26');
    const cards = new Set((await texts('starts')).match(/\b\d+\b/g));
    for (const stop of Object.values(village().starts).flat()) expect(cards).toContain(`${stop}`);
    expect(cards).not.toContain('138');
  });

  it('or a pack, in the same way', async () => {
    const { path } = await kiosk.get('board:send', {});
    const { game = '', pack } = SERVER_DATA.find((each) => each.pack !== undefined) ?? {};
    const body = JSON.stringify(pack?.('wholly-ours'));
    const sent = await fetch(`${baseOf(server)}${path}`, { method: 'PUT', body });
    const { board } = (await sent.json()) as { readonly board: string };
    const [first] = PRINT_KITS.get(game)?.sheets ?? [];
    const sheet = first?.sheet ?? '';
    const asked = { game, paper: FIRST_PRINT_ORDER.paper, options: {}, board };
    const { sheets } = await kiosk.get('print:pages', { ...asked, sheets: [sheet] });
    const made = await order({ ...asked, sheet, language: 'en' });
    expect(sheets).toEqual([{ pages: made.pages, fault: null }]);
    expect(made.name).toContain('wholly-ours');
    const pdf = new Uint8Array(await (await fetchPath(made.path)).arrayBuffer());
    const [page] = await readPages(pdf);
    expect(page?.text).toContain(' · wholly-ours · ');
    expect(await kiosk.code('print', { ...FIRST_PRINT_ORDER, sheet: 'poster', board })).toBe('MALFORMED');
  });

  it.each([
    ['that there is not', { board: 'b-AAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another game', { game: other, board: boardId(village('Wholly Ours')), options: {} }],
    ['that is a path', { board: '../../package.json' }],
  ])('%s is MALFORMED', async (_, change) => {
    expect(await kiosk.code('print', { ...FIRST_PRINT_ORDER, sheet: 'poster', ...change })).toBe('MALFORMED');
  });
});

describe('an address', () => {
  it.each([
    ['of nothing', `/print/${'0'.repeat(32)}.pdf`],
    ['that is none', '/print/..%2f..%2fpackage.json'],
    ['without a name', '/print/'],
  ])('%s is 404', async (_, path) => {
    expect((await fetchPath(path)).status).toBe(404);
  });
});

describe('an order', () => {
  it('of a client without the host key is FORBIDDEN', async () => {
    const stranger = await TestClient.connect(baseOf(server));
    expect(await stranger.code('print', FIRST_PRINT_ORDER)).toBe('FORBIDDEN');
    stranger.close();
  });

  it.each([
    ['a game that has no kit', { game: 'stub' }],
    ['a pawn that is not there', { options: { pawn: 'd5', detectives: 4 } }],
    ['bars on labels that are narrower', { sheet: 'labels', options: { label: 'avery-l4731', code: 'code128' } }],
    ['an offset off the paper', { options: { offset: { right: 21, down: 0 } } }],
    ['an option that only another game has', { game: other, options: { pawn: 'd1' } }],
    ['an option that is none', { options: { __proto__: null, constructor: 'qr' } }],
    ['options longer than any kit has', { options: { code: 'q'.repeat(3_000) } }],
    ['an unknown sheet', { sheet: 'money' }],
  ])('of %s is MALFORMED', async (_, change) => {
    expect(await kiosk.code('print', { ...FIRST_PRINT_ORDER, ...change })).toBe('MALFORMED');
  });

  it('is BUSY when too many wait, and those are printed', async () => {
    const order = { ...FIRST_PRINT_ORDER, sheet: 'digits' };
    const replies = await Promise.all(Array.from({ length: 7 }, () => patiently(order)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(5);
    expect(replies.flatMap((reply) => (reply.ok ? [] : reply.refusal.code))).toEqual(['BUSY', 'BUSY']);
  });

  it('keeps no game waiting while it is printed', async () => {
    let done = false;
    void patiently({ ...FIRST_PRINT_ORDER, sheet: 'stations' }).then(() => {
      done = true;
    });
    let answers = 0;
    while (!done) {
      await kiosk.get('channel:key', {});
      answers += 1;
    }
    // Printed by the server itself, one or two answers would come before it and none during it.
    expect(answers).toBeGreaterThan(20);
  });
});

it('a server that is stopped does not wait for what it prints', async () => {
  const other = await TestFolder.make();
  const closing = new SlowClosing();
  const stopped = await startTestServer(other, closing.overrides);
  const client = await openKiosk(stopped);
  const reply = client.ask('print', { ...FIRST_PRINT_ORDER, sheet: 'stations' }).catch(() => undefined);
  await client.get('channel:key', {});
  // No step runs out of time: time stands still for them.
  await stopped.close();
  expect(closing.begun).toEqual(SlowClosing.steps);
  client.close();
  expect((await reply)?.ok).not.toBe(true);
  await other.remove();
});

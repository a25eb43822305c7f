import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hostGame, registry, unwrap } from '@mister-x/engine';
import { blindPotsKit } from '@mister-x/engine/testing/blind-pots/kit';
import { startServer } from '@mister-x/server';
import { HostConnection, newHostKey } from '@mister-x/server/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KioskLink } from '../processes/referee-process.js';
import { PROJECT } from '../project.js';
import { launchChromium } from '../support/evening.js';
import { Device } from '../support/device.js';
import { KioskPage } from '../support/kiosk-page.js';
import { layoutFaults } from '../support/layout.js';
import { PhonePage } from '../support/phone-page.js';
import { wordsIn } from '../support/words.js';

/** A game that is no pursuit, with pages that only this build has: what all games share is enough for them. */

const KIOSK = fileURLToPath(new URL('kiosk/', PROJECT));
const NAMES = ['Nora', 'Emil', 'Suse'] as const;
const ROUNDS = 2;

const blindPots = blindPotsKit.game;
/** The referee deals by itself, and nobody hurries: nothing in this evening waits for the clock. */
const game: typeof blindPots = {
  ...blindPots,
  timers: (state) => (state.phase === 'deal' ? [{ id: 'deal', ms: 0, action: { type: 'deal' } }] : []),
};

let folder: string;
let browser: Browser;
let server: Awaited<ReturnType<typeof start>>;
const hostKey = newHostKey();

async function start() {
  const kioskDir = join(folder, 'pages');
  const vite = dirname(createRequire(join(KIOSK, 'package.json')).resolve('vite/package.json'));
  await promisify(execFile)(
    process.execPath,
    [join(vite, 'bin/vite.js'), 'build', '--outDir', kioskDir, '--logLevel', 'error'],
    { cwd: KIOSK, env: { ...process.env, KIOSK_TOYS: '1' } },
  );
  return unwrap(
    await startServer({
      host: '127.0.0.1',
      port: 0,
      dataDir: join(folder, 'data'),
      kioskDir,
      logLevel: 'silent',
      mdns: false,
      registry: registry(hostGame(game)),
      hostKey,
    }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-toy-'));
  [server, browser] = await Promise.all([start(), launchChromium()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('a game of cards is played from the set-up to the end', async () => {
  const words = await wordsIn('en');
  const { messages: pots } = await import('../../kiosk/src/testing/games/blind-pots/messages/game/en.js');
  const address = `http://127.0.0.1:${server.port}`;
  const small = { viewport: { width: 800, height: 480 } };
  const kiosk = new KioskPage(await Device.kiosk(browser, 'kiosk', small), words);
  const phones = await Promise.all(NAMES.map(async (name) => new PhonePage(await Device.phone(browser, name), words)));
  const host = await HostConnection.to(address, hostKey);
  await kiosk.page.goto(KioskLink.to(server.port, await host.invite()).href);

  await kiosk.button(words.screen.home.newTable).click();
  // Its code counts only while someone shows it.
  host.close();
  await kiosk.page.getByText(pots.game, { exact: true }).click();
  await kiosk.page.getByText(String(ROUNDS), { exact: true }).last().click();
  await kiosk.tab(words.screen.setup.steps.players);
  for (const [i, name] of NAMES.entries()) {
    await kiosk.page.getByLabel(pots.name(i + 1)).fill(name);
  }
  await kiosk.button(words.screen.setup.create).click();

  for (const [i, phone] of phones.entries()) {
    await phone.type(address, await kiosk.code(NAMES[i] ?? ''));
    await phone.writeCodeDown();
    await phone.page.getByText(words.phone.gathering.wait).waitFor();
  }
  await kiosk.device.screenshot('toy/gathering');
  await kiosk.start();

  /** Cards lie under the cover, each on one phone, and never on the big screen. */
  const hands: string[] = [];
  for (const phone of phones) {
    const cards = phone.page.locator('.hand li');
    await phone.page.getByRole('heading', { name: pots.exchange }).waitFor();
    expect(await cards.count()).toBe(0);
    await phone.uncover();
    await cards.first().waitFor();
    const hand = await cards.allTextContents();
    expect(hand).toHaveLength(4);
    hands.push(...hand.map((card) => card.trim()));
  }
  expect(new Set(hands).size).toBe(12);
  const shown = (await kiosk.page.locator('main, .table').allInnerTexts()).join(' ');
  for (const card of hands) expect(shown).not.toMatch(new RegExp(`\\b${card}\\b`));

  for (let round = 1; round <= ROUNDS; round++) {
    // Who exchanges first goes round the table.
    for (const turn of NAMES.keys()) {
      const seat = (round - 1 + turn) % NAMES.length;
      const phone = phones[seat];
      if (phone === undefined) throw new Error('a seat without a phone');
      await kiosk.page.getByRole('heading', { name: pots.exchanges(NAMES[seat] ?? '') }).waitFor();
      await phone.uncover();
      await phone.button(pots.keep).tap();
      await phone.covered();
    }
    await kiosk.page.getByRole('heading', { name: pots.everybodyLays }).waitFor();
    expect(await layoutFaults(kiosk.page, { kind: 'kiosk' })).toEqual([]);
    for (const [i, phone] of phones.entries()) {
      await phone.uncover();
      await phone.page.locator('.hand li button').first().tap();
      await phone.device.screenshot(`toy/hand-${phone.device.name}`);
      await phone.button(pots.layThis).tap();
      await phone.covered();
      if (i > 0 || round > 1) continue;
      // As long as not all have laid, who has may think again.
      await phone.uncover();
      await phone.page.locator('.hand li button').last().tap();
      await phone.button(pots.layThis).tap();
      await phone.covered();
    }
    await kiosk.page.getByRole('heading', { name: pots.everybodyAnswers }).waitFor();
    for (const [i, phone] of phones.entries()) {
      await phone.uncover();
      await phone.button(round === 1 && i === 0 ? pots.shout : pots.pass).tap();
    }
  }

  await kiosk.page.getByText(pots.outcomes.WON).waitFor();
  await kiosk.page.getByText(words.trust.checked.whole).first().waitFor();
  await kiosk.device.screenshot('toy/end');
  expect(await layoutFaults(kiosk.page, { kind: 'kiosk' })).toEqual([]);
  for (const phone of phones) {
    await phone.page.getByRole('heading', { name: pots.outcomes.WON }).waitFor();
    await phone.page.getByText(words.trust.checked.whole).first().waitFor();
  }
  for (const { device } of [kiosk, ...phones]) {
    expect(await device.page.locator('.band[role="alert"]').count()).toBe(0);
    expect(device.faults, device.name).toEqual([]);
    await device.close();
  }
});

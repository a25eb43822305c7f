import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as reminders } from '../../kiosk/src/visit/reminders/messages/en.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { Evening, launchChromium } from '../support/evening.js';
import type { PhonePage } from '../support/phone-page.js';
import { stepAwayFromDetectives, stepTowards } from '../support/planner.js';
import { LAN_NAME, Referee } from '../support/referee.js';
import { YardTable } from '../support/yard-table.js';

const PEOPLE = ['Xenia', 'Ada', 'Ben'];
const players = { hunters: 2, names: PEOPLE, language: 'en', serverDeals: true } as const;

it('over HTTPS phones join and play in a secure context, are installed and notified; the kiosk here stays plain', () =>
  Evening.spend(
    'https',
    async (evening) => {
      const { referee } = evening;
      const yard = await YardTable.gather(evening, players, ['Ada']);
      const board = yard.kiosk;
      const words = board.words.screen.line;

      expect(new URL(board.page.url()).protocol).toBe('http:');
      await board.page.getByText(words.https).waitFor();
      await board.page.getByText(/^https:\/\/.+\/play$/).waitFor();
      await evening.looks(board, 'gathering over HTTPS');
      await board.button(words.how).click();
      await board.page.getByRole('img', { name: words.qr }).waitFor();
      await board.page.getByText(/^http:\/\/.+\/trust$/).waitFor();
      const shown = await board.page.getByRole('dialog').locator('code').allTextContents();
      expect(shown.join(' ')).toBe(referee.fingerprint);
      await evening.looks(board, 'how phones trust it');
      await board.button(board.words.common.close).click();

      // What browsers grant in a secure context only, and this page's policy allows.
      const granted = await yard.x.page.evaluate(() => ({
        wakeLock: 'wakeLock' in navigator,
        camera: navigator.mediaDevices?.getUserMedia !== undefined,
        cryptography: crypto.subtle !== undefined,
      }));
      expect(granted).toEqual({ wakeLock: true, camera: true, cryptography: true });
      // Where the browser has a lock that keeps a phone awake, no video is fetched.
      await yard.x.page.locator('h1').tap();
      expect((await fetchedBy(yard.x.page)).filter((file) => /silence-/.test(file))).toEqual([]);

      await board.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      await comesBackInstalled(yard.x);
      await isNotified(evening, yard.phoneOf('Ada'), yard.table);
      await yard.travel([stepAwayFromDetectives(yard.secret)]);
      await yard.move('d1', stepTowards(yard.view, 'd1', yard.xStop, false));
      await yard.everybody('d1 has moved', ({ next }) => next[0] === 'd2');
    },
    'https',
  ));

const fetchedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Opened as an installed page it is at its seat again, and its address holds no secret. */
async function comesBackInstalled(phone: PhonePage): Promise<void> {
  const { page, words } = phone;
  const session = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ start_url: '/play', scope: '/play', id: '/play' });
  const sources = manifest.icons.map(({ src }: { src: string }) => src);
  await page.evaluate(
    (all: readonly string[]) => Promise.all(all.map((src) => Object.assign(new Image(), { src }).decode())),
    sources,
  );
  await page.goto(new URL(manifest.start_url, page.url()).href);
  await phone.button(words.phone.menu.open).waitFor();
}

/** A push service that no browser here could reach: the page is told of a subscription all the same. */
const ENDPOINT = 'https://push.club-der-detektive.invalid/ada';
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

async function isNotified(evening: Evening, phone: PhonePage, table: string): Promise<void> {
  const { page } = phone;
  await page.context().grantPermissions(['notifications']);
  await page.evaluate(
    ([endpoint, keys]) => {
      const subscription = { endpoint, toJSON: () => ({ keys }) } as unknown as PushSubscription;
      let made = false;
      PushManager.prototype.subscribe = async () => {
        made = true;
        return subscription;
      };
      PushManager.prototype.getSubscription = async () => (made ? subscription : null);
    },
    [ENDPOINT, KEYS] as const,
  );
  await phone.button(phone.words.phone.menu.open).tap();
  await phone.button(phone.words.phone.menu.reminders).tap();
  const notify = page.getByRole('switch', { name: reminders.push.label });
  await expect.poll(() => notify.getAttribute('aria-checked')).toBe('false');
  await notify.tap();
  await expect.poll(() => notify.getAttribute('aria-checked')).toBe('true');
  await evening.looks(phone, 'notifications are on');

  const wire = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const data = { table, seat: 'h1', at: 'Ada, at the table', title: 'It’s your turn.' };
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  const notes = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(notes).toEqual([{ title: data.title, body: data.at }]);
  await notify.tap();
  await expect.poll(() => notify.getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press('Escape');
}

const certutil = (...args: readonly string[]) => spawnSync('certutil', args, { encoding: 'utf8' });

/** Debian's libnss3-tools; Chromium on Linux reads the authorities of its user from there. */
const CAN_TRUST = process.platform === 'linux' && certutil('-H').error === undefined;

it.skipIf(!CAN_TRUST)(
  'a browser that was told to trust the downloaded certificate accepts the referee, and no other name',
  () =>
    inTemporaryFolder(async (home) => {
      const referee = await Referee.start({ line: 'https' });
      try {
        const url = `http://localhost:${referee.port}/trust/mister-x.crt`;
        const file = join(home, 'mister-x.crt');
        await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
        await mkdir(join(home, '.pki/nssdb'), { recursive: true });
        const store = `sql:${join(home, '.pki/nssdb')}`;
        expect(certutil('-d', store, '-N', '--empty-password').status).toBe(0);
        const visit = async (address: string): Promise<string> => {
          const browser = await launchChromium(undefined, home);
          try {
            const page = await browser.newPage();
            await page.goto(`${address}/play`);
            return (await page.evaluate(() => isSecureContext)) ? 'secure' : 'insecure';
          } catch (error) {
            return /ERR_\w+/.exec(String(error))?.[0] ?? String(error);
          } finally {
            await browser.close();
          }
        };
        expect(await visit(referee.lanAddress)).toBe('ERR_CERT_AUTHORITY_INVALID');
        expect(certutil('-d', store, '-A', '-t', 'C,,', '-n', 'x', '-i', file).status).toBe(0);
        expect(await visit(referee.lanAddress)).toBe('secure');
        const other = referee.lanAddress.replace(LAN_NAME, '127.0.0.2');
        expect(await visit(other)).toBe('ERR_CERT_COMMON_NAME_INVALID');
      } finally {
        await referee.stop();
      }
    }),
);

import type { Language } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { messages as de } from '../../kiosk/src/lib/reminders/messages/de.js';
import { messages as en } from '../../kiosk/src/lib/reminders/messages/en.js';
import { messages as fr } from '../../kiosk/src/lib/reminders/messages/fr.js';
import { messages as ru } from '../../kiosk/src/lib/reminders/messages/ru.js';
import { alsoAt, alsoHeld, atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, PHONE_SIZES } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';
import { flee } from '../support/planner.js';

useChromium();

const WORDS: Readonly<Record<Language, typeof en>> = { en, de, fr, ru };
const PEOPLE = ['Alexandra', 'Katharina', 'Maximilian', 'Anastasia', 'Bartholomäus'];
const SETTINGS = { hunters: 4, names: PEOPLE, language: 'en', serverDeals: true } as const;
/** No name server knows it. */
const NOWHERE = 'https://hooks.club-der-detektive.invalid/games/7?key=secret';

type Screen = KioskPage | PhonePage;
const wordsOf = ({ words }: Screen) => WORDS[words.language];

async function open(screen: Screen): Promise<void> {
  if ('menu' in screen) {
    await screen.menu();
    await screen.button(screen.words.table.menu.reminders).click();
  } else {
    await screen.button(screen.words.phone.menu.open).tap();
    await screen.button(screen.words.phone.menu.reminders).tap();
  }
  await screen.page.getByRole('heading', { name: wordsOf(screen).hook.title }).waitFor();
}

async function addHook(screen: Screen, url: string): Promise<void> {
  await screen.page.getByRole('textbox', { name: wordsOf(screen).hook.url }).fill(url);
  await screen.button(wordsOf(screen).hook.add).click();
}

/** What is shown once. */
const shown = ({ page }: Screen, name: string) => page.getByRole('textbox', { name, exact: true });

it('reminders', () =>
  Evening.spend('reminders-looks', async (evening) => {
    const gallery = new Gallery();
    const yard = await YardTable.gather(evening, SETTINGS, ['Katharina']);
    await yard.kiosk.start();
    await yard.everybody('the first round', ({ round }) => round === 1);
    const kiosks = [yard.kiosk, ...(await alsoAt(evening, yard.table))];
    const phone = yard.phoneOf('Katharina');
    const phones = [phone, ...(await alsoHeld(evening, await phone.held(), 'Katharina'))];
    const screens: readonly Screen[] = [...kiosks, ...phones];

    await atOnce(screens, open);
    await gallery.kiosks('reminders-none', kiosks);
    await gallery.phones('reminders-none', phones, PHONE_SIZES);

    await addHook(phone, 'https://192.168.0.1/');
    await phone.page.getByText(en.hook.wrong).waitFor();
    await gallery.phones('reminders-wrong', [phone]);
    for (const screen of [yard.kiosk, phone]) {
      await addHook(screen, NOWHERE);
      const secret = shown(screen, en.hook.secret(new URL(NOWHERE).host));
      expect(await secret.inputValue()).toMatch(/^whsec_/);
      await screen.button(en.feed.make).click();
      const address = await shown(screen, en.feed.address).inputValue();
      expect((await fetch(address)).status).toBe(200);
    }
    await gallery.kiosks('reminders-made', [yard.kiosk]);
    await gallery.phones('reminders-made', [phone], PHONE_SIZES);

    // It is told to nobody a second time; what is wrong with it is.
    await atOnce(screens, ({ page }) => page.keyboard.press('Escape'));
    await yard.travel([flee(yard.secret)]);
    await yard.everybody('the first detective', ({ next }) => next.length > 0);
    await atOnce(screens, async (screen) => {
      const failed = screen.page.getByText(wordsOf(screen).hook.ADDRESS);
      await expect
        .poll(async () => {
          await open(screen);
          if ((await failed.count()) > 0) return true;
          await screen.page.keyboard.press('Escape');
          return false;
        })
        .toBe(true);
      expect(await screen.page.content()).not.toMatch(/whsec_|key=secret|\.atom/);
    });
    await gallery.kiosks('reminders-failed', kiosks);
    await gallery.phones('reminders-failed', phones, PHONE_SIZES);

    await atOnce([yard.kiosk, phone], async (screen) => {
      for (let left = 2; left > 0; left--) await screen.button(en.withdraw).first().click();
      await screen.button(en.feed.make).waitFor();
    });
    await atOnce(screens, ({ page }) => page.keyboard.press('Escape'));

    // What everybody was told, as a post in a forum.
    await atOnce(kiosks, async (kiosk) => {
      const { play } = kiosk.words.table;
      await kiosk.button(play.history).click();
      await kiosk.button(play.post.open).click();
      const post = shown(kiosk, play.post.text);
      const latest = await post.inputValue();
      expect(latest).toMatch(/^\[b\].+\[\/b\]\n\[list\]\n\[\*\]/);
      await kiosk.page.getByRole('combobox', { name: play.post.round }).selectOption('all');
      await kiosk.page.getByText('Markdown').click();
      await expect.poll(() => post.inputValue()).toContain('\n- ');
    });
    await gallery.kiosks('post', kiosks);
    gallery.close();
    expect(evening.languages).toHaveLength(phones.length);
  }));

/** A push service that no browser here could reach: the page is told of a subscription all the same. */
const ENDPOINT = 'https://push.club-der-detektive.invalid/katharina';
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

it('over HTTPS a phone can be notified', () =>
  Evening.spend(
    'reminders-push',
    async (evening) => {
      const players = { hunters: 2, names: ['Xenia', 'Ada', 'Ben'], serverDeals: true } as const;
      const yard = await YardTable.gather(evening, { ...players, language: 'en' }, ['Ada']);
      const phone = yard.phoneOf('Ada');
      const { page } = phone;
      await yard.kiosk.start();
      await yard.everybody('the first round', ({ round }) => round === 1);
      await page.context().grantPermissions(['notifications']);
      await page.evaluate(
        ([endpoint, keys]) => {
          const subscription = { endpoint, toJSON: () => ({ keys }) };
          let made = false;
          PushManager.prototype.subscribe = async () => {
            made = true;
            return subscription as unknown as PushSubscription;
          };
          PushManager.prototype.getSubscription = async () =>
            made ? (subscription as unknown as PushSubscription) : null;
        },
        [ENDPOINT, KEYS] as const,
      );
      await open(phone);
      const notify = page.getByRole('switch', { name: en.push.label });
      expect(await notify.getAttribute('aria-checked')).toBe('false');
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
      const data = {
        table: yard.table,
        seat: 'd1',
        at: 'Ada, at the table',
        title: 'It’s your turn.',
      };
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
    },
    'https',
  ));

import { expect, it } from 'vitest';
import { ALL_BY_CORRESPONDENCE } from '../processes/programs.js';
import { alsoHeld, atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, PHONE_SIZES } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { PhonePage } from '../support/phone-page.js';

useChromium();

const PEOPLE = ['Xenia', 'Bartholomäus Maximilian', 'Александра'];
/** Dialogs fit the smallest phones in use. */
const ASKED_SIZES = [{ width: 320, height: 568 }, ...PHONE_SIZES];
/** What the seats are called: masks. */
const MASKS = ['The Fox', 'Red', 'Blue'];

/** Makes the next invitation that is missing, and reads its link. */
async function invite(kiosk: KioskPage, place: number): Promise<string> {
  const { post } = kiosk.words.table;
  await kiosk.button(`${post.invite}: ${post.place(place)}`).click();
  const link = await kiosk.page.getByRole('dialog').locator('code').textContent();
  return (link ?? '').trim();
}

const close = (kiosk: KioskPage) => kiosk.button(kiosk.words.common.close).click();

async function accept(phone: PhonePage, name: string): Promise<void> {
  const { join } = phone.words;
  await phone.page.getByLabel(join.name).fill(name);
  await phone.button(join.post.accept).tap();
  await phone.page.getByRole('heading', { name: join.post.there }).waitFor();
}

it('people are invited by links, and lots say to each alone which seat is theirs', () =>
  Evening.spend(
    'by-post',
    async (evening) => {
      const { referee } = evening;
      const gallery = new Gallery();
      const kiosks: KioskPage[] = [];
      for (const language of evening.languages) {
        const kiosk = await evening.kiosk(language, `kiosk-${language}`);
        await kiosk.device.remember({ language });
        kiosks.push(kiosk);
      }
      const [kiosk] = kiosks;
      if (kiosk === undefined) throw new Error('there is no language');
      await kiosk.open(referee);
      await kiosk.setUp({ hunters: 2, names: MASKS, language: 'en', serverDeals: true });
      const { post } = kiosk.words.table;
      await kiosk.page.getByText(post.missing(3)).waitFor();
      const table = kiosk.device.wire.table?.table ?? '';
      for (const other of kiosks.slice(1)) {
        await other.page.goto(`${await referee.kioskLink()}&table=${table}`);
      }

      const links = [await invite(kiosk, 1)];
      await gallery.kiosks('a link that is shown once', [kiosk]);
      await close(kiosk);
      const asked: PhonePage[] = [];
      for (const language of evening.languages) {
        const phone = await evening.phone(language, `asked-${language}`);
        await phone.device.remember({ language });
        await phone.page.goto(links[0] ?? '');
        await phone.button(phone.words.join.post.accept).waitFor();
        asked.push(phone);
      }
      const [first, ...others] = asked;
      if (first === undefined) throw new Error('there is no language');
      await accept(first, PEOPLE[0] ?? '');
      // The link was good once.
      await gallery.phones('an invitation', others, PHONE_SIZES);
      const late = others[0];
      await late?.page.getByLabel(late.words.join.name).fill('Eve');
      await late?.button(late.words.join.post.accept).tap();
      await late?.page.getByText(late.words.common.refusals.CODE_UNKNOWN).waitFor();
      await atOnce(others, ({ device }) => evening.lose(device));

      const phones = [first];
      for (const place of [2, 3]) {
        // The dialog is as long as its language.
        const inviter = kiosks[place - 1] ?? kiosk;
        const link = await invite(inviter, place);
        await gallery.kiosks('a link that is shown once', [inviter]);
        await close(inviter);
        const phone = await evening.phone('en', `phone-${place}`);
        await phone.page.goto(link);
        if (place === 2)
          await atOnce(kiosks, (each) =>
            each.page.getByText(each.words.table.post.invited, { exact: true }).waitFor(),
          );
        if (place === 2) await gallery.kiosks('who has come', kiosks);
        await accept(phone, PEOPLE[place - 1] ?? '');
        phones.push(phone);
      }
      await gallery.phones('a place', [first], PHONE_SIZES);
      const origin = new URL(links[0] ?? '').origin;
      const elsewhere = `${origin}/`;
      // Opened once more, the link leads back to the place.
      await first.page.goto(elsewhere);
      await first.page.goto(links[0] ?? '');
      await first.page.getByRole('heading', { name: first.words.join.post.there }).waitFor();
      await first.writeCodeDown();
      await first.page.getByRole('heading', { name: first.words.join.post.there }).waitFor();
      // One of them is not there when the host begins, and finds his seat later.
      const [, away] = phones;
      await away?.page.goto(elsewhere);

      await kiosk.start();
      for (const phone of phones.filter((each) => each !== away)) {
        await phone.button(phone.words.phone.menu.open).waitFor();
      }
      await away?.page.goto(`${origin}/play`);
      await away?.button(away.words.phone.menu.open).waitFor();
      const held = await Promise.all(phones.map((phone) => phone.held()));
      expect(held.map(({ seat }) => seat).sort()).toEqual(['h1', 'h2', 'x']);
      for (const name of PEOPLE) {
        expect(await kiosk.page.getByText(name).count(), `${name} at the kiosk`).toBe(0);
      }

      /** The same seat in every language, whose other phones are put away again. */
      const inAll = async (
        phone: PhonePage,
        name: string,
        look: (all: readonly PhonePage[]) => Promise<void>,
      ) => {
        const others = await alsoHeld(evening, await phone.held(), name);
        await look([phone, ...others]);
        for (const { device } of others) await evening.lose(device);
      };

      // One of them is gone for good: the others give the seat to someone new.
      const gone = phones.findIndex((_, i) => held[i]?.seat === 'h1');
      await atOnce(kiosks, async (each) => {
        await each.button(each.words.table.play.menu).click();
        await each.button(each.words.table.seats.title).click();
      });
      await gallery.kiosks('who plays', kiosks);
      const row = kiosk.page.getByRole('listitem').filter({ hasText: MASKS[1] ?? '' });
      await row.getByRole('button', { name: post.successor }).click();
      await atOnce(kiosks, (each) =>
        each.page.getByText(each.words.table.post.agreed(0, 2)).waitFor(),
      );
      await gallery.kiosks('a new player is wanted', kiosks);
      const old = phones[gone];
      await old?.button(old.words.join.post.replace.here).waitFor();
      if (old !== undefined) {
        await inAll(old, 'gone', async (all) => {
          await gallery.phones('is asked whether he is there', all, ASKED_SIZES);
        });
      }
      for (const [i, phone] of phones.filter((each) => each !== old).entries()) {
        const { replace } = phone.words.join.post;
        await phone.button(replace.yes).waitFor();
        if (i === 0) {
          await inAll(phone, 'asked', async (all) => {
            await gallery.phones('is asked about a new player', all, ASKED_SIZES);
          });
        }
        await phone.button(replace.yes).tap();
      }
      await row.getByText(post.vacant).waitFor();
      await old?.page.getByText(kiosk.words.phone.moved.given).waitFor();
      await atOnce(kiosks, (each) => each.page.getByText(each.words.table.post.vacant).waitFor());
      await gallery.kiosks('a seat is vacant', kiosks);
      const russian = kiosks.at(-1);
      if (russian !== undefined) {
        await russian.page.getByRole('dialog').getByText(russian.words.table.post.invite).click();
        await russian.page.locator('dialog code').waitFor();
        await gallery.kiosks('a link for a new player', [russian]);
      }
      await row.getByRole('button', { name: post.invite }).click();
      const link = await kiosk.page.getByRole('dialog').locator('code').textContent();
      const newcomer = await evening.phone('en', 'newcomer');
      await newcomer.page.goto((link ?? '').trim());
      await newcomer.page.getByLabel(newcomer.words.join.name).fill('Wanda');
      await newcomer.button(newcomer.words.join.post.accept).tap();
      await newcomer.button(newcomer.words.phone.menu.open).waitFor();
      expect((await newcomer.held()).seat).toBe('h1');
      gallery.close();
    },
    { program: ALL_BY_CORRESPONDENCE },
  ));

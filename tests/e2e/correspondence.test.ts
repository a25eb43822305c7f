import { expect, it } from 'vitest';
import { ALL_BY_CORRESPONDENCE } from '../processes/referee-process.js';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { PhonePage } from '../support/phone-page.js';

useChromium();

const PEOPLE = ['Xenia', 'Bartholomäus Maximilian', 'Александра'];
/** What the seats are called: masks. */
const MASKS = ['The Fox', 'Red', 'Blue'];

/** Makes the next invitation that is missing, and reads its link, which is shown once. */
async function invite(evening: Evening, kiosk: KioskPage, place: number): Promise<string> {
  const { correspondence: post } = kiosk.words.screen;
  await kiosk.button(`${post.invite}: ${post.place(place)}`).click();
  const link = await kiosk.page.getByRole('dialog').locator('code').textContent();
  await evening.looks(kiosk, 'a link that is shown once');
  await kiosk.button(kiosk.words.common.close).click();
  return (link ?? '').trim();
}

async function accept(phone: PhonePage, name: string): Promise<void> {
  const { join } = phone.words;
  await phone.page.getByLabel(join.name).fill(name);
  await phone.button(join.correspondence.accept).tap();
  await phone.page.getByRole('heading', { name: join.correspondence.there }).waitFor();
}

it('people are invited by links, and lots say to each alone which seat is theirs', () =>
  Evening.spend(
    'by-post',
    async (evening) => {
      const kiosk = await evening.kiosk('en');
      await kiosk.open(evening.referee);
      await kiosk.setUp({ hunters: 2, names: MASKS, language: 'en', serverDeals: true });
      const { correspondence: post } = kiosk.words.screen;
      await kiosk.page.getByText(post.missing(3)).waitFor();

      const phones: PhonePage[] = [];
      const links: string[] = [];
      for (const [i, name] of PEOPLE.entries()) {
        const link = await invite(evening, kiosk, i + 1);
        const phone = await evening.phone('en', `phone-${i + 1}`);
        await phone.page.goto(link);
        await phone.button(phone.words.join.correspondence.accept).waitFor();
        if (i === 0) await evening.looks(phone, 'an invitation');
        if (i === 1) await kiosk.page.getByText(post.invited, { exact: true }).waitFor();
        await accept(phone, name);
        phones.push(phone);
        links.push(link);
      }
      await evening.looks(kiosk, 'who has come');
      // The link was good once.
      const late = await evening.phone('en', 'late');
      await late.page.goto(links[0] ?? '');
      await late.page.getByText(late.words.common.refusals.CODE_UNKNOWN).waitFor();
      await evening.lose(late.device);

      // Opened once more, the link leads back to the place.
      const [first, away] = phones as [PhonePage, PhonePage];
      await evening.looks(first, 'a place');
      const origin = new URL(links[0] ?? '').origin;
      await first.page.goto(`${origin}/`);
      await first.page.goto(links[0] ?? '');
      await first.page.getByRole('heading', { name: first.words.join.correspondence.there }).waitFor();
      await first.writeCodeDown();
      await first.page.getByRole('heading', { name: first.words.join.correspondence.there }).waitFor();
      // One of them is not there when the host begins, and finds the seat later.
      await away.page.goto(`${origin}/`);
      await kiosk.start();
      for (const phone of phones.filter((each) => each !== away)) {
        await phone.button(phone.words.phone.menu.open).waitFor();
      }
      await away.page.goto(`${origin}/play`);
      await away.button(away.words.phone.menu.open).waitFor();
      const held = await Promise.all(phones.map((phone) => phone.held()));
      expect(held.map(({ seat }) => seat).sort()).toEqual(['h1', 'h2', 'x']);
      for (const name of PEOPLE) {
        expect(await kiosk.page.getByText(name).count(), `${name} at the kiosk`).toBe(0);
      }

      await replace(evening, kiosk, phones, held.map(({ seat }) => seat).indexOf('h1'));
    },
    { program: ALL_BY_CORRESPONDENCE },
  ));

/** One of them is gone for good: the others give the seat to someone new. */
async function replace(evening: Evening, kiosk: KioskPage, phones: readonly PhonePage[], gone: number): Promise<void> {
  const { play, correspondence: post, seats } = kiosk.words.screen;
  await kiosk.button(play.menu).click();
  await kiosk.button(seats.title).click();
  await evening.looks(kiosk, 'who plays');
  const row = kiosk.page.getByRole('listitem').filter({ hasText: MASKS[1] ?? '' });
  await row.getByRole('button', { name: post.successor }).click();
  await kiosk.page.getByText(post.agreed(0, 2)).waitFor();
  await evening.looks(kiosk, 'a new player is wanted');
  for (const [i, phone] of phones.entries()) {
    const { replace } = phone.words.join.correspondence;
    await phone.button(i === gone ? replace.here : replace.yes).waitFor();
    await evening.looks(phone, 'is asked about a new player');
    if (i !== gone) await phone.button(replace.yes).tap();
  }
  await row.getByText(post.vacant).waitFor();
  const old = phones[gone];
  await old?.page.getByText(old.words.phone.moved.given).waitFor();
  await evening.looks(kiosk, 'a seat is vacant');
  await row.getByRole('button', { name: post.invite }).click();
  const link = await kiosk.page.getByRole('dialog').locator('code').textContent();
  const newcomer = await evening.phone('en', 'newcomer');
  await newcomer.page.goto((link ?? '').trim());
  await newcomer.page.getByLabel(newcomer.words.join.name).fill('Wanda');
  await newcomer.button(newcomer.words.join.correspondence.accept).tap();
  await newcomer.button(newcomer.words.phone.menu.open).waitFor();
  expect((await newcomer.held()).seat).toBe('h1');
}

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { PhonePage } from '../support/phone-page.js';

useChromium();

const NAMES = ['Moriarty', 'Anna', 'Bernd', 'Chloé', 'Дмитрий', 'Elif'];
const SMALLEST = { viewport: { width: 800, height: 480 } };

const stateOf = ({ page }: KioskPage, name: string, state: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByText(state).waitFor();
const codesOn = (page: Page) => page.locator('svg.qr').count();

it('six people join on the smallest screen: one code at a time, and no step but a name', () =>
  Evening.spend('joining', async (evening) => {
    const { referee } = evening;
    const kiosk = await evening.kiosk('en', 'kiosk', SMALLEST);
    await kiosk.open(referee);
    await kiosk.setUp({ hunters: 5, names: NAMES, language: 'en' });
    const words = kiosk.words.screen.gathering;
    const title = kiosk.page.locator('.join h2');
    await title.getByText('Moriarty').waitFor();
    expect(await codesOn(kiosk.page)).toBe(1);
    await evening.looks(kiosk, 'Mister X is asked first');
    const own = await kiosk.code('Moriarty');
    const key = kiosk.device.wire.host?.channelKey ?? '';

    // Mister X is late: the others join, and his code comes back.
    const shared = await kiosk.code('Anna');
    expect(shared).not.toBe(own);
    expect(await codesOn(kiosk.page)).toBe(1);
    await evening.looks(kiosk, 'the others join');
    const scan = async (name: string, code: string): Promise<PhonePage> => {
      const phone = await evening.phone('en', name);
      await phone.scan(referee.lanAddress, code, key);
      return phone;
    };
    const anna = await scan('Anna', shared);
    await anna.button('Anna').waitFor();
    // His seat is not for guests with the code for all.
    expect(await anna.button('Moriarty').count()).toBe(0);
    await evening.looks(anna, 'a name to pick');
    await anna.sitDown('Anna');
    await stateOf(kiosk, 'Anna', words.joined);
    await stateOf(kiosk, 'Bernd', kiosk.words.screen.seats.onKiosk);
    await title.getByText(words.others).waitFor();

    // Bertha corrects what was typed for her, and everybody sees it.
    const bertha = await scan('Bertha', shared);
    await bertha.button('Bernd').tap();
    await bertha.page.getByLabel(bertha.words.join.name).fill('Bertha');
    await evening.looks(bertha, 'a name to correct');
    await bertha.button(bertha.words.join.sit).tap();
    await stateOf(kiosk, 'Bertha', words.joined);

    // One who types it compares words first.
    const chloe = await evening.phone('en', 'Chloé');
    await chloe.type(referee.lanAddress, shared);
    expect(await chloe.sameNumber()).toBe(await kiosk.checkNumber());
    // Back leads to the step before, and nothing is typed again.
    await chloe.button('Chloé').waitFor();
    await chloe.page.goBack();
    await chloe.button(chloe.words.join.take).tap();
    // A page that is loaded again asks neither for the code nor for the number again.
    await chloe.button('Chloé').waitFor();
    await chloe.page.reload();
    await chloe.sitDown('Chloé');
    await stateOf(kiosk, 'Chloé', words.joined);

    await kiosk.button(words.codeFor('Moriarty')).click();
    await title.getByText('Moriarty').waitFor();
    const x = await scan('Moriarty', own);
    // He sits at once; a recovery code is offered, and he looks later.
    const { show, later, heading } = x.words.phone.recovery;
    await x.button(show).waitFor();
    await stateOf(kiosk, 'Moriarty', words.joined);
    await title.getByText(words.others).waitFor();
    await evening.looks(x, 'a recovery code is offered');
    await x.button(later).tap();
    await x.button(show).waitFor({ state: 'hidden' });

    const thief = await scan('a photo of his code', own);
    await thief.page.getByText(thief.words.common.refusals.CODE_UNKNOWN).waitFor();
    await evening.lose(thief.device);

    await evening.looks(kiosk, 'Mister X has joined');
    await kiosk.start();
    for (const { device } of [x, anna, bertha, chloe])
      await device.wire.until('the game', ({ match }) => match !== undefined);
    const late = await scan('a photo of the code for all', shared);
    await late.page.getByText(late.words.common.refusals.CODE_UNKNOWN).waitFor();
    await evening.lose(late.device);

    // It stays in the menu until it is written down.
    await x.page.reload();
    await x.button(x.words.phone.menu.open).tap();
    await x.button(heading).tap();
    // Back leads from the code to the game, and closes the menu there.
    const write = x.button(x.words.phone.recovery.written);
    await write.waitFor();
    await x.page.goBack();
    await write.waitFor({ state: 'hidden' });
    await x.button(x.words.phone.menu.open).tap();
    await x.button(heading).waitFor();
    await x.page.goBack();
    await x.button(heading).waitFor({ state: 'hidden' });
    await x.button(x.words.phone.menu.open).tap();
    await x.button(heading).tap();
    expect(await x.writeCodeDown()).toMatch(/^\d{4}( \d{4}){4}$/);
    await x.button(x.words.phone.menu.open).tap();
    expect(await x.button(heading).count()).toBe(0);
  }));

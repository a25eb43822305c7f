import { expect, it } from 'vitest';
import { codeIn } from '../processes/referee-process.js';
import { Evening } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';

const kept = (kiosk: KioskPage, name = 'host-key') =>
  kiosk.page.evaluate((key) => localStorage.getItem(`mister-x:${key}`), name);

const atHome = (kiosk: KioskPage) => kiosk.button(kiosk.words.screen.home.newTable).waitFor();

/** What the dialog shows for another screen: its code, and the key that its QR code holds as well. */
async function invitation(kiosk: KioskPage): Promise<{ code: string; channel: string }> {
  await kiosk.page.getByRole('img', { name: kiosk.words.screen.screens.qr }).waitFor();
  const link = (await kiosk.page.locator('.link').textContent()) ?? '';
  const channel = /"channelKey":"([\w-]+)"/.exec(kiosk.device.wire.heard.join())?.[1] ?? '';
  return { code: codeIn(link), channel };
}

it('screens let each other in, see each other come, and are signed out', () =>
  Evening.spend('screens', async (evening) => {
    const { referee } = evening;
    const kiosk = await evening.kiosk('en');
    const link = referee.printedLink;
    await kiosk.page.goto(link);
    await atHome(kiosk);
    // Neither the address nor what "back" leads to holds the code, and what is kept is no code.
    expect(kiosk.page.url()).not.toContain('pair');
    expect((await kept(kiosk))?.length).toBe(45);
    expect(JSON.stringify(await kiosk.device.context.storageState())).not.toContain(codeIn(link));
    // A screen that is signed in needs no link, and does not mind a used one.
    await kiosk.page.goto('about:blank');
    await kiosk.page.goto(link);
    await atHome(kiosk);
    const { screens, key, check } = kiosk.words.screen;
    await kiosk.button(screens.menu).click();
    const first = await invitation(kiosk);
    await evening.looks(kiosk, 'screens');
    await kiosk.device.screenshot('screens-kiosk');

    // From another computer: what passes is boxed for the key in the link.
    const other = await evening.kiosk('en', 'other');
    await other.page.goto(`${referee.lanAddress}/#pair=${first.code}&channel=${first.channel}`);
    await atHome(other);
    await kiosk.toast(screens.paired('Chrome · Linux'));
    const listed = kiosk.page.getByRole('listitem').filter({ hasText: 'Chrome' });
    await listed.filter({ hasText: screens.connected }).waitFor();
    // The dialog shows a new code by now, and the used one says what it is.
    await expect.poll(async () => (await invitation(kiosk)).code).not.toBe(first.code);
    const late = await evening.kiosk('en', 'late');
    await late.page.goto(`${referee.lanAddress}/#pair=${first.code}&channel=${first.channel}`);
    await late.page.getByText(key.why.used).waitFor();
    expect(late.page.url()).not.toContain('pair');
    await evening.looks(late, 'a used link');
    await late.device.screenshot('screens-used-link');

    await kiosk.button(screens.signOut).click();
    await evening.looks(kiosk, 'asks before it signs out');
    await kiosk.button(screens.signOutYes).click();
    await other.page.getByText(key.why['signed-out']).waitFor();
    await evening.looks(other, 'signed out');
    await other.device.screenshot('screens-signed-out');
    expect(await kept(other)).toBeNull();
    // Its page is as good as a new one: a typed code leads in again, once the words were compared.
    const { code } = await invitation(kiosk);
    await other.page.getByLabel(key.label).fill(code.toLowerCase().replaceAll('-', ' '));
    await other.button(key.open).click();
    await atHome(other);
    await late.page.getByLabel(key.label).fill(referee.printedLink);
    await late.button(key.open).click();
    await atHome(late);

    // By typing alone, without the key of a link, people compare words first.
    const typing = await evening.kiosk('en', 'typing');
    await typing.page.goto(referee.lanAddress);
    await typing.page.getByLabel(key.label).fill((await invitation(kiosk)).code);
    await typing.button(key.open).click();
    await typing.page.getByText(check.text).waitFor();
    await typing.button(check.same).click();
    await atHome(typing);
  }));

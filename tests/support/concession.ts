import type { MatchView } from '@mister-x/engine';
import type { KioskPage } from './kiosk-page.js';
import type { YardTable } from './yard-table.js';
import type { PhonePage } from './phone-page.js';

type Open = MatchView<unknown>['concession']['open'];

/** Giving up (CM-17), step by step as people do it. */

/** A hunter asks on his phone. */
export async function requestConcession(phone: PhonePage): Promise<void> {
  const words = phone.words.phone.menu;
  await phone.button(words.open).tap();
  await phone.button(words.concede).tap();
  await phone.page.getByText(words.concedeTogether).waitFor();
  await phone.button(words.concede).tap();
}

/** Whether the menu of this phone offers it. */
export async function mayRequestConcession({ page, words }: PhonePage): Promise<boolean> {
  const { open, concede, leave } = words.phone.menu;
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  await named(open).tap();
  await named(leave).waitFor();
  const offered = await named(concede).count();
  await page.keyboard.press('Escape');
  await named(leave).waitFor({ state: 'detached' });
  return offered > 0;
}

export function answerConcession(phone: PhonePage, agree: boolean): Promise<void> {
  const words = phone.words.phone.concession;
  return phone.button(agree ? words.agree : words.decline).tap();
}

export async function answerConcessionHere(kiosk: KioskPage, name: string, agree: boolean): Promise<void> {
  const { agree: yes, decline } = kiosk.words.screen.concession;
  const row = kiosk.page.locator('.answer').filter({ hasText: name });
  await row.getByRole('button', { name: agree ? yes : decline, exact: true }).click();
  await row.waitFor({ state: 'detached' });
}

/** Until every device knows of this concession. */
export async function expectConcession(yard: YardTable, concession: NonNullable<Open>): Promise<void> {
  const same = JSON.stringify([concession.by, concession.waiting, concession.agreed]);
  await expectOfEverybody(yard, `the concession ${same}`, (open) =>
    open === null ? false : JSON.stringify([open.by, open.waiting, open.agreed]) === same,
  );
}

export function expectNoConcession(yard: YardTable): Promise<void> {
  return expectOfEverybody(yard, 'nobody is asked', (open) => open === null);
}

async function expectOfEverybody(yard: YardTable, what: string, test: (open: Open) => boolean): Promise<void> {
  for (const { name, wire } of yard.devices) {
    await wire.until(`${name}: ${what}`, ({ match }) => match !== undefined && test(match.concession.open));
  }
}

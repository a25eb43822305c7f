import type { Language } from '@mister-x/engine/protocol';
import type { Evening } from './evening.js';
import type { KioskPage } from './kiosk-page.js';
import type { ClaimedSeat, PhonePage } from './phone-page.js';

/** Pages of one table in the languages of an evening, for pictures of the same moment. */

export async function atOnce<T>(
  pages: readonly T[],
  work: (page: T) => Promise<unknown>,
): Promise<void> {
  await Promise.all(pages.map(work));
}

/** Pages that are closed while others act, and are then opened again: what they missed comes at once. */
export async function whileAway(
  pages: readonly KioskPage[],
  work: () => Promise<unknown>,
): Promise<void> {
  const addresses = pages.map(({ page }) => page.url());
  await atOnce(pages, ({ page }) => page.goto(new URL('/play', page.url()).href));
  await work();
  await Promise.all(pages.map(({ page }, i) => page.goto(addresses[i] ?? '')));
}

/** Phones in the other languages that hold the same seat, as further tabs of one phone would. */
export async function alsoHeld(
  evening: Evening,
  held: ClaimedSeat,
  name: string,
  besides: Language = 'en',
): Promise<PhonePage[]> {
  const phones: PhonePage[] = [];
  for (const language of evening.languages.filter((each) => each !== besides)) {
    const phone = await holding(evening, held, name, language);
    await phone.button(phone.words.phone.menu.open).waitFor();
    phones.push(phone);
  }
  return phones;
}

/** The same in all of them, where no phone has been at the table so far. */
export async function heldInAll(
  evening: Evening,
  held: ClaimedSeat,
  name: string,
): Promise<PhonePage[]> {
  const phones: PhonePage[] = [];
  for (const language of evening.languages) {
    const phone = await holding(evening, held, name, language);
    if (held.channel === undefined) await phone.sameNumber();
    await phone.button(phone.words.phone.menu.open).waitFor();
    phones.push(phone);
  }
  return phones;
}

async function holding(
  evening: Evening,
  held: ClaimedSeat,
  name: string,
  language: Language,
): Promise<PhonePage> {
  const phone = await evening.phone(language, `${name}-${language}`);
  await phone.device.remember({ language, seats: [held] });
  await phone.page.goto(`${evening.referee.lanAddress}/play`);
  return phone;
}

/** Kiosks in the other languages at a table whose game has begun. */
export async function alsoAt(
  evening: Evening,
  table: string,
  besides: Language = 'en',
): Promise<KioskPage[]> {
  const kiosks: KioskPage[] = [];
  for (const language of evening.languages.filter((each) => each !== besides)) {
    const kiosk = await evening.kiosk(language, `kiosk-${language}`);
    await kiosk.device.remember({ language });
    await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${table}`);
    await kiosk.button(kiosk.words.table.play.menu).waitFor();
    kiosks.push(kiosk);
  }
  return kiosks;
}

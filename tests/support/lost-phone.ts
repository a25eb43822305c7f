import type { KioskPage } from './kiosk-page.js';

/** In milliseconds: within it a referee with short waits is done waiting for the objection of a lost phone. */
export const OBJECTION_MS = 45_000;

/** Up to the question whether phone and words of Mister X are lost, through the seats. */
async function openLost(kiosk: KioskPage): Promise<void> {
  await kiosk.menu();
  await kiosk.button(kiosk.words.screen.seats.title).click();
  await openLostWhileWaiting(kiosk);
}

/** The same from the page that waits for his phone. */
async function openLostWhileWaiting(kiosk: KioskPage): Promise<void> {
  await kiosk.button(kiosk.words.screen.lose.action).click();
  await kiosk.button(kiosk.words.screen.lose.yes).waitFor();
}

export async function reportPhoneLost(kiosk: KioskPage): Promise<void> {
  await openLost(kiosk);
  await kiosk.button(kiosk.words.screen.lose.yes).click();
}

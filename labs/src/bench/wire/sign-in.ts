import type { Page } from 'playwright-core';
import type { Place } from './yard-table.js';

/** The page keeps the host key, as one does that has paired. */
export async function signIn(page: Page, { hostKey }: Place): Promise<void> {
  await page.addInitScript((key) => {
    // Not on the empty page that comes first.
    if (location.protocol !== 'about:') localStorage.setItem('mister-x:host-key', key);
  }, JSON.stringify(hostKey));
}

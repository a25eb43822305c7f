import type { Page } from 'playwright-core';

/**
 * Milliseconds that people and scanners take. Pages tell by them who it was, so hands that are
 * quicker would be somebody else's; nothing is waited for here that may come or not.
 */
const PACE = {
  /** From one key to the next: whatever comes faster is a scanner's. */
  key: 150,
  /** Before the same card again: at once it would be taken for a scanner that stutters. */
  card: 700,
  /** A finger on a place until that is a long press. */
  press: 700,
} as const;

export async function atPaceOf(what: keyof typeof PACE, page: Page): Promise<void> {
  await page.waitForTimeout(PACE[what]);
}

/** Longer than pages hold back anything that a scanner may have typed. */
const HELD_BACK_MS = 600;

/**
 * Until the page has told all that it held back so far. Its own clock is asked: its timers run in
 * their order, however busy the computer is.
 */
export async function nothingHeldBack(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), HELD_BACK_MS);
}

import type { Page } from 'playwright-core';

/**
 * Milliseconds that people and scanners take. Pages tell by them who it was, so hands that are
 * quicker would be someone else's. Not for showing that nothing comes.
 */
const PACE_MS = {
  /** From one key to the next: whatever comes faster is a scanner's. */
  key: 150,
  /** Before the same card again: at once it would be taken for a scanner that stutters. */
  card: 700,
} as const;

export async function waitAtPaceOf(what: keyof typeof PACE_MS, page: Page): Promise<void> {
  // biome-ignore lint/plugin: pages tell scanners from fingers by this time
  await page.waitForTimeout(PACE_MS[what]);
}

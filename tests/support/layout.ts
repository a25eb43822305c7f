import type { Page } from 'playwright-core';
import {
  type LayoutRules,
  measure,
  settle as settleHere,
  TOUCH,
} from '../../kiosk/src/testing/layout/measure.js';

/** What is wrong with the page as it stands, in words; nothing, when all is well. */
export async function layoutFaults(page: Page, rules: LayoutRules): Promise<readonly string[]> {
  await settle(page);
  const measured = { large: false, scrolls: false, ...rules, touch: TOUCH };
  return (await page.evaluate(measure, measured)).faults;
}

/** Until two frames are drawn and nothing moves that moves only once. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(settleHere);
}

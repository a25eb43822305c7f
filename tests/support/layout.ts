import type { Page } from 'playwright-core';
import {
  type LayoutRules,
  measureLayout,
  untilPageSettled as settleHere,
  TOUCH_TARGET_PX,
} from '../../kiosk/src/testing/layout/measure.js';

/** What is wrong with the page as it stands, in words; nothing, when all is well. */
export async function layoutFaults(page: Page, rules: LayoutRules): Promise<readonly string[]> {
  await settle(page);
  const measured = { large: false, scrolls: false, ...rules, touch: TOUCH_TARGET_PX };
  return (await page.evaluate(measureLayout, measured)).faults;
}

/** Until two frames are drawn and nothing moves that moves only once. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(settleHere);
}

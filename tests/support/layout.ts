import type { Page } from 'playwright-core';
import {
  type Layout,
  type LayoutRules,
  measure,
  settle as settleHere,
  TOUCH,
} from '../../kiosk/src/testing/layout/measure.js';

export type { Sight } from '../../kiosk/src/testing/layout/measure.js';

/** What is wrong with the page as it stands, in words; nothing, when all is well. */
export async function layoutFaults(page: Page, rules: LayoutRules): Promise<readonly string[]> {
  return (await layoutOf(page, rules)).faults;
}

export async function layoutOf(page: Page, rules: LayoutRules): Promise<Layout> {
  await settle(page);
  return page.evaluate(measure, { large: false, scrolls: false, ...rules, touch: TOUCH });
}

/** Until two frames are drawn and nothing moves that moves only once. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(settleHere);
}

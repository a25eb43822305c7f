import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { axeFaults as faultsHere } from '../../kiosk/src/testing/layout/axe.js';
import { settle } from './layout.js';

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe-core finds wrong with the page, in words. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  // Colours on their way are nobody's choice.
  await settle(page);
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) {
    await page.evaluate(await readFile(SCRIPT, 'utf8'));
  }
  return page.evaluate(faultsHere);
}

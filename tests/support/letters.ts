import type { Page } from 'playwright-core';
import {
  checkWidth,
  type Letters,
  restyle,
  STYLES,
} from '../../kiosk/src/testing/layout/letters.js';

export { LETTERS, type Letters } from '../../kiosk/src/testing/layout/letters.js';

export async function showIn(page: Page, letters: Letters): Promise<void> {
  checkWidth(letters, await page.evaluate(restyle, STYLES[letters]));
}

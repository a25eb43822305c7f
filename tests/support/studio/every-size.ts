import { expect } from 'vitest';
import { layoutFaults } from '../layout.js';
import { drawn } from '../looks.js';
import type { StudioHands } from './studio-hands.js';

const SMALLEST = { width: 800, height: 480 };
const SIZES = [{ width: 1920, height: 1080 }, { width: 1280, height: 800 }, SMALLEST];

/** Looks at a page of the studio in one of its sizes, or in all where everything is looked at; it stays in the smallest. */
export async function everySize(
  { kiosk, page }: Pick<StudioHands, 'kiosk' | 'page'>,
  moment: string,
): Promise<void> {
  const { language } = kiosk.words;
  for (const size of drawn(SIZES, `${moment} ${language}`, 0)) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page, { kind: 'kiosk', scrolls: true });
    expect(faults, `${moment} ${language} ${size.width}`).toEqual([]);
    await kiosk.device.screenshot(`kiosk/${moment}-${language}-${size.width}`);
  }
  await page.setViewportSize(SMALLEST);
}

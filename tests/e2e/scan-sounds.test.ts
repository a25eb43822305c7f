import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.js';
import { KeyHands } from '../support/key-hands.js';
import { LAN_NAME } from '../support/referee.js';
import { openScanBench, type ScanBench } from '../support/scan-bench.js';

let bench: ScanBench;
let browser: Browser;

beforeAll(async () => {
  bench = await openScanBench(LAN_NAME);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await bench?.close();
});

/** Playwright's own questions count as a touch of the page; these do not. */
async function ask(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const how = { awaitPromise: true, returnByValue: true };
  const { result } = await session.send('Runtime.evaluate', { expression, ...how });
  await session.detach();
  return result.value;
}

const PLAY = `bench.sounds.play('done').then(() => tones)`;
const NEEDS_TOUCH = 'bench.sounds.needsTouch';

it.each([
  ['a touch', (page: Page) => page.mouse.click(800, 500)],
  ['a scanner that types', async (page: Page) => (await KeyHands.on(page)).scan('XC0000KK\n')],
] as const)('the page is quiet without complaint until %s, then it beeps', async (_what, touch) => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const create = AudioContext.prototype.createOscillator;
    Object.assign(window, { tones: 0 });
    AudioContext.prototype.createOscillator = function () {
      Object.assign(window, { tones: (Reflect.get(window, 'tones') as number) + 1 });
      return create.call(this);
    };
  });
  await page.goto(bench.page);
  await expect.poll(() => ask(page, 'typeof bench')).toBe('object');
  expect([await ask(page, NEEDS_TOUCH), await ask(page, PLAY)]).toEqual([true, 0]);
  await touch(page);
  expect(await ask(page, PLAY)).toBe(3);
  await expect.poll(() => ask(page, NEEDS_TOUCH)).toBe(false);
  expect(faults).toEqual([]);
  await page.close();
});

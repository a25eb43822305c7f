import type { Browser } from 'playwright-core';
import type { Figure, Report } from '../report/figure.js';
import { launchBrowser } from '../wire/browser.js';
import { signIn, YardTable } from '../wire/yard-table.js';
import { withServer } from '../wire/with-server.js';

const PROCESSOR_AIM = { value: 2, better: 'less' } as const;
/** What moves once as a page arrives has come to rest. */
const REST_MS = 12_000;

/**
 * What a big screen costs while nobody touches it: the time of processor of all processes of the browser,
 * which draws without a graphics card, as a part of one core.
 */
export function measureWaiting(seconds: number): Promise<Report> {
  return withServer(async (place) => {
    const browser = await launchBrowser();
    try {
      const table = await YardTable.open(place, 1);
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await signIn(page, place);
      const figures: Figure[] = [];
      const look = async (label: string) => {
        await page.waitForTimeout(REST_MS);
        const share = await processorOf(browser, seconds);
        figures.push({ label, unit: '%', median: share * 100, aim: PROCESSOR_AIM });
      };
      await page.goto('about:blank');
      await look('an empty page');
      await page.goto(place.url);
      await page.getByRole('button', { name: 'New table' }).waitFor();
      await look('the home page');
      await page.goto(`${place.url}/#table=${table.id}`);
      await page.getByRole('heading', { name: 'Mister X' }).first().waitFor();
      await look('waiting for Mister X');
      // Mister X and four phones; then the detective at the kiosk is next.
      for (let i = 0; i < 5; i++) await table.move();
      await page.getByRole('heading', { name: 'Eva' }).waitFor();
      await look('a detective is to choose a ticket');
      await page.getByRole('button', { name: /^Taxi/ }).click();
      await look('the stations that can be reached glow');
      table.close();
      return {
        item: 'waiting',
        title: 'Part of one core that a big screen takes while nobody touches it',
        figures,
        notes: [`${seconds} s each, 1920×1080, drawn by the processor alone; all processes of the browser together`],
      };
    } finally {
      await browser.close();
    }
  });
}

/** @returns the part of one core that the browser keeps busy */
async function processorOf(browser: Browser, seconds: number): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await spent();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const after = await spent();
  await session.detach();
  return (after - before) / seconds;
}

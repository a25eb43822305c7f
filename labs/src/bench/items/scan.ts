import { writeYardCard } from '@mister-x/games/scotland-yard/rules';
import { PracticeScanner } from '@mister-x/tests/processes/practice-scanner';
import type { Page } from 'playwright-core';
import { median, quantile, type Report } from '../report/figure.js';
import { launchBrowser } from '../wire/browser.js';
import { signIn, YardTable } from '../wire/yard-table.js';
import { withServer } from '../wire/with-server.js';

const TICKET = writeYardCard({ kind: 'ticket', owner: null, piece: 'taxi', serial: 0 });
const CANCEL = writeYardCard({ kind: 'command', command: 'cancel' });
/** As fast as someone in a hurry: nothing waits for the scan before. */
const PAUSE_MS = 150;
const WARM_UP = 10;

/** From a scanner's last report to the kiosk's changed picture: server, socket, page, paint. */
export function measureScan(samples: number): Promise<Report> {
  return withServer(
    async (server) => {
      const browser = await launchBrowser();
      try {
        const table = await YardTable.open(server, 1);
        // Mister X and four phones; then the detective at the kiosk is next, and cards are awaited.
        for (let i = 0; i < 5; i++) await table.move();
        const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
        await signIn(page, server);
        await page.goto(`${server.url}/#table=${table.id}`);
        await page.getByRole('heading', { name: 'Eva' }).waitFor();
        const scanner = new PracticeScanner((line) => server.process.write(line));
        scanner.plug('desk');
        await watchStage(page);
        const late: number[] = [];
        for (let i = 0; i < samples + WARM_UP; i++) {
          const text = i % 2 === 0 ? TICKET : CANCEL;
          const ms = await painted(page, () => scanner.scan('desk', text));
          if (i >= WARM_UP) late.push(ms);
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        table.close();
        return {
          item: 'scan',
          title: 'From the last report of a scan to the changed kiosk screen',
          figures: [
            {
              label: 'scan painted at 1920×1080',
              unit: 'ms',
              median: median(late),
              p99: quantile(late, 0.99),
              aim: { value: 50, better: 'less' },
            },
          ],
          notes: [
            `${samples} scans of the practice scanner, ${PAUSE_MS} ms apart; Chromium on the same computer, painting without a graphics card`,
            'the clocks of the two processes are compared before each scan, to about half a millisecond',
          ],
        };
      } finally {
        await browser.close();
      }
    },
    ['--mock-scanner'],
  );
}

declare global {
  interface Window {
    /** Resolves with the page's clock after the next change of the stage was painted. */
    nextStage: () => Promise<number>;
  }
}

async function watchStage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waiting: ((at: number) => void)[] = [];
    const text = () => document.querySelector('.stage')?.textContent ?? '';
    let last = text();
    const painted = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const tell of waiting.splice(0)) tell(performance.timeOrigin + performance.now());
      };
      port2.postMessage(null);
    };
    new MutationObserver(() => {
      const now = text();
      if (now === last) return;
      last = now;
      requestAnimationFrame(painted);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    window.nextStage = () => new Promise((resolve) => waiting.push(resolve));
  });
}

/** Milliseconds from `scan` until its change was painted. */
async function painted(page: Page, scan: () => void): Promise<number> {
  const behind = await clockOffset(page);
  const shown = page.evaluate(() => window.nextStage());
  // Registered before the scan leaves: messages to a page keep their order.
  await page.evaluate(() => 0);
  const began = now();
  scan();
  return (await shown) - behind - began;
}

/** Page's clock less ours, from the quickest of some exchanges. */
async function clockOffset(page: Page): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, offset: 0 };
  for (let i = 0; i < 5; i++) {
    const before = now();
    const there = await page.evaluate(() => performance.timeOrigin + performance.now());
    const took = now() - before;
    if (took < best.took) best = { took, offset: there - (before + took / 2) };
  }
  return best.offset;
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

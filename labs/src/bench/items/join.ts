import type { Browser } from 'playwright-core';
import { type Figure, median, quantile, type Report } from '../report/figure.js';
import { launchBrowser } from '../wire/browser.js';
import { Device } from '../wire/device.js';
import { type ServerTarget, signIn } from '../wire/yard-table.js';
import { withServer } from '../wire/with-server.js';

const CPU_SLOWED_BY = 4;
const NETWORK_MBIT = 10;
const LATENCY_MS = 40;
const AIM = { value: 1_000, better: 'less' } as const;
const PHONE_OPTIONS = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** Most of it is the server's, which hashes the words of the seat. */
const SEAT_TAKEN_LABEL = 'the seat is taken, by its own code';
/** Not localhost: phones say what is secret in boxes. */
const SERVER_NAME = 'referee.test';

type JoinCodes = { readonly own: string; readonly shared: string; readonly channel: string };

/** From the first byte asked for to what a guest can touch, with nothing in the browser's cache. */
export function measureJoin(times: number): Promise<Report> {
  return withServer(
    async (place) => {
      const browser = await launchBrowser(SERVER_NAME);
      const phone = place.url.replace(/\/\/[^:/]+/, `//${SERVER_NAME}`);
      const host = await Device.connect(place.url);
      try {
        await host.ask('host:open', { key: place.hostKey });
        const ways = {
          'a code can be typed': () => [`${phone}/play`, 'input[name=code]:enabled'] as const,
          'a name can be chosen, by the code for all': ({ shared, channel }: JoinCodes) =>
            [`${phone}/play#c=${shared}&channel=${channel}`, 'main li button:enabled'] as const,
          [SEAT_TAKEN_LABEL]: ({ own, channel }: JoinCodes) =>
            [`${phone}/play#c=${own}&channel=${channel}`, 'main section button'] as const,
        };
        const figures: Figure[] = [];
        for (const [label, way] of Object.entries(ways)) {
          const took: number[] = [];
          for (let i = 0; i <= times; i++) {
            const [url, target] = way(await newTable(host));
            took.push(await msUntilUsable(browser, url, target));
          }
          const figure = spread(label, took.slice(1));
          figures.push(label === SEAT_TAKEN_LABEL ? figure : { ...figure, aim: AIM });
        }
        const home: number[] = [];
        for (let i = 0; i <= times; i++)
          home.push(await msUntilUsable(browser, place.url, 'main .button-primary', place));
        figures.push(spread('the first page of the kiosk', home.slice(1)));
        return {
          item: 'join',
          title: 'Until a page can be used, with an empty cache',
          figures,
          notes: [
            `${times} times each after one that does not count; the processor slowed ${CPU_SLOWED_BY} times, ${NETWORK_MBIT} Mbit/s and ${LATENCY_MS} ms for each file, by Chromium; it does not slow the socket`,
          ],
        };
      } finally {
        host.close();
        await browser.close();
      }
    },
    ['--name', SERVER_NAME],
  );
}

async function newTable(host: Device): Promise<JoinCodes> {
  const { table } = await host.ask('table:create', {
    game: 'scotland-yard',
    options: { variant: 'modern', hunters: 5, flags: {} },
    seats: ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name) => ({ name, colour: 'red' })),
    language: 'en',
  });
  const { codes, joinCode, channelKey } = (await host.ask('table:open', { table })).host;
  return { own: codes.x ?? '', shared: joinCode ?? '', channel: channelKey };
}

/** @param signedIn a screen of the host's; a phone otherwise */
async function msUntilUsable(browser: Browser, url: string, target: string, signedIn?: ServerTarget): Promise<number> {
  const context = await browser.newContext({ locale: 'en', ...(signedIn ? {} : PHONE_OPTIONS) });
  try {
    const page = await context.newPage();
    if (signedIn) await signIn(page, signedIn);
    const session = await context.newCDPSession(page);
    const bytes = (NETWORK_MBIT * 1_000_000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED_BY });
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look);
        // Once it has been painted.
        else requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
      };
      look();
    }, target);
    await page.goto(url, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime);
    return (await mark.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

function spread(label: string, times: readonly number[]): Figure {
  return { label, unit: 'ms', median: median(times), p99: quantile(times, 0.99) };
}

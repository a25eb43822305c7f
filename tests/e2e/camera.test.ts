import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCommonCard } from '@mister-x/engine/cards';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFilm } from '../support/camera-film.js';
import { launchChromium } from '../support/chromium.js';
import { PATIENCE_MS } from '../support/patience.js';
import { LAN_NAME } from '../support/referee.js';
import { openScanBench, type ScanBench } from '../support/scan-bench.js';
import { wordsIn } from '../support/words.js';

/** The camera as a scanner, in a real browser, under the policy that the server sends. */

const [A, B, C] = [101, 102, 103].map((serial) =>
  writeCommonCard({ kind: 'stop', stop: serial }),
) as [string, string, string];

let bench: ScanBench;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-film-'));
  const film = join(folder, 'film.y4m');
  await writeFilm(film, [
    { seconds: 1.5, code: { bcid: 'code128', text: A } },
    { seconds: 2 },
    { seconds: 1.5, code: { bcid: 'code128', text: A } },
    { seconds: 1.5, code: { bcid: 'qrcode', text: B } },
    { seconds: 1.5, code: { bcid: 'datamatrix', text: C } },
  ]);
  [bench, browser] = await Promise.all([
    openScanBench(LAN_NAME),
    launchChromium(undefined, undefined, [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ]),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await bench?.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(to: Browser, address: string, allowed: boolean) {
  const context = await to.newContext({
    locale: 'en-GB',
    viewport: { width: 900, height: 900 },
    permissions: allowed ? ['camera'] : [],
  });
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  context.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  await page.waitForFunction(() => window.bench !== undefined);
  return { page, faults, requests, close: () => context.close() };
}

const openCamera = (page: Page) => page.evaluate(() => window.bench.openCamera());

async function faultOf(page: Page): Promise<string> {
  await openCamera(page);
  return (await page.getByRole('alert').textContent()) ?? '';
}

describe('a camera', () => {
  it('reads Code 128, QR and Data Matrix, each card once while it is held', async () => {
    const { page, faults, requests, close } = await open(browser, bench.page, true);
    const isReader = (url: string) => /camera-reader|\.wasm$/.test(url);
    expect(requests.filter(isReader)).toEqual([]);
    await openCamera(page);
    await page.waitForFunction(() => window.bench.seen.length > 8, null, { timeout: PATIENCE_MS });
    const seen = await page.evaluate(() => window.bench.seen.slice(0, 8));
    const film = [A, A, B, C, A, A, B, C, A, A, B, C];
    expect(film.join(' ')).toContain(seen.join(' '));
    expect(faults).toEqual([]);
    expect(requests.filter(isReader)).toHaveLength(2);
    expect(requests.filter((url) => new URL(url).host !== new URL(bench.page).host)).toEqual([]);
    await close();
  });

  it('is let go when it is closed', async () => {
    const { page, close } = await open(browser, bench.page, true);
    await openCamera(page);
    await page.waitForFunction(() => window.bench.seen.length > 0, null, { timeout: PATIENCE_MS });
    const track = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
      return video.srcObject instanceof MediaStream ? video.srcObject.getTracks()[0] : undefined;
    });
    const state = () => track.evaluate((each) => each?.readyState);
    expect([await state(), page.workers().length]).toEqual(['live', 1]);
    await page.evaluate(() => window.bench.closeCamera());
    expect(await state()).toBe('ended');
    await expect.poll(() => page.workers()).toEqual([]);
    await close();
  });

  it('runs WebAssembly in its worker only', async () => {
    const { page, close } = await open(browser, bench.page, true);
    const compiled = page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => true,
        () => false,
      ),
    );
    expect(await compiled).toBe(false);
    await close();
  });
});

describe('a camera that cannot be had says why', () => {
  it('when it is forbidden, and tries again', async () => {
    const { camera } = (await wordsIn('en')).scan;
    const { page, close } = await open(browser, bench.page, false);
    expect(await faultOf(page)).toBe(camera.faults.NOT_ALLOWED);
    await page.context().grantPermissions(['camera']);
    await page.getByRole('button', { name: (await wordsIn('en')).common.retry }).click();
    await page.waitForFunction(() => window.bench.seen.length > 0, null, { timeout: PATIENCE_MS });
    await close();
  });

  it('when the page did not come over a secure line', async () => {
    const { page, close } = await open(browser, bench.pageOf(LAN_NAME), true);
    const { camera } = (await wordsIn('en')).scan;
    expect(await faultOf(page)).toBe(camera.faults.INSECURE);
    await close();
  });

  it('when there is none', async () => {
    const plain = await launchChromium();
    const { page, close } = await open(plain, bench.page, true);
    const { camera } = (await wordsIn('en')).scan;
    expect(await faultOf(page)).toBe(camera.faults.NOT_FOUND);
    await close();
    await plain.close();
  });
});

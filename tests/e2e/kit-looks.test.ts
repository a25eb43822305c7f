import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from '../support/axe.js';
import { launchChromium } from '../support/chromium.js';
import { layoutFaults } from '../support/layout.js';
import { LETTERS, showIn } from '../support/letters.js';
import { drawn } from '../support/looks.js';

const KIOSK = fileURLToPath(new URL('../../kiosk/', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const PICTURES = fileURLToPath(new URL('../screenshots/kit/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const SIZES = [
  { width: 800, height: 480 },
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
] as const;
const OVER = ['Dialog', 'Drawer', 'Alarm', 'Moment'] as const;

let built: string;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'mister-x-kit-'));
  const args = ['build', '--config', 'build/kit.ts', '--outDir', built, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [VITE, ...args], { cwd: KIOSK });
});
afterAll(() => rm(built, { recursive: true, force: true }));

/** The page of the kit, which no referee serves. */
async function openKit(page: Page): Promise<void> {
  await page.route('http://kit.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(join(built, pathname)).catch(() => null);
    if (body === null) await route.fulfill({ status: 404 });
    else await route.fulfill({ body, contentType: TYPES[extname(pathname)] ?? '' });
  });
  await page.goto('http://kit.test/kit.html');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function photograph(page: Page, name: string): Promise<void> {
  if ((process.env.PICTURES ?? '') === '') return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}${name}.png`, animations: 'disabled', fullPage: true });
}

it('every part in every state fits every size and all letters', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await openKit(page);
    const faults: string[] = [];
    for (const [nth, letters] of LETTERS.entries()) {
      await showIn(page, letters);
      for (const size of drawn(SIZES, 'kit', nth)) {
        await page.setViewportSize(size);
        const name = `${size.width}x${size.height}-${letters}`;
        // It is longer than a screen, as a page of a phone may be.
        const found = await layoutFaults(page, { kind: 'phone', large: letters === 'large' });
        const axe = letters === 'own' ? await axeFaults(page) : [];
        faults.push(...[...found, ...axe].map((fault) => `${name}: ${fault}`));
        await photograph(page, name);
      }
    }
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

it('what lies over the page has the focus, closes with Escape and gives the focus back', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: SIZES[0] });
    await openKit(page);
    for (const over of OVER) {
      const button = page.getByRole('button', { name: over, exact: true });
      await button.press('Enter');
      await page
        .getByRole(over === 'Dialog' || over === 'Drawer' ? 'dialog' : 'alertdialog')
        .waitFor();
      await photograph(page, over);
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Buttons' }).waitFor();
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  } finally {
    await browser.close();
  }
});

it('arrow keys go from tab to tab and from choice to choice', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: SIZES[0] });
    await openKit(page);
    const tabs = page.getByRole('tablist', { name: 'Line' });
    await tabs.getByRole('tab', { selected: true }).press('ArrowLeft');
    expect(await page.getByRole('tabpanel').textContent()).toContain('log');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Log');
    const cards = page.getByRole('group', { name: 'Cards' });
    await cards.getByRole('radio', { checked: true }).press('ArrowRight');
    expect(await cards.getByRole('radio', { name: 'Plain' }).isChecked()).toBe(true);
  } finally {
    await browser.close();
  }
});

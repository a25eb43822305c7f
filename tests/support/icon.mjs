import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** `npm run icon -w tests`: the icon for home screens that read no SVG (iOS), drawn again from the one that is. */
const PUBLIC = new URL('../../kiosk/public/', import.meta.url);
const SIZE = 180;

const drawing = await readFile(new URL('icon-maskable.svg', PUBLIC), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  const path = fileURLToPath(new URL(`icon-${SIZE}.png`, PUBLIC));
  await page.screenshot({ path });
  console.log(path);
} finally {
  await browser.close();
}

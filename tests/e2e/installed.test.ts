import { expect, it } from 'vitest';
import type { Device } from '../support/device.js';
import { Evening } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';

/** The manifest as Chromium reads it, with what it found wrong, and the answers for its icons. */
async function manifestOf({ context, page }: Device) {
  const session = await context.newCDPSession(page);
  const { data = '{}', errors } = await session.send('Page.getAppManifest');
  const manifest = JSON.parse(data);
  const icons = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(
          (source) =>
            new Promise<number>((resolve) => {
              const image = new Image();
              image.onload = () => resolve(image.width);
              image.onerror = () => resolve(0);
              image.src = source;
            }),
        ),
      ),
    manifest.icons.map(({ src }: { src: string }) => src) as string[],
  );
  return { manifest, errors, icons };
}

it('an installed phone page comes back to its seat, and its address holds no secret', () =>
  Evening.spend('installed', async (evening) => {
    const players = { hunters: 2, names: ['Xenia', 'Ada', 'Ben'], language: 'en' } as const;
    const { x, kiosk } = await YardTable.gather(evening, { ...players, serverDeals: true }, []);
    const phone = await manifestOf(x.device);
    expect(phone.errors).toEqual([]);
    expect(phone.icons.every((width) => width > 0)).toBe(true);
    expect(phone.manifest).toMatchObject({ start_url: '/play', scope: '/play', id: '/play' });
    await x.page.goto(new URL(phone.manifest.start_url, x.page.url()).href);
    await x.button(x.words.phone.menu.open).waitFor();
    await x.page.getByRole('heading', { name: 'Xenia' }).waitFor();

    const screen = await manifestOf(kiosk.device);
    expect(screen.errors).toEqual([]);
    expect(screen.manifest).toMatchObject({ start_url: '/', scope: '/' });
  }));

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeYardCard } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { writeFilm } from '../support/camera-film.js';
import { Evening } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';

const START = writeYardCard({ kind: 'start', stop: 103 });
const CONFIRM = writeYardCard({ kind: 'command', command: 'confirm' });

it('cards are played with the camera in the corner of the kiosk', () =>
  withFilm('code128', (chromium) => Evening.spend('camera-kiosk', onTheKiosk, { chromium })));

it('a detective plays cards with the camera of his phone', () =>
  withFilm('qrcode', (chromium) => Evening.spend('camera-phone', onAPhone, { line: 'https', chromium })));

/** A camera that sees a start card, then the confirm card, again and again. */
async function withFilm(
  bcid: 'code128' | 'qrcode',
  play: (chromium: readonly string[]) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-film-'));
  const film = join(folder, 'film.y4m');
  await writeFilm(film, [
    { seconds: 2, code: { bcid, text: START } },
    { seconds: 2 },
    { seconds: 2, code: { bcid: 'datamatrix', text: CONFIRM } },
    { seconds: 2 },
  ]);
  const camera = `--use-file-for-fake-video-capture=${film}`;
  try {
    await play(['--use-fake-device-for-media-stream', camera]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onTheKiosk(evening: Evening): Promise<void> {
  const settings = { hunters: 3, names: ['Vera', 'Ann', 'Ben', 'Cleo'], language: 'en' } as const;
  const yard = await YardTable.gather(evening, settings, []);
  const { kiosk } = yard;
  const { words, page } = kiosk;
  await page.context().grantPermissions(['camera']);
  await kiosk.start();
  await page.getByText(words['hunt-screen'].registration.choose('Ann')).waitFor();
  await kiosk.menu();
  await kiosk.button(words.screen.menu.devices).click();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await kiosk.button(words.devices.here.camera).click();
  const picture = page.getByLabel(words.scan.camera.view);
  await picture.waitFor();
  expect(await picture.count()).toBe(1);
  // Seen on the page of scanners it is a trial and nothing else.
  await page.getByText(/^(Start card 103|Command card: Confirm)$/).waitFor();
  const isReader = (url: string) => /camera-reader|\.wasm$/.test(url);
  expect(fetched.filter(isReader)).toHaveLength(2);
  expect(fetched.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([]);
  // WebAssembly runs in the reader's worker only.
  expect(page.workers()).toHaveLength(1);
  expect(await page.evaluate(mayCompile)).toBe(false);
  await kiosk.button(words.common.back).click();

  await page.getByLabel(words.scan.camera.view).waitFor();
  await kiosk.device.screenshot('kiosk/camera-corner');
  await yard.everybody('Ann starts on 103', ({ detectives }) => detectives[0]?.stop === 103);
  await kiosk.button(words.scan.camera.off).click();
  await page.getByLabel(words.scan.camera.view).waitFor({ state: 'detached' });
}

/** In the page: whether it may run WebAssembly. */
function mayCompile(): Promise<boolean> {
  return WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
    () => true,
    () => false,
  );
}

async function onAPhone(evening: Evening): Promise<void> {
  const settings = { hunters: 3, names: ['Vera', 'Ann', 'Ben', 'Cleo'], language: 'en' } as const;
  const yard = await YardTable.gather(evening, settings, ['Ann']);
  const { page, words, device } = yard.phoneOf('Ann');
  await page.context().grantPermissions(['camera']);
  await yard.kiosk.start();
  await page.getByRole('button', { name: words.hunt.detective.scan }).tap();
  const { ask } = words['scotland-yard-scan'];
  await page.getByText(ask.confirm, { exact: true }).waitFor();
  await evening.looks(yard.phoneOf('Ann'), 'scanning');
  await device.screenshot('phone/scan-camera');
  await yard.everybody('Ann starts on 103', ({ detectives }) => detectives[0]?.stop === 103);
  await page.getByLabel(words.scan.camera.view).waitFor({ state: 'detached' });
}

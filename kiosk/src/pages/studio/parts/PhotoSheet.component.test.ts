import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech, t } from '../../../messages/index.svelte.js';
import { mountComponent } from '../../../testing/mounted.svelte.js';
import { StudioPhoto } from '../photo/picture.svelte.js';
import { DraftStore } from '../store/drafts.js';
import PhotoSheet from './PhotoSheet.svelte';

const WIDE = { width: 400, height: 200 };

let pictures: StudioPhoto[] = [];

beforeAll(() => speech.need('common', 'studio'));
afterEach(() => {
  for (const picture of pictures) picture.close();
  pictures = [];
  vi.restoreAllMocks();
});

function sheet() {
  const store = new DraftStore(`photos-${Math.random()}`);
  const url = new URL('../photo/photo.worker.ts', import.meta.url);
  const picture = new StudioPhoto(store, 'a', () => new Worker(url, { type: 'module' }));
  pictures.push(picture);
  const [onstraight, onclose] = [vi.fn(), vi.fn()];
  mountComponent(PhotoSheet, { picture, onstraight, onclose });
  return { store, picture, onstraight, onclose };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

function coloured(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(WIDE.width, WIDE.height);
  const context = canvas.getContext('2d');
  for (const [i, colour] of ['#c00', '#00c'].entries()) {
    if (context === null) continue;
    context.fillStyle = colour;
    context.fillRect((i * WIDE.width) / 2, 0, WIDE.width / 2, WIDE.height);
  }
  return canvas;
}

/** A photograph taken on its side: red on the left, blue on the right, and what a camera notes. */
async function onItsSide(): Promise<Blob> {
  const plain = await coloured().convertToBlob({ type: 'image/jpeg', quality: 1 });
  const ascii = (text: string) => [...new TextEncoder().encode(text)];
  // One entry, orientation (0x0112), 6: the left edge of the picture is its top. Then a word.
  const tiff = '4d4d002a00000008000101120003000000010006000000000000'.match(/../g) ?? [];
  const entry = tiff.map((pair) => Number.parseInt(pair, 16));
  const note = [...ascii('Exif\0\0'), ...entry, ...ascii('Home, 52.5 N')];
  const head = new Uint8Array([0xff, 0xe1, 0, note.length + 2, ...note]);
  return new Blob([plain.slice(0, 2), head, plain.slice(2)], { type: 'image/jpeg' });
}

it('a photograph lies upright, is straightened by keys alone, and nothing the camera noted is kept', async () => {
  const { store, picture, onstraight, onclose } = sheet();
  await picture.take(await onItsSide());
  const found = () => document.querySelector<HTMLCanvasElement>('.picker canvas');
  await expect.poll(found).not.toBeNull();
  const canvas = found() ?? document.createElement('canvas');
  const redAndBlueAt = (y: number) => {
    const [red = 0, , blue = 0] = canvas.getContext('2d')?.getImageData(100, y, 1, 1).data ?? [];
    return [red > 150, blue > 150];
  };
  expect([canvas.width, canvas.height]).toEqual([WIDE.height, WIDE.width]);
  expect([redAndBlueAt(50), redAndBlueAt(350)]).toEqual([
    [true, false],
    [false, true],
  ]);

  const corner = page.getByRole('slider', { name: t.studio.photo.corner[0] ?? '' });
  (corner.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  await button(t.studio.photo.straighten).click();
  await expect.poll(() => onclose.mock.calls.length).toBe(1);
  const [height] = onstraight.mock.lastCall ?? [];
  expect(height).toBeGreaterThan(1_800);
  expect(height).toBeLessThan(2_100);
  const kept = await store.photoOf('a');
  const bitmap = await createImageBitmap(kept?.blob ?? new Blob(), { imageOrientation: 'none' });
  expect([bitmap.width, bitmap.height]).toEqual([WIDE.height, WIDE.width]);
  const text = new TextDecoder('latin1').decode(await kept?.blob.arrayBuffer());
  expect(text).not.toMatch(/Exif|Home/);
});

it('the camera takes a photograph, and is let go', async () => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, WIDE);
  canvas.getContext('2d')?.drawImage(coloured(), 0, 0);
  const stream = canvas.captureStream(10);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  const { store, onclose } = sheet();
  await button(t.studio.photo.camera).click();
  await expect.element(button(t.studio.photo.shoot)).toBeEnabled();
  await button(t.studio.photo.shoot).click();
  await button(t.studio.photo.straighten).click();
  await expect.poll(() => onclose.mock.calls.length).toBe(1);
  const { blob = new Blob() } = (await store.photoOf('a')) ?? {};
  expect((await createImageBitmap(blob)).width).toBe(WIDE.width);
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  expect(document.querySelector('video')).toBeNull();
});

it('says so where there is no camera or it may not be used, and still takes a file', async () => {
  const denied = new DOMException('', 'NotAllowedError');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(denied);
  sheet();
  await button(t.studio.photo.camera).click();
  await expect.element(page.getByText(t.studio.photo.noCamera)).toBeVisible();
  await expect.element(button(t.studio.photo.choose)).toBeVisible();
});

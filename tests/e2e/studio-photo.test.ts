import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

const WIDE = { width: 400, height: 200 };

/** A photograph taken on its side: red on the left, blue on the right, and what a camera notes. */
async function onItsSide({ page }: StudioHands): Promise<Buffer> {
  const plain = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing to draw with');
    context.fillStyle = '#c00';
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = '#00c';
    context.fillRect(width / 2, 0, width / 2, height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, WIDE);
  // One entry, orientation (0x0112), 6: the left edge of the picture is its top. Then a word.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const note = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('Home, 52.5 N')]);
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  return Buffer.concat([Buffer.from(plain.slice(0, 2)), head, note, Buffer.from(plain.slice(2))]);
}

/** What this browser keeps of the only photograph: its size, and its bytes as text. */
function keptPhoto({ page }: StudioHands) {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('mister-x-studio');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const photos = await new Promise<{ bytes: ArrayBuffer; type: string }[]>((resolve) => {
      const request = db.transaction('photos').objectStore('photos').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    const { bytes: kept, type } = photos[0] ?? { bytes: new ArrayBuffer(), type: '' };
    const blob = new Blob([kept], { type });
    const { width, height } = await createImageBitmap(blob, { imageOrientation: 'none' });
    return { count: photos.length, width, height, text: new TextDecoder('latin1').decode(kept) };
  });
}

it('a photograph that is dropped lies upright under a new board, and nothing the camera noted is kept', () =>
  Evening.spend('studio-upright', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, words } = studio;
    await studio.open(evening.referee);
    await studio.drop('IMG_0001.JPG', await onItsSide(studio));
    const canvas = page.locator('.picker canvas').first();
    await canvas.waitFor();
    const colours = await canvas.evaluate((element: HTMLCanvasElement) => {
      const context = element.getContext('2d');
      const pixels = context?.getImageData(0, 0, element.width, element.height).data ?? [];
      const at = (y: number) => [...pixels].slice(4 * (y * element.width + 100)).slice(0, 3);
      return { size: [element.width, element.height], top: at(50), foot: at(350) };
    });
    expect(colours.size).toEqual([WIDE.height, WIDE.width]);
    expect(colours.top[0]).toBeGreaterThan(150);
    expect(colours.foot[2]).toBeGreaterThan(150);

    // By keys alone: a corner inwards, and the four edges make the shape of the board.
    const corner = page.getByRole('slider', { name: words.photo.corner[0] ?? '' });
    await corner.focus();
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await studio.button(words.photo.straighten).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await studio.whole();
    expect(studio.height).toBeGreaterThan(1_800);
    expect(studio.height).toBeLessThan(2_100);
    const kept = await keptPhoto(studio);
    expect(kept).toMatchObject({ count: 1, width: WIDE.height, height: WIDE.width });
    expect(kept.text).not.toContain('Exif');
    expect(kept.text).not.toContain('Home');
    await evening.looks(studio.kiosk, 'upright');
  }));

it('the camera takes a photograph, and says so where there is none or it may not be used', () =>
  Evening.spend(
    'studio-camera',
    async (evening) => {
      const allowed = new StudioHands(
        await evening.kiosk('en', 'camera', { permissions: ['camera'] }),
      );
      await allowed.open(evening.referee);
      await allowed.button(allowed.words.begin.newBoard).click();
      await allowed.button(allowed.words.photo.camera).click();
      const shoot = allowed.button(allowed.words.photo.shoot);
      await shoot.and(allowed.page.locator(':enabled')).waitFor();
      await evening.looks(allowed.kiosk, 'camera');
      await shoot.click();
      await allowed.button(allowed.words.photo.straighten).click();
      await allowed.page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect((await keptPhoto(allowed)).width).toBeGreaterThan(100);
      // It is not left running behind the page.
      expect(await allowed.page.locator('video').count()).toBe(0);

      const denied = new StudioHands(await evening.kiosk('en', 'no-camera'));
      await denied.open(evening.referee);
      await denied.button(denied.words.begin.newBoard).click();
      await denied.button(denied.words.photo.camera).click();
      await denied.page.getByText(denied.words.photo.noCamera).waitFor();
      await denied.button(denied.words.photo.choose).waitFor();
    },
    { chromium: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'] },
  ));

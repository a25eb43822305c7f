import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { animatedWebp, type Frame } from './webp.js';

const FOLDER = fileURLToPath(new URL('../screenshots/film/', import.meta.url));
const WEBP_QUALITY = 0.7;

/** Where each screen stands in the picture, in pixels. */
const WIDTH = 1096;
const HEIGHT = 608;
const CAPTION_AT = { x: 24, y: 38 };
const SCREENS = {
  kiosk: { x: 24, y: 64, width: 768, height: 510 },
  phone: { x: 824, y: 64, width: 248, height: 510 },
} as const;
type Screen = keyof typeof SCREENS;

export type Finger = { readonly on: Screen; readonly touches: Locator };

/** Kiosk and phone side by side, picture by picture, with a line of text above. */
export class Film {
  readonly #frames: Frame[] = [];

  private constructor(
    private readonly screens: Readonly<Record<Screen, Page>>,
    private readonly canvasPage: Page,
  ) {}

  /** @param filmCanvas any page with the typeface and a secure context: pictures are put together in it */
  static async of(screens: Readonly<Record<Screen, Page>>, filmCanvas: Page): Promise<Film> {
    await filmCanvas.evaluate(prepare, { width: WIDTH, height: HEIGHT });
    return new Film(screens, filmCanvas);
  }

  async take(caption: string, ms: number, finger?: Finger): Promise<void> {
    const { kiosk, phone } = this.screens;
    const at = finger === undefined ? undefined : await this.#middleOf(finger);
    const pictures = await Promise.all([shot(kiosk), shot(phone)]);
    const still = await this.canvasPage.evaluate(paint, {
      caption: { text: caption, ...CAPTION_AT },
      pictures: [SCREENS.kiosk, SCREENS.phone].map((place, i) => ({
        ...place,
        png: pictures[i] ?? '',
      })),
      at,
      quality: WEBP_QUALITY,
    });
    this.#frames.push({ still: Buffer.from(still, 'base64'), ms });
  }

  /** @returns the animation */
  develop(): Buffer {
    return animatedWebp(WIDTH, HEIGHT, this.#frames);
  }

  async save(name: string): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}${name}.webp`, this.develop());
  }

  async #middleOf({ on, touches }: Finger): Promise<{ x: number; y: number }> {
    const box = await touches.boundingBox();
    const view = this.screens[on].viewportSize();
    if (box === null || view === null) throw new Error('there is nothing to touch');
    const { x, y, width, height } = SCREENS[on];
    return {
      x: x + ((box.x + box.width / 2) * width) / view.width,
      y: y + ((box.y + box.height / 2) * height) / view.height,
    };
  }
}

/** How many pictures a browser finds in a film, and how long it shows them, in milliseconds. */
export function watch(page: Page, film: Buffer): Promise<{ pictures: number; ms: number }> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: 'image/webp' });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const pictures = decoder.tracks.selectedTrack?.frameCount ?? 0;
    let ms = 0;
    for (let frameIndex = 0; frameIndex < pictures; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      ms += (image.duration ?? 0) / 1000;
      image.close();
    }
    return { pictures, ms };
  }, film.toString('base64'));
}

async function shot(page: Page): Promise<string> {
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

type FilmCanvas = { readonly canvas: OffscreenCanvas; readonly font: string };

/** Runs in the page. */
async function prepare({ width, height }: { width: number; height: number }): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  const font = `600 26px ${fontFamily}`;
  // The last of them are typefaces that this computer may not have.
  const families = fontFamily.split(',');
  await Promise.allSettled(families.map((each) => document.fonts.load(`600 26px ${each}`)));
  const filmCanvas: FilmCanvas = { canvas: new OffscreenCanvas(width, height), font };
  Object.assign(window, { easel: filmCanvas });
}

type FrameToPaint = {
  readonly caption: { readonly text: string; readonly x: number; readonly y: number };
  readonly pictures: readonly {
    readonly png: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly quality: number;
};

/** Runs in the page. @returns a WebP in Base64 */
async function paint({ caption, pictures, at, quality }: FrameToPaint): Promise<string> {
  const { easel: filmCanvas } = window as unknown as { easel: FilmCanvas };
  const { canvas } = filmCanvas;
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser does not paint');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#0b0f14';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f2f4f7';
  context.font = filmCanvas.font;
  context.fillText(caption.text, caption.x, caption.y);
  for (const { png, ...place } of pictures) {
    const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    context.save();
    context.beginPath();
    context.roundRect(place.x, place.y, place.width, place.height, 14);
    context.clip();
    context.drawImage(picture, place.x, place.y, place.width, place.height);
    context.restore();
    context.strokeStyle = '#4a5563';
    context.lineWidth = 2;
    context.stroke();
  }
  if (at !== undefined) {
    context.beginPath();
    context.arc(at.x, at.y, 18, 0, 2 * Math.PI);
    context.fillStyle = 'rgb(255 255 255 / 45%)';
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = '#ffffff';
    context.stroke();
  }
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  let text = '';
  for (const byte of new Uint8Array(await webp.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

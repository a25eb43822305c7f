import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { KioskPage } from './kiosk-page.js';
import { layoutFaults, settle } from './layout.js';
import { LETTERS, type Letters, showIn } from './letters.js';
import type { PhonePage } from './phone-page.js';

const KIOSK_SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 800, height: 480 },
] as const;
const PHONE_SIZE = { width: 360, height: 740 } as const;
/** From the smallest phone in use to a tablet, and a phone that lies on its side. */
export const PHONE_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844, english: true },
  { width: 768, height: 1024, english: true },
  { width: 740, height: 360 },
] as const;

type Size = {
  readonly width: number;
  readonly height: number;
  /** Where there is room enough for every language, one is looked at. */
  readonly english?: true;
};

/** English where pictures are asked for; `PICTURES=all` has them in every language. */
const ALL = process.env.PICTURES === 'all';
/** `LETTERS=all` looks at every page in a wider typeface and in letters at 130 % as well. */
const EVERY_LETTERS = process.env.LETTERS === 'all';

/**
 * The same moment on screens of every language and size: what is wrong is collected and photographed.
 * On request there are pictures of the rest: English in every size, the others where it is tightest.
 */
export class Gallery {
  readonly #faults: string[] = [];
  readonly #letters: readonly Letters[];

  /** @param letters in which each page is looked at; on request, all */
  constructor(letters: readonly Letters[] = ['own']) {
    this.#letters = EVERY_LETTERS ? LETTERS : letters;
  }

  /** @param again brings back, before each picture, what does not stay */
  async kiosks(
    moment: string,
    kiosks: readonly KioskPage[],
    again: (kiosk: KioskPage) => Promise<void> = async () => {},
  ): Promise<void> {
    await Promise.all(
      kiosks.map((kiosk) => this.#hang(kiosk, moment, 'kiosk', KIOSK_SIZES, () => again(kiosk))),
    );
  }

  async phones(
    moment: string,
    phones: readonly PhonePage[],
    sizes: readonly Size[] = [PHONE_SIZE],
    again: (phone: PhonePage) => Promise<void> = async () => {},
  ): Promise<void> {
    await Promise.all(
      phones.map((phone) => this.#hang(phone, moment, 'phone', sizes, () => again(phone))),
    );
  }

  async #hang(
    { device, words: { language } }: KioskPage | PhonePage,
    moment: string,
    kind: 'kiosk' | 'phone',
    sizes: readonly Size[],
    again: () => Promise<void> = async () => {},
  ): Promise<void> {
    const tightest = Math.min(...sizes.map(({ width }) => width));
    const looked = sizes.filter(({ english }) => !english || language === 'en');
    for (const letters of this.#letters) {
      await showIn(device.page, letters);
      for (const size of looked) {
        const name = `${size.width}x${size.height}${letters === 'own' ? '' : `-${letters}`}`;
        await resize(device.page, size, letters);
        await again();
        const faults = await layoutFaults(device.page, { kind, large: letters !== 'own' });
        this.#faults.push(...faults.map((fault) => `${moment}, ${language}, ${name}: ${fault}`));
        const picture = `${kind}/${moment}-${name}-${language}`;
        if (faults.length > 0) await device.photograph(`failed/${picture}`);
        else if (letters === 'own' && (language === 'en' || (ALL && size.width === tightest))) {
          await device.screenshot(picture);
        }
      }
    }
    await showIn(device.page, 'own');
    // Whoever touches the page next finds things where they will stay.
    await settle(device.page);
  }

  /** Every fault of every picture at once. */
  close(): void {
    expect(this.#faults.join('\n')).toBe('');
  }
}

/** With other letters, panels that follow their own size only must be laid out anew. */
async function resize(page: Page, size: Size, letters: Letters): Promise<void> {
  if (letters !== 'own') await page.setViewportSize({ ...size, height: size.height - 8 });
  await page.setViewportSize(size);
}

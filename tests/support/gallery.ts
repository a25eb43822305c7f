import type { Language } from '@mister-x/engine/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from './axe.js';
import type { Device } from './device.js';
import type { KioskPage } from './kiosk-page.js';
import { layoutOf, type Sight, settle } from './layout.js';
import { LETTERS, type Letters, showIn } from './letters.js';
import { drawn } from './looks.js';
import type { PhonePage } from './phone-page.js';

const SMALLEST = { width: 800, height: 480 } as const;
export const KIOSK_SIZES = [
  { width: 1920, height: 1080, own: true },
  { width: 1280, height: 800 },
  SMALLEST,
] as const;
/** A kiosk on a tablet or an old monitor: narrow, and not low. */
export const TABLET = { width: 1024, height: 768, own: true } as const;
/** As it is held, and on its side. */
const PHONE_USUAL = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;
/** From the smallest phone in use to a tablet, and a phone that lies on its side. */
export const PHONE_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844, english: true, own: true },
  { width: 768, height: 1024, english: true, own: true },
  { width: 740, height: 360 },
] as const;

type Size = {
  readonly width: number;
  readonly height: number;
  /** Where there is room enough for every language, one is looked at. */
  readonly english?: true;
  /** Where there is room enough for other letters. */
  readonly own?: true;
};

/** English where pictures are asked for; `PICTURES=all` has every language, size and letters. */
const ALL = process.env.PICTURES === 'all';
/** `LETTERS=own` leaves the others out; `LETTERS=wide,large` looks at nothing else. */
const ASKED = process.env.LETTERS?.split(',');
/** Other letters are measured in the languages with the longest words. */
const LONGEST: readonly Language[] = ['de', 'ru'];

const OTHER_LETTERS = LETTERS.filter((letters) => letters !== 'own');

const KINDS = ['kiosk', 'phone'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The same moment on screens of several languages and sizes, of which each run draws some: what is wrong is collected
 * and photographed. On request there are pictures of the rest. Letters other than the pages' own are looked at on small
 * screens.
 */
export class Gallery {
  readonly #faults: string[] = [];
  /** Each as it is not seen yet; what is never seen is a fault, as nothing was said of it. */
  readonly #missing: Set<string>;
  readonly #sees: Readonly<Record<Kind, readonly Sight[]>>;

  /** @param sees what some picture at least must show; pawns, every board on which some stand */
  constructor({ kiosk = [], phone = [] }: { readonly [kind in Kind]?: readonly Sight[] } = {}) {
    const sees = { kiosk, phone };
    this.#sees = sees;
    this.#missing = new Set(KINDS.flatMap((kind) => sees[kind].map((each) => `${kind}: ${each}`)));
  }

  /** @param again brings back, before each picture, what does not stay */
  async kiosks(
    moment: string,
    kiosks: readonly KioskPage[],
    again: (kiosk: KioskPage) => Promise<void> = async () => {},
    sizes: readonly Size[] = KIOSK_SIZES,
  ): Promise<void> {
    await Promise.all(
      kiosks.map((kiosk, nth) =>
        this.#hang(kiosk, moment, nth, 'kiosk', sizes, () => again(kiosk)),
      ),
    );
  }

  async phones(
    moment: string,
    phones: readonly PhonePage[],
    sizes: readonly Size[] = PHONE_USUAL,
    again: (phone: PhonePage) => Promise<void> = async () => {},
  ): Promise<void> {
    await Promise.all(
      phones.map((phone, nth) =>
        this.#hang(phone, moment, nth, 'phone', sizes, () => again(phone)),
      ),
    );
  }

  async #hang(
    { device, words: { language } }: KioskPage | PhonePage,
    moment: string,
    nth: number,
    kind: Kind,
    sizes: readonly Size[],
    again: () => Promise<void>,
  ): Promise<void> {
    const looked = (letters: readonly Letters[]) =>
      drawn(
        letters.flatMap((each) =>
          sizes
            .filter((size) => isLooked(each, size, language))
            .map((size) => [each, size] as const),
        ),
        `${kind} ${moment}`,
        nth,
      );
    const own = looked(['own']);
    const [, axes] = own.at(-1) ?? [];
    let shown: Letters = 'own';
    for (const [letters, size] of [...own, ...looked(OTHER_LETTERS)]) {
      if (letters !== shown) await showIn(device.page, letters);
      shown = letters;
      await resize(device.page, size);
      await again();
      const rules = { kind, large: letters === 'large', scrolls: mayScroll(letters, size) };
      const { seen, ...layout } = await layoutOf(device.page, rules);
      for (const each of seen) this.#missing.delete(`${kind}: ${each}`);
      const board = this.#sees[kind].includes('pawns') && seen.includes('stations');
      const lost = board && !seen.includes('pawns') && stand(device);
      const faults = [
        ...layout.faults,
        ...(lost ? ['the board shows no pawn'] : []),
        ...(letters === 'own' && language === 'en' && size === axes
          ? await axeFaults(device.page)
          : []),
      ];
      const name = `${size.width}x${size.height}${letters === 'own' ? '' : `-${letters}`}`;
      this.#faults.push(...faults.map((fault) => `${moment}, ${language}, ${name}: ${fault}`));
      const picture = `${kind}/${moment}-${name}-${language}`;
      if (faults.length > 0) await device.photograph(`failed/${picture}`);
      if (ALL || (language === 'en' && letters === 'own')) await device.screenshot(picture);
    }
    if (shown !== 'own') await showIn(device.page, 'own');
    // What touches the page next finds things where they will stay, whatever was drawn.
    const last = sizes.findLast((size) => isLooked('own', size, language));
    if (last !== undefined && device.page.viewportSize()?.width !== last.width) {
      await resize(device.page, last);
      await again();
    }
    await settle(device.page);
  }

  /** Every fault of every picture at once. */
  close(): void {
    expect(this.#faults.join('\n')).toBe('');
    // Other letters are not held against every rule.
    if (ASKED === undefined || ASKED.includes('own')) expect([...this.#missing]).toEqual([]);
  }
}

/** Whether pawns stand on the board of the game that a page was told of. */
function stand({ wire }: Device): boolean {
  return wire.match?.game.detectives.some(({ stop }) => stop !== null) ?? false;
}

/** Layouts bear 130 % by scrolling, and a wider typeface without; the smallest kiosk has no room for that. */
function mayScroll(letters: Letters, { width }: Size): boolean {
  return letters === 'large' || (letters === 'wide' && width === SMALLEST.width);
}

function isLooked(letters: Letters, size: Size, language: Language): boolean {
  if (ASKED !== undefined && !ASKED.includes(letters)) return false;
  if (letters !== 'own') return !size.own && LONGEST.includes(language);
  return !size.english || language === 'en';
}

/** What fits itself to its own size only is laid out again, in other letters too. */
async function resize(page: Page, size: Size): Promise<void> {
  const { width, height } = size;
  const before = page.viewportSize();
  if (before?.width === width && before.height === height) {
    await page.setViewportSize({ width, height: height - 8 });
  }
  await page.setViewportSize({ width, height });
}

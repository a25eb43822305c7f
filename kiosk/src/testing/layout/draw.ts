import { extentOfRun } from '@mister-x/engine/core/testing/extent';
import { seedOfRun, testRng } from '@mister-x/engine/testing';
import { LANGUAGES, type Language } from '../../messages/languages.js';
import { LETTER_STYLES, type LetterStyle } from './letters.js';

export type PageKind = 'kiosk' | 'phone';

/**
 * What pages are looked at, and how: one and the same draw until each draw of `--every` has been looked at and mended.
 */
export const seedOfLooks = (): number => (extentOfRun() === 'every' ? seedOfRun() : 117_572_086);

type Size = {
  readonly width: number;
  readonly height: number;
  /** Where there is room enough for other letters. */
  readonly own?: true;
};

/** Big screens from a small old one to a large one; phones from the smallest in use to a tablet, upright and on their side. */
const SCREEN_SIZES: Readonly<Record<PageKind, readonly Size[]>> = {
  kiosk: [
    { width: 1920, height: 1080, own: true },
    { width: 1280, height: 800 },
    { width: 1024, height: 768, own: true },
    { width: 800, height: 480 },
  ],
  phone: [
    { width: 320, height: 568 },
    { width: 360, height: 740 },
    { width: 390, height: 844, own: true },
    { width: 768, height: 1024, own: true },
    { width: 740, height: 360 },
  ],
};

/** How a page is looked at. */
export type PageLook = {
  readonly language: Language;
  readonly size: Size;
  readonly letters: LetterStyle;
};

/** Other letters are measured in the languages with the longest words. */
const LANGUAGES_OF_LONG_WORDS: readonly Language[] = ['de', 'ru'];

const allLooks = (kind: PageKind): readonly PageLook[] =>
  LANGUAGES.flatMap((language) =>
    SCREEN_SIZES[kind].flatMap((size) =>
      LETTER_STYLES.filter(
        (letters) => letters === 'own' || (!size.own && LANGUAGES_OF_LONG_WORDS.includes(language)),
      ).map((letters) => ({ language, size, letters })),
    ),
  );

/**
 * The looks of one moment: one with the pages' own letters and one with others, drawn; two of each with `--all`, and
 * everything with `--every` and where pictures are asked for.
 * @param moment what is looked at; another moment has other looks
 */
export function drawLooks(kind: PageKind, moment: string): readonly PageLook[] {
  const looks = allLooks(kind);
  const extent = extentOfRun();
  if (extent === 'every' || process.env.PICTURES) return looks;
  const rng = testRng(seedOfLooks() + sumOf(`${kind} ${moment}`));
  const some = (of: readonly PageLook[]) => rng.shuffle(of).slice(0, extent === 'all' ? 2 : 1);
  return [
    ...some(looks.filter(({ letters }) => letters === 'own')),
    ...some(looks.filter(({ letters }) => letters !== 'own')),
  ];
}

/** Layouts bear 130 % by scrolling, and a wider typeface without; the smallest big screen has no room for that. */
export const mayScroll = ({ letters, size }: PageLook): boolean =>
  letters === 'large' || (letters === 'wide' && size.width === 800);

export const lookName = ({ language, size, letters }: PageLook): string =>
  `${language}, ${size.width}x${size.height}${letters === 'own' ? '' : `, ${letters}`}`;

function sumOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

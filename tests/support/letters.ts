import type { Page } from 'playwright-core';

/**
 * The letters that layouts have to bear: the pages' own, a typeface a seventh wider, as where the own
 * one cannot be fetched, and letters that a person has set to 130 %.
 */
export const LETTERS = ['own', 'wide', 'large'] as const;
export type Letters = (typeof LETTERS)[number];

const STYLES: Readonly<Record<Letters, string>> = {
  own: '',
  wide: ':root { --font: "DejaVu Sans", Verdana, sans-serif; }',
  large: 'html { font-size: 130%; }',
};

/** Has a page show itself in these letters until others are asked for. The pages' policy allows no style from elsewhere. */
export async function showIn(page: Page, letters: Letters): Promise<void> {
  const wider = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const pen = document.createElement('canvas').getContext('2d');
    const width = (family: string): number => {
      if (pen !== null) pen.font = `100px ${family}`;
      return pen?.measureText('Mister X hat seine Startstation').width ?? 0;
    };
    return width(getComputedStyle(document.body).fontFamily) / width('"Fira Sans"');
  }, STYLES[letters]);
  if (letters === 'wide' && wider < 1.1) {
    throw new Error('there is no wide typeface here: the package fonts-dejavu-core has one');
  }
}

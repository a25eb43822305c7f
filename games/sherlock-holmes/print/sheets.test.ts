import { LANGUAGES, PAPERS } from '@mister-x/engine/protocol';
import { DEFAULT_HOLMES_PACK_FILE } from '../rules/index.js';
import { describe, expect, it } from 'vitest';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { inkOutside } from '@mister-x/printing/testing/inspect';
import { FIRST_PRINT_ORDER, print } from '../../test/orders.js';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { holmesKit } from './kit.js';
import { SUMMARY_WORDS } from './summary-words.js';
import { HOLMES_WORDS } from './words.js';

const order = { ...FIRST_PRINT_ORDER, game: 'sherlock-holmes' } as const;
/** Whatever stands between words, a line's end or a no-break space. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe.each(drawSubset(PAPERS))('the sheets on %s', (paper) => {
  const sheets = holmesKit.sheets.filter(({ sheet }) => sheet !== 'poster');
  it.each(sheets.map(({ sheet }) => [sheet, drawSubset(LANGUAGES)] as const))(
    '%s stays inside what a printer reaches, in %s',
    async (sheet, languages) => {
      for (const language of languages) {
        const options = { backs: true, tokens: 'both' };
        const { pdf } = await print({ ...order, sheet, paper, language, options });
        for await (const picture of renderPages(pdf, 25)) {
          expect(inkOutside(picture, [printableBox(picture.page)]), language).toBe(0);
        }
      }
    },
  );
});

describe.each(drawSubset(LANGUAGES))('in %s', (language) => {
  const own = HOLMES_WORDS[language];
  const texts = async (sheet: string) => {
    const pages = await readPages((await print({ ...order, sheet, language })).pdf);
    return plain(pages.map(({ text }) => text).join(' '));
  };

  it('cards say whose they are and what they do (SH-50)', async () => {
    const text = await texts('cards');
    for (const messages of [...Object.values(own.characters), ...Object.values(own.abilities)]) {
      expect(text).toContain(plain(messages));
    }
  });

  it('cases have their titles and the kinds of their tokens (SH-8)', async () => {
    const text = await texts('cases');
    for (const messages of [own.titles, own.types, own.colours].flatMap((all) => Object.values(all))) {
      expect(text).toContain(plain(messages));
    }
    expect(text.split('+1').length - 1).toBe(6 * 4 + 6);
  });

  it('the card with the rules has all of them', async () => {
    const { steps, each, abilities, ...rest } = SUMMARY_WORDS[language](DEFAULT_HOLMES_PACK_FILE);
    const text = await texts('summary');
    for (const messages of [...steps.flat(), ...Object.values(each), abilities, ...Object.values(rest)]) {
      if (typeof messages === 'string') expect(text).toContain(plain(messages));
    }
  });
});

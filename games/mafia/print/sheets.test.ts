import { LANGUAGES, PAPERS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { expectedCodes } from '../test/server-data.js';
import { decode } from '@mister-x/printing/testing/decode';
import { inkOutside } from '@mister-x/printing/testing/inspect';
import { FIRST_PRINT_ORDER, print } from '../../test/orders.js';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { mafiaKit } from './kit.js';
import { SUMMARY_WORDS } from './summary-words.js';
import { strangePack } from '../test/strange-pack.js';
import { MAFIA_WORDS } from './words.js';

const order = { ...FIRST_PRINT_ORDER, game: 'mafia' } as const;
const SHEETS = mafiaKit.sheets.map(({ sheet }) => sheet);
const SMALL = SHEETS.filter((sheet) => sheet !== 'poster');
/** Whatever stands between words, a line's end or a no-break space. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function textOf(job: Parameters<typeof print>[0]): Promise<string> {
  const pages = await readPages((await print(job)).pdf);
  return plain(pages.map(({ text }) => text).join(' '));
}

describe.each(drawSubset(PAPERS))('on %s', (paper) => {
  it.each(SMALL.map((sheet) => [sheet, drawSubset(LANGUAGES)] as const))(
    '%s stays inside what a printer reaches, in %s',
    async (sheet, languages) => {
      // The longest names, the most cells and the largest sums.
      const file = strangePack();
      for (const language of languages) {
        const options = { backs: true, rules: 'authors1992', insolvency: 'team_then_negative' };
        const { pdf } = await print({ ...order, file, sheet, paper, language, options });
        for await (const picture of renderPages(pdf, 25)) {
          expect(inkOutside(picture, [printableBox(picture.page)]), language).toBe(0);
        }
      }
    },
  );
});

describe.each(drawSubset(LANGUAGES))('in %s', (language) => {
  const own = MAFIA_WORDS[language];

  it('cards say what they are, on which side of the law, and what they do (MF-4 to MF-7)', async () => {
    const text = await textOf({ ...order, sheet: 'cards', language });
    const { good: _, ...types } = own.types;
    const sums = { theft: 100, robbery: 200, fee: 20, over: 20 };
    const [theft, robbery, fee, over] = Object.values(sums).map(own.money);
    const does = own.does({
      ...{ theft: theft ?? '', robbery: robbery ?? '', fee: fee ?? '', over: over ?? '' },
    });
    for (const said of [types, own.goods, own.suits, does].flatMap((all) => Object.values(all))) {
      expect(text).toContain(plain(said));
    }
    for (const price of [40, 60, 80, 120, 150, 300]) {
      expect(text).toContain(plain(own.money(price)));
    }
  });

  it('figures are told by colour and number (MF-8)', async () => {
    const text = await textOf({ ...order, sheet: 'standups', language });
    for (const colour of Object.values(own.colours)) {
      for (const number of [1, 2, 3, 4]) expect(text).toContain(`${colour} ${number}`);
    }
  });

  it('the prison names each cell in both ways, and death row (MF-13)', async () => {
    const text = await textOf({ ...order, sheet: 'prison', language });
    for (const value of [300, 250, 200, 150, 120, 100, 80, 60, 40, 30, 20, 10]) {
      expect(text).toContain(plain(own.money(value)));
      expect(text).toContain(plain(own.cell(value / 10)));
    }
    for (const said of [own.deathRow, own.freedom]) expect(text).toContain(plain(said));
  });

  it.each(['online2015', 'authors1992'] as const)('the card with the rules of %s has all of them', async (rules) => {
    const text = await textOf({ ...order, sheet: 'summary', language, options: { rules } });
    const [theft, robbery, fee] = [100, 200, 20].map(own.money);
    const sums = { theft: theft ?? '', robbery: robbery ?? '', fee: fee ?? '', over: fee ?? '' };
    const { each, ...rest } = SUMMARY_WORDS[language]({ sums, rules });
    for (const said of [...Object.values(each), ...Object.values(rest)]) {
      expect(text).toContain(plain(said));
    }
  });
});

it('coins are as many as the rules say, and no other (MF-3)', async () => {
  const text = await textOf({ ...order, sheet: 'coins' });
  const count = (sum: string) => text.split(' ').filter((word) => word === sum).length;
  expect([count('$100'), count('$50'), count('$10')]).toEqual([20, 30, 50]);
});

it('a custom pack is printed as it is', async () => {
  const file = strangePack();
  const cards = await textOf({ ...order, sheet: 'cards', file });
  for (const said of ['harbour-gangs', '$110', '$1000', 'Uncle Joe’s advocate', 'Buyer_of-ours']) {
    expect(cards).toContain(said);
  }
  expect(cards).not.toContain('Lawyer');
  expect(await textOf({ ...order, sheet: 'quarters', file })).toContain('K2 Violet');
  expect(await textOf({ ...order, sheet: 'prison', file })).toContain('$450');
  const coins = await textOf({ ...order, sheet: 'coins', file });
  expect(coins.split('$500').length - 1).toBe(7);
  expect(coins).not.toContain('$100');
});

it('has no bars where they would be too wide', () => {
  const codeOf = (sheet: string, options: object, box = {}) => {
    const prepared = mafiaKit.prepare({
      ...{ ...order, ...box, sheet, options: { code: 'code128', ...options } },
    });
    return prepared.ok ? null : prepared.error.code;
  };
  expect(codeOf('poster', { poster: 'a3' })).toBe('CITY_CODE_TOO_WIDE');
  expect(codeOf('poster', { poster: 'a2' })).toBeNull();
  expect(codeOf('cards', {})).toBeNull();
  expect(codeOf('cards', {}, { file: strangePack() })).toBe('CARD_CODE_TOO_WIDE');
});

it.each(
  drawSubset([
    ['a3', 'a4', 'qr'],
    ['a2', 'letter', 'code128'],
    ['a1', 'a4', 'datamatrix'],
  ] as const),
)('no cut runs through a code: %s on sheets of %s, in %s', async (poster, paper, code) => {
  const options = { poster, code, tiled: true };
  const { pdf } = await print({ ...order, sheet: 'poster', paper, options });
  const found = new Set<string>();
  let page = 0;
  for await (const picture of renderPages(pdf, 200)) {
    page += 1;
    if (page === 1) continue;
    for (const { text } of await decode(picture, code)) found.add(text);
  }
  expect([...found].sort()).toEqual([...expectedCodes.quarters()].sort());
});

it('the largest city on sheets is still a file that one can send', async () => {
  const options = { poster: 'a0', tiled: true };
  const { pdf } = await print({ ...order, sheet: 'poster', options });
  expect(pdf.length).toBeLessThan(4_000_000);
});

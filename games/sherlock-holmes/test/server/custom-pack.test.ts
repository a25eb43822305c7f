import { LANGUAGES, PAPERS } from '@mister-x/engine/protocol';
import { DEFAULT_HOLMES_PACK_FILE, type PackFile, packFaults } from '../../rules/index.js';
import { expect, it } from 'vitest';
import { customPack } from '../server-data.js';
import { preparePrint } from '../../../printing.js';
import { decode } from '@mister-x/printing/testing/decode';
import { inkOutside } from '@mister-x/printing/testing/inspect';
import { FIRST_PRINT_ORDER, print } from '../../../test/orders.js';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { cardsIn } from '../../print/pack-job.js';
import { trackCell } from '../../print/cells.js';
import { codesFile } from '../../print/codes.js';
import { holmesKit } from '../../print/kit.js';
import { tincturesOf } from '../../print/look.js';
import { trackFieldsOf } from '../../print/track-fields.js';

const file = customPack();
const order = { ...FIRST_PRINT_ORDER, game: 'sherlock-holmes', file } as const;

const textsOf = async (sheet: string) => {
  const pages = await readPages((await print({ ...order, sheet })).pdf);
  return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
};

it('a custom pack can be played with', () => {
  expect(packFaults(file)).toEqual([]);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['cards', ['harbour-town', 'Card_0-0-0', 'XH000F32'], []],
  // Its own title in the place of the one that the game's case of this id has.
  ['cases', ['Тайна пропавшего', 'The Glovemaker’s Other Debt', 'wax seal', '+2'], ['+1', 'weapon']],
  ['stations', ['100 ', '187', 'Kai 29', 'Полицейское управление'], ['Scotland', 'Hyde Park']],
  ['track', ['−15', '45'], ['−16', '46']],
  ['notebook', ['100', '187', ' 7 '], [' 30 ']],
  ['standups', ['pale blue grey', 'Red'], ['White']],
  [
    'summary',
    ['1 to 3 locations', '1 card, 4 if', '5 at most', 'With 4 tokens', 'at −15', '+2', '+12'],
    ['−10', '+1.'],
  ],
  ['poster', ['HARBOUR TOWN', '187 · Kai 29', '7 · Полицейское'], ['LONDON', 'Thames', 'SY']],
])('%s are those of the box', async (sheet, there, gone) => {
  const text = await textsOf(sheet);
  if (sheet !== 'poster') expect(text).toContain('Sherlock Holmes · harbour-town · ');
  for (const words of there) expect(text).toContain(words);
  for (const words of gone) expect(text).not.toContain(words);
});

it('what serves every pack does not name one', async () => {
  expect(await textsOf('commands')).not.toContain('harbour');
});

it('its cards bear the codes that it has for them, and the others those of their places', async () => {
  const texts: string[] = [];
  for await (const picture of renderPages((await print({ ...order, sheet: 'cards' })).pdf, 200)) {
    texts.push(...(await decode(picture, 'qr')).map(({ text }) => text));
  }
  expect(texts.sort()).toEqual(
    cardsIn({ file })
      .map(({ text }) => text)
      .sort(),
  );
  expect(texts).toContain('Card_0-0-0');
});

it('codes of its tokens are a list of its own tokens', () => {
  const list: Record<string, string> = JSON.parse(codesFile({ secret: 7, file }));
  expect(new Set(Object.values(list)).size).toBe(30);
  expect(Object.values(list)).toContain('crimson-3');
});

/** As long as a file may have them, and without a gap at which a line could break. */
const LONG: PackFile = {
  ...file,
  pack: 'W'.repeat(40),
  locations: file.locations.map((place) => ({ ...place, name: 'Щ'.repeat(80) })),
  cases: file.cases.map((each) => ({ ...each, title: 'W'.repeat(80), colour: 'W'.repeat(40) })),
  seat_colours: Array.from({ length: 9 }, (_, i) => `${'W'.repeat(39)}${i}`),
  cards: file.cards?.map((card, i) => ({ ...card, code: `${'W'.repeat(38)}${10 + i}` })) ?? [],
};

it.each(PAPERS)('the longest names stay inside what a printer reaches, on %s', async (paper) => {
  expect(packFaults(LONG)).toEqual([]);
  for (const { sheet } of holmesKit.sheets.filter((each) => each.sheet !== 'poster')) {
    const options = { backs: true, tokens: 'both', secret: 7 };
    const made = await print({ ...order, sheet, paper, options, file: LONG });
    for await (const picture of renderPages(made.pdf, 25)) {
      expect(inkOutside(picture, [printableBox(picture.page)]), sheet).toBe(0);
    }
  }
});

it.each(LANGUAGES)('the card with the rules holds large numbers, in %s', async (language) => {
  const large = {
    ...{ ...DEFAULT_HOLMES_PACK_FILE, walk_max: 9, draw: { moved: 21, stayed: 99, cap: 99 } },
    score: { start: 99, eliminate_at: 0, arrest_bonus: -999, link_bonus: 999 },
  };
  const { pages } = await print({ ...order, sheet: 'summary', language, file: large });
  expect(pages).toBe(1);
});

it('the fields of a long track lie side by side, and one that is too long is refused', () => {
  const track = (start: number, out: number): PackFile => ({
    ...file,
    score: { ...file.score, start, eliminate_at: out },
  });
  for (const paper of PAPERS) {
    const long = trackFieldsOf({ file: track(20, -20) }, { x: 0, y: 0, ...trackCell(paper) });
    expect(long.map(({ score }) => score).slice(0, 42)).toEqual([...Array.from({ length: 41 }, (_, i) => 20 - i), 21]);
    expect(Math.min(...long.map(({ height }) => height))).toBeGreaterThan(9);
    expect(Math.max(...long.map(({ y, height }) => y + height))).toBeCloseTo(trackCell(paper).height);
  }
  const refused = preparePrint({ ...order, sheet: 'track', file: track(999, -999) });
  expect(refused).toMatchObject({ ok: false, error: { code: 'TRACK_TOO_LONG' } });
});

it('codes that are too long for bars are refused as such', () => {
  const options = { code: 'code128' };
  expect(preparePrint({ ...order, sheet: 'cards', options }).ok).toBe(true);
  expect(preparePrint({ ...order, sheet: 'cards', options, file: LONG })).toMatchObject({
    error: { code: 'CARD_CODE_TOO_WIDE' },
  });
});

it('a file of another game is refused', () => {
  expect(preparePrint({ ...order, sheet: 'cards', file: { format: 'mister-x-board/2' } })).toMatchObject({
    error: { code: 'FILE_WRONG' },
  });
});

it('colours that we do not know are told apart, as far as there are hatchings', () => {
  const names = ['red', 'crimson', 'teal', 'navy', 'azure', 'old-gold'];
  const looks = names.map(tincturesOf(names));
  expect(new Set(looks.map(({ hatch }) => hatch)).size).toBe(6);
  expect(looks[0]).toEqual(tincturesOf(['red'])('red'));
});

import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { inkOutside } from '@mister-x/printing/testing/inspect';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { routesOf } from '../../pursuit/rules/map/index.js';
import { ROADS, typographic } from '../rules/index.js';
import { FIRST_PRINT_ORDER, print } from '../../test/orders.js';
import { packOfJob } from './pack-job.js';
import { holmesPoster, londonLook } from './poster.js';
import { HOLMES_WORDS } from './words.js';

const BOX = packOfJob({});
const order = { ...FIRST_PRINT_ORDER, game: 'sherlock-holmes', sheet: 'poster' } as const;
const onOneLine = (messages = '') => messages.replace(/\s+/g, ' ');

describe('the map of London', () => {
  it.each(LANGUAGES)('names every place with its number, twice, in %s', async (language) => {
    const { pdf } = await print({ ...order, language });
    const [page] = await readPages(pdf);
    const text = onOneLine(page?.text);
    const { yard, yardSign } = HOLMES_WORDS[language];
    for (const { number, name } of BOX.locations.values()) {
      const [sign, said] = number === null ? [yardSign, yard] : [`${number}`, typographic(name)];
      expect(text).toContain(`${sign} · ${said}`);
      // On the map and in the list.
      expect(text.split(said).length - 1, said).toBeGreaterThan(1);
    }
    const { title, subtitle, legend } = holmesPoster({ language });
    const names = [...legend.lines, ...legend.stops].map(({ name }) => name);
    const heads = [legend.linesTitle, legend.stopsTitle, legend.indexTitle, title.toUpperCase()];
    for (const messages of [...names, ...heads, subtitle]) expect(text).toContain(onOneLine(messages));
  });

  it('has an arrow on every road of Holmes’s loop (SH-6)', () => {
    const { arrows, picture } = holmesPoster({ language: 'en' });
    const loop = routesOf(picture).filter(({ transport }) => transport === arrows?.transport);
    expect(loop).toHaveLength(BOX.file.holmes_loop.length);
    for (const { a, b } of loop) {
      expect(arrows?.ways.some((way) => way.includes(a) && way.includes(b))).toBe(true);
    }
    expect(arrows?.ways).toContainEqual([6, 7]);
    expect(arrows?.ways).toContainEqual([14, 6]);
  });

  it('tells roads apart without colour', () => {
    const { strokes } = londonLook('SY');
    const looks = ROADS.map((road) => JSON.stringify(strokes[road].map(({ width, dash }) => [width, dash])));
    expect(new Set(looks).size).toBe(ROADS.length);
  });

  it.each(['a0', 'a3'])('stays inside what a printer reaches, in %s', async (poster) => {
    for (const tiled of [false, true]) {
      const { pdf } = await print({ ...order, options: { poster, tiled } });
      for await (const picture of renderPages(pdf, 20)) {
        expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
      }
    }
  });
});

import { LANGUAGES, PAPERS, POSTER_SIZES, type PrintOrder } from '@mister-x/engine/protocol';
import { cityMap, TRANSPORTS, WHOLE } from '@mister-x/engine/scotland-yard';
import { describe, expect, it, vi } from 'vitest';
import { addPage, finish, newDocument, type Printed } from '../page/document.js';
import { PAPER_SIZES } from '../page/paper.js';
import type { Box } from '../page/write.js';
import { inkOutside, isInk } from '../testing/inspect.js';
import { ORDER as PLAIN } from '../testing/orders.js';
import { printable } from '../testing/printable.js';
import { renderPages } from '../testing/render.js';
import { readPages } from '../testing/text.js';
import { PRINT_WORDS } from '../words/index.js';
import { drawCity } from './city.js';
import { squareOf } from './grid.js';
import { posterSheet, tiledArea } from './index.js';
import { onSheet, PANEL, posterSize } from './layout.js';
import { STROKES } from './style.js';
import { tile } from './tiling.js';
import { POSTER_WORDS } from './words.js';

// Rendering takes seconds on a machine that does other things as well.
vi.setConfig({ testTimeout: 60_000 });

const ORDER: PrintOrder = { ...PLAIN, sheet: 'poster', edition: 'later', poster: 'a2' };
const STOPS = cityMap('later').stations.map(({ stop }) => String(stop));
const MEGABYTE = 1_000_000;

async function poster(changes: Partial<PrintOrder>): Promise<Printed> {
  const order = { ...ORDER, ...changes };
  const doc = newDocument({ title: 'London', language: order.language });
  posterSheet(doc, order, PRINT_WORDS[order.language]);
  return finish(doc);
}

/** Written words of digits only, with how often each is there. */
function numbers(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/)) {
    if (/^\d+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

describe('the city on paper', () => {
  it('names every station of the board once, and nothing that is none (CM-15)', async () => {
    const doc = newDocument({ title: 'London', language: 'en' });
    addPage(doc, { width: WHOLE.right, height: WHOLE.bottom });
    drawCity(doc, { edition: 'later', river: '' }, WHOLE);
    const [page] = await readPages((await finish(doc)).pdf);
    const found = numbers(page?.text ?? '');
    expect([...found.keys()].sort()).toEqual([...STOPS].sort());
    expect([...found.values()].every((count) => count === 1)).toBe(true);
  });

  it('draws the line that only the first edition has (SY-Q20)', async () => {
    const { byStop } = cityMap('first');
    const [a, b] = [byStop.get(13), byStop.get(14)].map((stop) => onSheet(stop ?? { x: 0, y: 0 }));
    if (a === undefined || b === undefined) throw new Error('no such stop');
    const middle = { x: (a.x + b.x) / 2 - 8, y: (a.y + b.y) / 2 - 8, width: 16, height: 16 };
    const [first, later] = [await poster({ edition: 'first' }), await poster({})];
    const [before, after] = [await amber(first, middle), await amber(later, middle)];
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(0);
  });

  it('tells the transports apart without colour', () => {
    const looks = TRANSPORTS.map((transport) =>
      JSON.stringify(STROKES[transport].map(({ width, dash }) => ({ width, dash }))),
    );
    expect(new Set(looks).size).toBe(TRANSPORTS.length);
  });
});

describe('the poster', () => {
  it.each(POSTER_SIZES)('is one drawing of its size: %s', async (size) => {
    const { pdf, pages } = await poster({ poster: size });
    expect(pages).toBe(1);
    expect(pdf.length).toBeLessThan(2 * MEGABYTE);
    const [read] = await readPages(pdf);
    expect(read?.images).toBe(0);
    for await (const picture of renderPages(pdf, 20)) {
      expect(picture.page.width).toBeCloseTo(posterSize(size).width, 0);
      expect(picture.page.height).toBeCloseTo(posterSize(size).height, 0);
      expect(inkOutside(picture, [printable(picture.page)])).toBe(0);
      expect(inkOutside(picture, [])).toBeGreaterThan(0);
    }
  });

  it('says in which square each station is', async () => {
    const [page] = await readPages((await poster({})).pdf);
    const words = page?.text.replace(/\s+/g, ' ') ?? '';
    for (const station of cityMap('later').stations) {
      expect(words).toContain(`${station.stop} ${squareOf(station)}`);
    }
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const [page] = await readPages((await poster({ language })).pdf);
    const own = POSTER_WORDS[language];
    const { transports } = PRINT_WORDS[language];
    const words = page?.text.replace(/\s+/g, ' ') ?? '';
    const said = [own.subtitle, own.index, own.start, own.ferry, transports.taxi, transports.bus];
    for (const text of [own.city.toUpperCase(), ...said]) expect(words).toContain(text);
  });
});

describe('the poster on sheets', () => {
  it.each((['a3', 'a0'] as const).flatMap((size) => PAPERS.map((paper) => [size, paper] as const)))(
    '%s on %s: an overview, then each sheet with its name, all inside what a printer reaches',
    async (size, paper) => {
      const { pdf } = await poster({ poster: size, paper, tiled: true, language: 'ru' });
      expect(pdf.length).toBeLessThan(2 * MEGABYTE);
      const [overview, ...sheets] = await readPages(pdf);
      const names = overview?.text.match(/\b[IVX]+\b/g) ?? [];
      for (const [i, { text, images }] of sheets.entries()) {
        const own = text.match(/Лист ([IVX]+) · (\d+) из (\d+)/);
        expect(names).toContain(own?.[1]);
        expect(own?.slice(2).map(Number)).toEqual([i + 1, sheets.length]);
        expect(images).toBe(0);
      }
      const missing = STOPS.filter((stop) => !sheets.some(({ text }) => numbers(text).has(stop)));
      expect(missing).toEqual([]);
      for await (const picture of renderPages(pdf, 25)) {
        expect(inkOutside(picture, [printable(picture.page)])).toBe(0);
        expect(inkOutside(picture, [])).toBeGreaterThan(0);
      }
    },
  );

  it.each(LANGUAGES)(
    'parts the legend from the index where two rows meet, in %s',
    async (language) => {
      const { tiles } = tile(tiledArea('a2'), PAPER_SIZES.a4);
      const seam = tiles.find(({ row }) => row === 1)?.part.y ?? 0;
      expect(seam).toBeGreaterThan(PANEL.y);
      for await (const picture of renderPages((await poster({ poster: 'a2', language })).pdf, 75)) {
        const dots = picture.width / picture.page.width;
        for (let y = Math.floor((seam - 0.5) * dots); y < (seam + 0.5) * dots; y++) {
          for (let x = Math.ceil(PANEL.x * dots); x < (PANEL.x + PANEL.width) * dots; x++) {
            expect(isInk(picture, x, y)).toBe(false);
          }
        }
      }
    },
  );

  it.each(LANGUAGES)('explains itself in %s', async (language) => {
    const { pdf } = await poster({ language, tiled: true, poster: 'a3', paper: 'letter' });
    const [overview] = await readPages(pdf);
    const words = overview?.text.replace(/\s+/g, ' ') ?? '';
    for (const step of POSTER_WORDS[language].steps) expect(words).toContain(step);
  });
});

/** Dots of about the taxi's colour within a box of the sheet. */
async function amber({ pdf }: Printed, box: Box): Promise<number> {
  let count = 0;
  for await (const { data, width, page } of renderPages(pdf, 75)) {
    const scale = width / page.width;
    for (let y = Math.floor(box.y * scale); y < (box.y + box.height) * scale; y++) {
      for (let x = Math.floor(box.x * scale); x < (box.x + box.width) * scale; x++) {
        const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
        if (red > green + 30 && green > blue + 60) count++;
      }
    }
  }
  return count;
}

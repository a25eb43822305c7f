import { LANGUAGES, PAPERS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { addPage, finishPdf, newDocument, type PrintedPdf } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import type { Box } from '@mister-x/printing/page/write';
import { POSTER_SIZES } from '@mister-x/printing/shared/options';
import { inkOutside, isInk } from '@mister-x/printing/testing/inspect';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { londonBoard, TRANSPORTS, yardPicture } from '../rules/index.js';
import type { PosterContent } from '../../pursuit/print/poster/content.js';
import { preparePoster, squareNameAt, squareGridOf } from '../../pursuit/print/poster/prepare.js';
import { drawPosterSheets } from '../../pursuit/print/poster/index.js';
import { layoutOf, pointOnSheet, posterSize, tiledArea } from '../../pursuit/print/poster/layout.js';
import { drawMap } from '../../pursuit/print/poster/map.js';
import { tilingOfArea } from '../../pursuit/print/poster/tiling.js';
import { POSTER_MESSAGES } from '../../pursuit/print/poster/words.js';
import { PURSUIT_WORDS } from '../../pursuit/print/words.js';
import type { YardJob } from './options.js';
import { drawYardPoster, yardPoster } from './poster.js';
import { YARD_POSTER_LOOK } from './poster-look.js';
import { PRINT_JOB as PLAIN } from '../test/job.js';
import { YARD_POSTER_WORDS, YARD_WORDS } from './words.js';

const JOB: YardJob = { ...PLAIN, sheet: 'poster', edition: 'later', poster: 'a2' };
const LATER = yardPicture(londonBoard('later'));
const LAYOUT = layoutOf(LATER.box);
const PANEL = LAYOUT.panel;
const STOPS = LATER.stations.map(({ stop }) => String(stop));
const MEGABYTE = 1_000_000;

async function poster(changes: Partial<YardJob>): Promise<PrintedPdf> {
  const job = { ...JOB, ...changes };
  const doc = newDocument({ title: 'London', language: job.language });
  drawYardPoster(doc, job);
  return finishPdf(doc);
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
    addPage(doc, { width: LATER.box.right, height: LATER.box.bottom });
    const content = { ...yardPoster(londonBoard('later'), 'en'), groundNames: {} };
    drawMap(doc, preparePoster(doc, content), LATER.box);
    const [page] = await readPages((await finishPdf(doc)).pdf);
    const found = numbers(page?.text ?? '');
    expect([...found.keys()].sort()).toEqual([...STOPS].sort());
    expect([...found.values()].every((count) => count === 1)).toBe(true);
  });

  it('draws the line that only the first edition has (SY-Q20)', async () => {
    const { byStop } = yardPicture(londonBoard('first'));
    const [a, b] = [byStop.get(13), byStop.get(14)].map((stop) => pointOnSheet(LAYOUT, stop ?? { x: 0, y: 0 }));
    if (a === undefined || b === undefined) throw new Error('no such stop');
    const middle = { x: (a.x + b.x) / 2 - 8, y: (a.y + b.y) / 2 - 8, width: 16, height: 16 };
    const [first, later] = [await poster({ edition: 'first' }), await poster({})];
    const [before, after] = [await amber(first, middle), await amber(later, middle)];
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(0);
  });

  it('tells the transports apart without colour', () => {
    const looks = TRANSPORTS.map((transport) =>
      JSON.stringify(YARD_POSTER_LOOK.strokes[transport].map(({ width, dash }) => ({ width, dash }))),
    );
    expect(new Set(looks).size).toBe(TRANSPORTS.length);
  });
});

/** Whatever stands between words, a line's end or a no-break space. */
const onOneLine = (text = ''): string => text.replace(/\s+/g, ' ');

describe('the poster', () => {
  it.each(drawSubset(POSTER_SIZES))('is one drawing of its size: %s', async (size) => {
    const { pdf, pages } = await poster({ poster: size });
    expect(pages).toBe(1);
    expect(pdf.length).toBeLessThan(2 * MEGABYTE);
    const [read] = await readPages(pdf);
    expect(read?.images).toBe(0);
    for await (const picture of renderPages(pdf, 20)) {
      expect(picture.page.width).toBeCloseTo(posterSize(size).width, 0);
      expect(picture.page.height).toBeCloseTo(posterSize(size).height, 0);
      expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
      expect(inkOutside(picture, [])).toBeGreaterThan(0);
    }
  });

  it('says in which square each station is', async () => {
    const [page] = await readPages((await poster({})).pdf);
    const messages = page?.text.replace(/\s+/g, ' ') ?? '';
    for (const station of LATER.stations) {
      expect(messages).toContain(`${station.stop} ${squareNameAt(squareGridOf(LATER.box), station)}`);
    }
  });

  it.each(drawSubset(LANGUAGES))('speaks %s', async (language) => {
    const [page] = await readPages((await poster({ language })).pdf);
    const own = POSTER_MESSAGES[language];
    const yard = YARD_POSTER_WORDS[language];
    const { transports } = YARD_WORDS[language];
    const messages = onOneLine(page?.text);
    const said = [
      PURSUIT_WORDS[language].subtitle,
      yard.index,
      yard.stops,
      own.start,
      yard.ferry,
      transports.taxi,
      transports.bus,
    ];
    for (const text of [yard.city.toUpperCase(), ...said]) expect(messages).toContain(onOneLine(text));
  });
});

describe('the poster on sheets', () => {
  it.each(drawSubset((['a3', 'a0'] as const).flatMap((size) => PAPERS.map((paper) => [size, paper] as const))))(
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
        expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
        expect(inkOutside(picture, [])).toBeGreaterThan(0);
      }
    },
  );

  it.each(drawSubset(LANGUAGES))('parts the legend from the index where two rows meet, in %s', async (language) => {
    const { tiles } = tilingOfArea(tiledArea('a2', LAYOUT.sheet), PAPER_SIZES.a4);
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
  });

  it.each(drawSubset(LANGUAGES))('explains itself in %s', async (language) => {
    const { pdf } = await poster({ language, tiled: true, poster: 'a3', paper: 'letter' });
    const [overview] = await readPages(pdf);
    const messages = onOneLine(overview?.text);
    for (const step of POSTER_MESSAGES[language].steps) expect(messages).toContain(onOneLine(step));
  });
});

describe('the poster of a board with named stops and rings', () => {
  const [first = 1, second = 2, third = 3] = LATER.stations.map(({ stop }) => stop);
  const yard = yardPoster(londonBoard('later'), 'en');
  const content: PosterContent = {
    ...yard,
    picture: {
      ...LATER,
      stations: LATER.stations.map((station) => ({ ...station, name: `Place ${station.stop}` })),
    },
    ground: {
      base: 'sea',
      layers: [
        { kind: 'land', d: 'M100 100L900 100L900 700L100 700Z' },
        { kind: 'lake', d: 'M300 300L400 300L400 400Z' },
      ],
      names: [{ key: 'sea', x: 500, y: 50, turn: 0, size: 12 }],
    },
    title: 'A long title of a custom board',
    groundNames: { sea: 'Northern Sea' },
    legend: { ...yard.legend, ringsTitle: 'Ways' },
    rings: [
      { name: 'One: from, to', colour: '#118844', plain: [first], flagged: [second, third] },
      { name: 'Two', colour: '#dd6600', dash: [6, 3], plain: [second], flagged: [first] },
    ],
    source: 'Places and coasts: made up for this test.',
  };

  it.each([false, true])('names all of it within what a printer reaches, tiled: %s', async (tiled) => {
    const doc = newDocument({ title: content.title, language: 'en' });
    drawPosterSheets(doc, { ...JOB, poster: 'a3', tiled }, content);
    const { pdf } = await finishPdf(doc);
    const text = (await readPages(pdf))
      .map((page) => page.text)
      .join(' ')
      .replace(/\s+/g, ' ');
    for (const messages of ['NORTHERN SEA', 'Ways', 'One: from, to', content.source]) {
      expect(text).toContain(messages);
    }
    expect(text).toContain('Place 199');
    for await (const picture of renderPages(pdf, 25)) {
      expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
    }
  });
});

describe('the layout', () => {
  it.each([
    ['wide', { left: 0, top: 0, right: 1400, bottom: 600 }],
    ['square', { left: -50, top: 20, right: 950, bottom: 1020 }],
    ['tall', { left: 0, top: 0, right: 500, bottom: 1200 }],
  ])('keeps map and panel apart, inside the margins: a %s board', (_, box) => {
    const { sheet, map, panel } = layoutOf(box);
    expect(panel.x + panel.width).toBeLessThan(map.x);
    expect(panel.width).toBeGreaterThanOrEqual(46);
    for (const { x, y, width, height } of [map, panel]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(9.99);
      expect(x + width).toBeLessThanOrEqual(sheet.width - 9.99);
      expect(y + height).toBeLessThanOrEqual(sheet.height - 9.99);
    }
    expect(sheet.height > sheet.width).toBe(box.bottom - box.top > 1.1 * (box.right - box.left));
  });
});

/** Dots of about the taxi's colour within a box of the sheet. */
async function amber({ pdf }: PrintedPdf, box: Box): Promise<number> {
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

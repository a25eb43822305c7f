import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { finishPdf, newDocument, type PrintedPdf } from '@mister-x/printing/page/document';
import { inkOutside } from '@mister-x/printing/testing/inspect';
import { printableBox } from '@mister-x/printing/testing/printable';
import { renderPages } from '@mister-x/printing/testing/render';
import { readPages } from '@mister-x/printing/testing/text';
import { europeBoard, TRANSPORTS } from '../rules/index.js';
import { PLAIN_PRINT_OPTIONS } from '../../test/orders.js';
import type { EuropeJob } from './options.js';
import { drawEuropePoster, EUROPE_POSTER_LOOK, europePoster } from './poster.js';
import { EUROPE_WORDS } from './words.js';

async function poster(changes: Partial<EuropeJob>): Promise<PrintedPdf> {
  const heading = { game: 'Mister X across Europe', sheet: 'Map' };
  const job = {
    ...PLAIN_PRINT_OPTIONS,
    heading,
    sheet: 'poster',
    poster: 'a2',
    ...changes,
  } as const;
  const doc = newDocument({ title: 'Europe', language: job.language });
  drawEuropePoster(doc, job);
  return finishPdf(doc);
}

describe('the poster of Europe', () => {
  it('lists every city, and names nearly all of them on the map', async () => {
    const [page] = await readPages((await poster({})).pdf);
    const text = page?.text ?? '';
    const { stations } = europeBoard().data;
    const counts = stations.map(({ name = '?' }) => text.split(name).length - 1);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    // The index has each name once, and the map once more.
    expect(counts.filter((count) => count < 2).length).toBeLessThan(stations.length / 10);
  });

  it.each(drawSubset(LANGUAGES))(
    'says what lines, cities and missions mean, and whose data it is, in %s',
    async (language) => {
      const [page] = await readPages((await poster({ language })).pdf);
      // Whatever stands between words, a line's end or a no-break space.
      const onOneLine = (messages = '') => messages.replace(/\s+/g, ' ');
      const text = onOneLine(page?.text);
      const { title, legend, rings, source } = europePoster(europeBoard(), language);
      expect(rings).toHaveLength(3);
      expect(text).toContain(EUROPE_WORDS[language].sheets.missions.name);
      expect(text).toContain(EUROPE_WORDS[language].transports.train);
      const names = [...legend.lines, ...legend.stops, ...rings].map(({ name }) => name);
      for (const messages of [title.toUpperCase(), source, ...names]) expect(text).toContain(onOneLine(messages));
      expect(source).toMatch(/GeoNames.*CC BY 4\.0.*Natural Earth/);
    },
  );

  it('stays inside what a printer reaches, whole and in sheets', async () => {
    for (const tiled of [false, true]) {
      const { pdf } = await poster({ tiled, poster: 'a3', language: 'ru' });
      expect(pdf.length).toBeLessThan(2_000_000);
      for await (const picture of renderPages(pdf, 25)) {
        expect(inkOutside(picture, [printableBox(picture.page)])).toBe(0);
      }
    }
  });

  it('tells the transports apart without colour', () => {
    const looks = TRANSPORTS.map((transport) =>
      JSON.stringify(EUROPE_POSTER_LOOK.strokes[transport].map(({ width, dash }) => [width, dash])),
    );
    expect(new Set(looks).size).toBe(TRANSPORTS.length);
  });
});

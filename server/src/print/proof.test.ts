import { describe, expect, it } from 'vitest';
import { TESTED } from '../testing/games/manifest.js';
import { LABEL_SHEETS, labelBox } from './page/label-formats.js';
import { PAPER_SIZES, UNPRINTABLE } from './page/paper.js';
import type { Box } from './page/write.js';
import { decode } from './testing/decode.js';
import { barHeight, disturbed, inkOutside, moduleOf, withQuiet } from './testing/inspect.js';
import { orderOf, PROVED_ORDERS, type Proved, print } from './testing/orders.js';
import { type Picture, renderPages } from './testing/render.js';

/**
 * What comes out of the printer is what scanners can read: every page is rendered by PDFium and
 * every code on it read by ZXing, neither of which made them.
 */

/** Dots per inch; the narrowest bar is two dots wide. */
const DPI = 200;
const MM = DPI / 25.4;

/** The least size of a module in millimetres, less the half dot by which it is measured wrongly. */
const LEAST = { qr: 0.33, datamatrix: 0.33, code128: 0.25 };

/** Lower bars are missed by a hand that shakes. */
const LEAST_BARS = 5;

const EXPECTED = new Map(TESTED.map(({ game, codes }) => [game, codes]));

/** Where ink may be on the `n`th page, in millimetres. */
function printable({ sheet, label, paper }: Proved): readonly Box[] {
  if (sheet !== 'labels') {
    const { width, height } = PAPER_SIZES[paper];
    return [
      {
        x: UNPRINTABLE,
        y: UNPRINTABLE,
        width: width - 2 * UNPRINTABLE,
        height: height - 2 * UNPRINTABLE,
      },
    ];
  }
  const form = LABEL_SHEETS[label];
  const boxes = Array.from({ length: form.columns * form.rows }, (_, n) => labelBox(form, n));
  return boxes.map((box) => shrink(box, WHITE_EDGE));
}

/** Labels are cut a little beside where they should be. */
const WHITE_EDGE = 0.8;

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** White that a symbol needs and that is off its label, where the ticket's colour begins. */
function offLabel({ label }: Proved, zone: Box): boolean {
  const form = LABEL_SHEETS[label];
  const boxes = Array.from({ length: form.columns * form.rows }, (_, n) => labelBox(form, n));
  // By so much the rendered page tells it wrongly.
  const slack = 2.5 / MM;
  return !boxes.some(
    (box) =>
      zone.x >= box.x - slack &&
      zone.y >= box.y - slack &&
      zone.x + zone.width <= box.x + box.width + slack &&
      zone.y + zone.height <= box.y + box.height + slack,
  );
}

const inMillimetres = ({ x, y, width, height }: Box): Box => ({
  x: x / MM,
  y: y / MM,
  width: width / MM,
  height: height / MM,
});

async function prove(order: Proved, picture: Picture): Promise<readonly string[]> {
  const { code, sheet } = order;
  const reads = await decode(picture, code);
  for (const read of reads) {
    expect(moduleOf(picture, code, read) / MM).toBeGreaterThan(LEAST[code] - 0.02);
    if (code === 'code128') {
      expect(barHeight(picture, read) / MM).toBeGreaterThanOrEqual(LEAST_BARS);
    }
    expect(disturbed(picture, code, read).slice(0, 3)).toEqual([]);
    if (sheet === 'labels') {
      expect(offLabel(order, inMillimetres(withQuiet(picture, code, read))), read.text).toBe(false);
    }
  }
  expect(inkOutside(picture, printable(order)), 'dots of ink where there may be none').toBe(0);
  return reads.map(({ text }) => text);
}

describe('every code on every page is read', () => {
  it.each(
    PROVED_ORDERS.map((order) => {
      const { game, sheet, code, language } = order;
      const on = sheet === 'labels' ? order.label : order.paper;
      return [`${game} · ${sheet} · ${code} · ${on} · ${language}`, order] as const;
    }),
  )(
    '%s',
    async (_, order) => {
      const printed = await print(orderOf(order));
      const texts: string[] = [];
      let pages = 0;
      for await (const picture of renderPages(printed.pdf, DPI)) {
        pages += 1;
        texts.push(...(await prove(order, picture)));
      }
      expect(pages).toBe(printed.pages);
      expect(texts.sort()).toEqual([...(EXPECTED.get(order.game)?.[order.sheet]?.() ?? [])].sort());
    },
    60_000,
  );
});

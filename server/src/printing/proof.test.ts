import { extentOfRun } from '@mister-x/engine/core/testing/extent';
import { describe, expect, it } from 'vitest';
import { SERVER_DATA } from '@mister-x/games/test/manifest';
import { PRINT_KITS, kitsByGame } from '@mister-x/games/printing';
import { LABEL_SHEETS, labelBox } from '@mister-x/printing/page/label-formats';
import type { Box } from '@mister-x/printing/page/write';
import { type LabelFormat, SYMBOLOGIES } from '@mister-x/printing/shared/options';
import { decode } from '@mister-x/printing/testing/decode';
import { barHeight, quietZoneFaults, inkOutside, moduleOf, boxWithQuietZone } from '@mister-x/printing/testing/inspect';
import { FIRST_PRINT_ORDER, ordersToCheck, type OrderToCheck, print } from '@mister-x/games/test/orders';
import { printableBox } from '@mister-x/printing/testing/printable';
import { type Picture, renderPages } from '@mister-x/printing/testing/render';
import { TOY_PROOF, toyPrintKit } from '@mister-x/games/test/toy-print-kit';

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

const KITS_TO_PROVE = kitsByGame([...PRINT_KITS.values(), toyPrintKit]);
const PROOFS = [...SERVER_DATA, TOY_PROOF];
const EXPECTED = new Map(PROOFS.map(({ game, codes }) => [game, codes]));
const ORDERS = ordersToCheck(KITS_TO_PROVE, PROOFS);

/** Where ink may be on a page, in millimetres. */
function inkable({ label }: OrderToCheck, { page }: Picture): readonly Box[] {
  return label === undefined ? [printableBox(page)] : labelsOf(label).map((box) => shrink(box, WHITE_EDGE));
}

function labelsOf(label: LabelFormat): readonly Box[] {
  const form = LABEL_SHEETS[label];
  return Array.from({ length: form.columns * form.rows }, (_, n) => labelBox(form, n));
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
function offLabel(label: LabelFormat, zone: Box): boolean {
  // By so much the rendered page tells it wrongly.
  const slack = 2.5 / MM;
  return !labelsOf(label).some(
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

async function prove(proved: OrderToCheck, picture: Picture): Promise<readonly string[]> {
  const { code, label } = proved;
  const reads = await decode(picture, code);
  for (const read of reads) {
    expect(moduleOf(picture, code, read) / MM).toBeGreaterThan(LEAST[code] - 0.02);
    if (code === 'code128') {
      expect(barHeight(picture, read) / MM).toBeGreaterThanOrEqual(LEAST_BARS);
    }
    expect(quietZoneFaults(picture, code, read).slice(0, 3)).toEqual([]);
    if (label !== undefined) {
      expect(offLabel(label, inMillimetres(boxWithQuietZone(picture, code, read))), read.text).toBe(false);
    }
  }
  expect(inkOutside(picture, inkable(proved, picture)), 'dots of ink where there may be none').toBe(0);
  return reads.map(({ text }) => text);
}

describe('every code on every page is read', () => {
  it.each(
    ORDERS.map((proved) => {
      const { order, code, label } = proved;
      const on = label ?? order.paper;
      const title = `${order.game} · ${order.sheet} · ${code} · ${on} · ${order.language}`;
      return [title, proved] as const;
    }),
  )('%s', async (_, proved) => {
    const { order } = proved;
    const printed = await print(order, KITS_TO_PROVE);
    const texts: string[] = [];
    let pages = 0;
    for await (const picture of renderPages(printed.pdf, DPI)) {
      pages += 1;
      texts.push(...(await prove(proved, picture)));
    }
    expect(pages).toBe(printed.pages);
    expect(texts.sort()).toEqual([...(EXPECTED.get(order.game)?.[order.sheet]?.() ?? [])].sort());
  });

  it.each(
    [...KITS_TO_PROVE.values()].flatMap(({ game, sheets }) => {
      const coded = EXPECTED.get(game) ?? {};
      return sheets.flatMap(({ sheet }) => (sheet in coded ? [] : [[game, sheet] as const]));
    }),
  )('%s · %s, which has none', async (game, sheet) => {
    const { pdf } = await print({ ...FIRST_PRINT_ORDER, game, sheet }, KITS_TO_PROVE);
    for await (const picture of renderPages(pdf, DPI)) {
      expect(await decode(picture, ...SYMBOLOGIES)).toEqual([]);
    }
  });

  it('whatever sheets a kit has, and in every code; outside the quick run each sheet in each', () => {
    const whole = extentOfRun() !== 'quick';
    const named = (game: string, sheet: string, code: string) =>
      whole ? `${game} ${sheet} ${code}` : `${game} ${sheet}`;
    const proved = ORDERS.map(({ order, code }) => named(order.game, order.sheet, code));
    const wanted = PROOFS.flatMap(({ game, codes = {} }) =>
      Object.keys(codes).flatMap((sheet) => SYMBOLOGIES.map((code) => named(game, sheet, code))),
    );
    expect(new Set(proved)).toEqual(new Set(wanted));
    expect(new Set(ORDERS.map(({ code }) => code))).toEqual(new Set(SYMBOLOGIES));
  });
});

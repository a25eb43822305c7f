import { COMMANDS, writeCommonCard } from '@mister-x/engine/cards';
import { europeBoard, KINDS, writeEuropeCard } from '@mister-x/engine/mister-x-europe';
import { londonBoard, readYardCard, writeYardCard } from '@mister-x/engine/scotland-yard';
import { describe, expect, it } from 'vitest';
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

const COPIES = { taxi: [10, 4], bus: [8, 3], underground: [4, 3], black: [0, 5], double: [0, 2] };

/** Written down here from the rules, not taken from what draws. */
function tickets(): readonly string[] {
  return (['d1', 'd2', 'd3', 'd4', 'd5', 'x'] as const).flatMap((owner) =>
    (Object.keys(COPIES) as (keyof typeof COPIES)[]).flatMap((piece) =>
      Array.from({ length: COPIES[piece][owner === 'x' ? 1 : 0] ?? 0 }, (_, i) =>
        writeYardCard({ kind: 'ticket', owner, piece, serial: i + 1 }),
      ),
    ),
  );
}

const digits = Array.from({ length: 10 }, (_, digit) => writeCommonCard({ kind: 'digit', digit }));
const command = (name: (typeof COMMANDS)[number]): string =>
  writeCommonCard({ kind: 'command', command: name });

const stops = (): readonly string[] =>
  Array.from({ length: 199 }, (_, i) => writeCommonCard({ kind: 'stop', stop: i + 1 }));
const starts = (numbers: readonly number[]): readonly string[] =>
  numbers.map((stop) => writeCommonCard({ kind: 'start', stop }));
const common = {
  stations: stops,
  commands: () => COMMANDS.map(command),
  digits: () => [...digits, command('cancel'), command('confirm')],
};

/** The box as the board's data count it, written down once more: fifteen, ten and five of each symbol. */
const EUROPE_BOX = { car: 15, train: 10, plane: 5 } as const;

function europeTickets(): readonly string[] {
  return (['car', 'train', 'plane'] as const).flatMap((transport) =>
    (['footprints', 'silhouette', 'magnifier', 'beacon'] as const).flatMap((symbol) =>
      Array.from({ length: EUROPE_BOX[transport] }, (_, i) =>
        writeEuropeCard({ kind: 'ticket', ticket: `${transport}/${symbol}`, serial: i + 1 }),
      ),
    ),
  );
}

type Expected = Partial<Readonly<Record<string, () => readonly string[]>>>;

const EXPECTED: Readonly<Record<string, Expected>> = {
  'scotland-yard': {
    ...common,
    tickets,
    labels: tickets,
    types: () =>
      (['taxi', 'bus', 'underground', 'black', 'double'] as const).map((piece) =>
        writeYardCard({ kind: 'ticket', owner: null, piece, serial: 0 }),
      ),
    starts: () => Object.values(londonBoard('first').data.starts).flatMap(starts),
  },
  'mister-x-europe': {
    ...common,
    tickets: europeTickets,
    labels: europeTickets,
    types: () => KINDS.map((ticket) => writeEuropeCard({ kind: 'ticket', ticket, serial: 0 })),
    starts: () => Object.values(europeBoard().data.starts).flatMap(starts),
  },
};

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
      expect(texts.sort()).toEqual([...(EXPECTED[order.game]?.[order.sheet]?.() ?? [])].sort());
    },
    60_000,
  );
});

it('the box of Europe is 120 cards, each with a code of its own (MX-3, MX-13)', () => {
  expect(new Set(europeTickets()).size).toBe(120);
});

describe('the supply (SY-1)', () => {
  it('is 127 cards, 54 of them for taxis, 43 buses, 23 underground, 5 black and 2 double', () => {
    const counts: Record<string, number> = {};
    for (const text of tickets()) {
      const card = readYardCard(text);
      if (!card.ok || card.value.kind !== 'ticket') throw new Error(text);
      counts[card.value.piece] = (counts[card.value.piece] ?? 0) + 1;
    }
    expect(counts).toEqual({ taxi: 54, bus: 43, underground: 23, black: 5, double: 2 });
    expect(new Set(tickets()).size).toBe(127);
  });
});

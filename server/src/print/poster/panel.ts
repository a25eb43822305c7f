import type { PrintOrder } from '@mister-x/engine/protocol';
import { cityMap, TRANSPORT_ORDER, type Transport } from '@mister-x/engine/scotland-yard';
import { type Doc, FONTS } from '../page/document.js';
import { type Box, write } from '../page/write.js';
import type { PrintWords } from '../words/index.js';
import { squareOf } from './grid.js';
import { PANEL, SCALE, SHEET } from './layout.js';
import { drawLine } from './lines.js';
import { drawStation } from './station.js';
import { COLOURS } from './style.js';
import type { PosterWords } from './words.js';

const TITLE_HEIGHT = 88;
/**
 * Where two rows of sheets meet, which is in the middle: the legend ends above, the index begins
 * below.
 */
const SEAM = SHEET.height / 2;

const ROW = 8;
const HEADING = 7;
/** Height of PT Sans Bold's capitals as a part of the size of the writing. */
const CAPITALS = 0.7;
const BASELINE = { lineBreak: false, baseline: 'alphabetic' } as const;

/** Title, legend and index of stations, one below the other. */
export function drawPanel(doc: Doc, order: PrintOrder, words: PrintWords, own: PosterWords): void {
  drawTitle(doc, { ...PANEL, height: TITLE_HEIGHT }, own);
  let y = PANEL.y + TITLE_HEIGHT + 7;
  y = heading(doc, own.lines, y);
  for (const transport of TRANSPORT_ORDER) {
    const name = transport === 'ferry' ? own.ferry : words.transports[transport];
    drawSample(doc, transport, name, y);
    y += ROW;
  }
  y = heading(doc, own.stations, y + 3);
  for (const mark of marks(own)) {
    drawMark(doc, mark, y);
    y += mark.height;
  }
  y = heading(doc, own.index, SEAM);
  drawIndex(doc, order, { ...PANEL, y, height: PANEL.y + PANEL.height - y });
}

/** Upright block with the city's name running up it. */
function drawTitle(doc: Doc, box: Box, own: PosterWords): void {
  doc.roundedRect(box.x, box.y, box.width, box.height, 3).fill(COLOURS.night);
  doc
    .save()
    .translate(box.x, box.y + box.height)
    .rotate(-90);
  const inset = 7.5;
  const room = box.height - 2 * inset;
  const name = own.city.toUpperCase();
  doc.font(FONTS.bold).fontSize(1);
  const size = room / doc.widthOfString(name);
  doc.fontSize(size).fillColor(COLOURS.paper);
  // The capitals' stems begin a little to the right of where the writing does.
  doc.text(name, inset - size * 0.04, 8 + size * CAPITALS, BASELINE);
  write(
    doc,
    own.subtitle,
    { x: inset, width: room, y: box.width - 13.5, height: 8 },
    { size: 6.2, colour: COLOURS.lamp, valign: 'middle' },
  );
  doc.restore();
}

/** @returns where the rows below it begin */
function heading(doc: Doc, text: string, y: number): number {
  const { x, width } = PANEL;
  write(doc, text, { x, y, width, height: 6 }, { font: 'bold', size: 4.6, colour: COLOURS.night });
  doc.moveTo(x, y + 6).lineTo(x + width, y + 6);
  doc.lineWidth(0.35).undash().stroke(COLOURS.night);
  return y + HEADING;
}

const SAMPLE = 15;

function drawSample(doc: Doc, transport: Transport, name: string, y: number): void {
  const middle = y + ROW / 2;
  doc.save().translate(PANEL.x, middle).scale(SCALE);
  drawLine(doc, `M2 0L${SAMPLE / SCALE} 0`, transport);
  doc.restore();
  label(doc, name, y, ROW);
}

function label(doc: Doc, text: string, y: number, height: number): void {
  const x = PANEL.x + SAMPLE + 3;
  const box = { x, y, width: PANEL.width - SAMPLE - 3, height };
  write(doc, text, box, { size: 4.6, colour: COLOURS.night, valign: 'middle', lines: 2 });
}

type Mark = {
  readonly text: string;
  readonly transports: readonly Transport[];
  readonly start?: boolean;
  /** Millimetres of the panel; a ring of dots needs more. */
  readonly height: number;
};

function marks({ calls, start }: PosterWords): readonly Mark[] {
  const [taxi, bus, underground, ferry] = calls;
  return [
    { text: taxi, transports: ['taxi'], height: 8.4 },
    { text: bus, transports: ['taxi', 'bus'], height: 9 },
    { text: underground, transports: ['taxi', 'bus', 'underground'], height: 10.6 },
    { text: ferry, transports: ['taxi', 'ferry'], height: 11.4 },
    { text: start, transports: ['taxi'], start: true, height: 10.4 },
  ];
}

function drawMark(doc: Doc, { text, transports, start = false, height }: Mark, y: number): void {
  doc.save().translate(PANEL.x + SAMPLE / 2, y + height / 2);
  doc.scale(SCALE * 0.55);
  drawStation(doc, { x: 0, y: 0, transports: new Set(transports), label: '', start });
  doc.restore();
  label(doc, text, y, height);
}

const INDEX_COLUMNS = 4;

function drawIndex(doc: Doc, order: PrintOrder, box: Box): void {
  const { stations } = cityMap(order.edition);
  const rows = Math.ceil(stations.length / INDEX_COLUMNS);
  const step = box.height / rows;
  const size = Math.min(3.3, step * 0.92);
  const column = box.width / INDEX_COLUMNS;
  doc.fontSize(size);
  stations.forEach((station, i) => {
    const x = box.x + Math.floor(i / rows) * column;
    const y = box.y + (i % rows) * step + step * 0.76;
    const number = String(station.stop);
    doc.font(FONTS.bold).fillColor(COLOURS.night);
    const width = doc.widthOfString(number);
    doc.text(number, x + 5.6 - width, y, BASELINE);
    doc.font(FONTS.regular).fillColor(COLOURS.muted);
    doc.text(squareOf(station), x + 6.4, y, BASELINE);
  });
}

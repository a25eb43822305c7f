import type { Language } from '@mister-x/engine/protocol';
import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import { type Box, heightOf, write } from '@mister-x/printing/page/write';
import { drawArrowHead } from './arrows.js';
import { drawIndex } from './index-list.js';
import type { Poster } from './prepare.js';
import { drawRings, drawStation } from './station.js';
import { COLOURS, drawLine } from './style.js';
import { POSTER_MESSAGES, type PosterMessages } from './words.js';

/** The title runs up a narrow panel and across a wide one. */
const TITLE_DEPTHS_MM = { narrow: 60, up: 88, across: 38 } as const;
/** Of the block's depth: its edges and the line below the title. */
const BESIDE_TITLE_MM = 24;
const ROW_HEIGHT_MM = 8;
const HEADING_HEIGHT_MM = 7;
/** Above a heading, and above the first one. */
const SECTION_GAP_MM = 3;
const BELOW_TITLE_MM = 7;
const BASELINE = { lineBreak: false, baseline: 'alphabetic' } as const;
const SAMPLE_WIDTH_MM = 15;
const SMALL_PRINT = { size: 2.3, colour: COLOURS.muted, lines: 6 } as const;

/** Title, legend, index of stations and small print, one below the other. */
export function drawPanel(doc: PdfDocument, poster: Poster, language: Language): void {
  const own = POSTER_MESSAGES[language];
  const { panel, sheet } = poster.layout;
  const rows = legendOf(poster, own);
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  // Where two rows of sheets meet, which is in the middle: the legend ends above, the index begins below.
  const seam = sheet.height / 2;
  const most = panel.width < TITLE_DEPTHS_MM.narrow ? TITLE_DEPTHS_MM.up : TITLE_DEPTHS_MM.across;
  const title = Math.min(most, seam - panel.y - BELOW_TITLE_MM - height);
  drawTitle(doc, { ...panel, height: title }, poster);
  let y = panel.y + title + BELOW_TITLE_MM;
  for (const row of rows) {
    row.draw(doc, y);
    y += row.height;
  }
  const index = heading(doc, panel, poster.legend.indexTitle, seam);
  const end = drawSource(doc, poster, panel);
  drawIndex(doc, poster, { ...panel, y: index, height: end - index }, language);
}

/** A block with the title running up it, or across it where it is broad. */
function drawTitle(doc: PdfDocument, box: Box, { title, subtitle }: Poster): void {
  doc.roundedRect(box.x, box.y, box.width, box.height, 3).fill(COLOURS.night);
  const up = box.width < TITLE_DEPTHS_MM.narrow;
  const [length, depth] = up ? [box.height, box.width] : [box.width, box.height];
  doc.save().translate(box.x, box.y);
  if (up) doc.translate(0, box.height).rotate(-90);
  const inset = 7.5;
  const room = length - 2 * inset;
  doc.font(FONTS.bold).fontSize(1);
  const widthOf = (text: string): number => doc.widthOfString(text);
  const { lines, size } = titleLines(title.toUpperCase(), room, depth - BESIDE_TITLE_MM, widthOf);
  doc.fontSize(size).fillColor(COLOURS.paper);
  lines.forEach((line, i) => {
    // The capitals' stems begin a little to the right of where the writing does.
    const y = 8 + size * (CAPITAL_HEIGHT + i * LEADING);
    doc.text(line, inset - size * 0.04, y, BASELINE);
  });
  write(
    doc,
    subtitle,
    { x: inset, width: room, y: depth - 13.5, height: 8 },
    { size: 6.2, colour: COLOURS.lamp, valign: 'middle' },
  );
  doc.restore();
}

/** @returns where the rows below it begin */
function heading(doc: PdfDocument, { x, width }: Box, text: string, y: number): number {
  write(doc, text, { x, y, width, height: 6 }, { font: 'bold', size: 4.6, colour: COLOURS.night });
  doc.moveTo(x, y + 6).lineTo(x + width, y + 6);
  doc.lineWidth(0.35).undash().lineCap('butt').stroke(COLOURS.night);
  return y + HEADING_HEIGHT_MM;
}

/** A row of the legend; millimetres. */
type LegendRow = { readonly height: number; readonly draw: (doc: PdfDocument, y: number) => void };

function legendOf(poster: Poster, own: PosterMessages): readonly LegendRow[] {
  const { panel } = poster.layout;
  const scale = legendScale(poster);
  const head = (text: string, above: number): LegendRow => ({
    height: HEADING_HEIGHT_MM + above,
    draw: (doc, y) => void heading(doc, panel, text, y + above),
  });
  const lines = poster.legend.lines.map(({ transport, name }): LegendRow => {
    return {
      height: ROW_HEIGHT_MM,
      draw: (doc, y) => {
        doc.save().translate(panel.x, y + ROW_HEIGHT_MM / 2);
        doc.scale(scale);
        const path = `M2 0L${SAMPLE_WIDTH_MM / scale} 0`;
        drawLine(doc, path, poster.look.strokes[transport] ?? []);
        if (poster.arrows?.transport === transport) {
          drawArrowHead(doc, { x: SAMPLE_WIDTH_MM / scale / 2 + 1, y: 0, turn: 0 }, poster.arrows.colour);
        }
        doc.restore();
        label(doc, panel, name, y, ROW_HEIGHT_MM);
      },
    };
  });
  const marks = ringRows(poster);
  return [
    head(poster.legend.linesTitle ?? own.lines, 0),
    ...lines,
    head(poster.legend.stopsTitle, SECTION_GAP_MM),
    ...stopRows(poster, own),
    ...(marks.length > 0 ? [head(poster.legend.ringsTitle, SECTION_GAP_MM), ...marks] : []),
  ];
}

/** Few stations are drawn large; in the legend they are as small as those of a full board. */
const LEGEND_SCALE = 0.56;

function legendScale({ layout }: Poster): number {
  return Math.min(layout.scale, LEGEND_SCALE);
}

/** How much smaller than on the map marks are in the legend. */
const LEGEND_MARK_SCALE = 0.55;
/** The same for rings, of which two stand side by side. */
const LEGEND_RINGS_SCALE = 0.36;

function stopRows(poster: Poster, own: PosterMessages): readonly LegendRow[] {
  const { legend, look, starts, layout } = poster;
  const scale = legendScale(poster) * LEGEND_MARK_SCALE;
  const rows = legend.stops.map(({ transports, name }) => ({ transports, name, start: false }));
  const [first] = legend.stops;
  if (starts.size > 0 && first !== undefined) {
    rows.push({ transports: first.transports, name: own.start, start: true });
  }
  return rows.map(({ transports, name, start }) => {
    const station = look.station(new Set(transports));
    const reach = Math.max(...station.parts.map(({ r }) => r));
    const height = Math.max(8.4, 2 * reach * scale + 1.4) + (start ? 1.6 : 0);
    return {
      height,
      draw: (doc, y) => {
        doc.save().translate(layout.panel.x + SAMPLE_WIDTH_MM / 2, y + height / 2);
        doc.scale(scale);
        drawStation(doc, { x: 0, y: 0, look: station, label: '', start });
        doc.restore();
        label(doc, layout.panel, name, y, height);
      },
    };
  });
}

function ringRows(poster: Poster): readonly LegendRow[] {
  const { rings, legend, look, layout } = poster;
  const height = 9.4;
  const scale = legendScale(poster) * LEGEND_RINGS_SCALE;
  const station = look.station(new Set(legend.stops[0]?.transports));
  return rings.map(({ name, colour, dash }) => ({
    height,
    draw: (doc, y) => {
      doc.save().translate(layout.panel.x, y + height / 2 + 0.6);
      doc.scale(scale);
      const dashed = dash === undefined ? {} : { dash };
      for (const [x, flag] of [
        [0.22, false],
        [0.8, true],
      ] as const) {
        const at = { x: (x * SAMPLE_WIDTH_MM) / scale, y: 0 };
        drawRings(doc, at, station, [{ colour, flag, ...dashed }]);
        drawStation(doc, { ...at, look: station, label: '', start: false });
      }
      doc.restore();
      label(doc, layout.panel, name, y, height);
    },
  }));
}

function label(doc: PdfDocument, panel: Box, text: string, y: number, height: number): void {
  const x = panel.x + SAMPLE_WIDTH_MM + 3;
  const box = { x, y, width: panel.width - SAMPLE_WIDTH_MM - 3, height };
  write(doc, text, box, { size: 4.6, colour: COLOURS.night, valign: 'middle', lines: 2 });
}

/** @returns where it begins */
function drawSource(doc: PdfDocument, { source }: Poster, panel: Box): number {
  const bottom = panel.y + panel.height;
  if (source === '') return bottom;
  const room = { width: panel.width, height: 20 };
  const height = heightOf(doc, source, room, SMALL_PRINT);
  write(doc, source, { x: panel.x, y: bottom - height, ...room }, SMALL_PRINT);
  return bottom - height - 3;
}

/** Height of PT Sans Bold's capitals as a part of the size of the writing. */
const CAPITAL_HEIGHT = 0.7;
/** From line to line, as a part of the size. */
const LEADING = 0.95;
/** The largest writing of a title, for short names. */
const FONT_SIZE_MAX_MM = 26;
const TITLE_LINES_MAX = 3;

type TitleLines = { readonly lines: readonly string[]; readonly size: number };

/**
 * A title in capitals on as many lines as make it largest, in `room` by `depth` millimetres.
 * @param widthOf the width of a text of size 1
 */
export function titleLines(title: string, room: number, depth: number, widthOf: (text: string) => number): TitleLines {
  const all = lineBreaksOf(title.split(' '), TITLE_LINES_MAX).map((lines): TitleLines => {
    const across = room / Math.max(...lines.map(widthOf));
    const high = depth / (CAPITAL_HEIGHT + LEADING * (lines.length - 1));
    return { lines, size: Math.min(across, high, FONT_SIZE_MAX_MM) };
  });
  return all.reduce((best, each) => (each.size > best.size * 1.05 ? each : best));
}

/** Every way to break words into `most` lines or fewer, one line first. */
function lineBreaksOf(messages: readonly string[], most: number): readonly (readonly string[])[] {
  const whole = [messages.join(' ')];
  if (most === 1) return [whole];
  const broken = messages.slice(1).flatMap((_, i) => {
    const first = messages.slice(0, i + 1).join(' ');
    return lineBreaksOf(messages.slice(i + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [whole, ...broken];
}

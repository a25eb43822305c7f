import type { Language } from '@mister-x/engine/protocol';
import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import { type Poster, stationLabelOf, squareNameAt } from './prepare.js';
import { COLOURS } from './style.js';

const BASELINE = { lineBreak: false, baseline: 'alphabetic' } as const;
const FONT_SIZE_MAX_MM = 3.3;
const ROW_HEIGHT_MM = FONT_SIZE_MAX_MM * 1.6;
/** A column is about this wide, in millimetres. */
const COLUMN_WIDTHS_MM = { numbers: 11.6, names: 23 } as const;
/** What is read as one row, from the number to the square. */
const COLUMN_WIDTH_MAX_MM = 46;
/** Of a row, its number, its square and what lies between. */
const ROW_WIDTH_WITHOUT_NAME_MM = 15;
/** Writing of a row as a part of its height. */
const COLUMN_FILL_MAX = 0.92;

/** Every stop with the square it lies in: by name where stops have names, and the map does not number these. */
export function drawIndex(doc: PdfDocument, poster: Poster, box: Box, language: Language): void {
  const { picture, squares } = poster;
  const named = picture.stations.some(({ name }) => name !== undefined);
  const stations =
    named && !poster.covered
      ? [...picture.stations].sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', language, { numeric: true }))
      : picture.stations;
  const most = Math.max(1, Math.round(box.width / (named ? COLUMN_WIDTHS_MM.names : COLUMN_WIDTHS_MM.numbers)));
  // Few names have the width to themselves.
  const needed = Math.ceil(stations.length / Math.max(1, Math.floor(box.height / ROW_HEIGHT_MM)));
  const columns = named ? Math.min(most, needed) : most;
  const rows = Math.ceil(stations.length / columns);
  const step = Math.min(box.height / rows, ROW_HEIGHT_MM);
  const size = Math.min(FONT_SIZE_MAX_MM, step * COLUMN_FILL_MAX);
  doc.font(FONTS.regular).fontSize(size);
  const longest = Math.max(...stations.map(({ name = '' }) => doc.widthOfString(name)));
  const column = Math.min(box.width / columns, Math.max(COLUMN_WIDTH_MAX_MM, longest + ROW_WIDTH_WITHOUT_NAME_MM));
  stations.forEach((station, i) => {
    const x = box.x + Math.floor(i / rows) * column;
    const y = box.y + (i % rows) * step + step * 0.76;
    const number = stationLabelOf(poster, station.stop);
    doc.font(FONTS.bold).fontSize(size).fillColor(COLOURS.night);
    const indent = Math.max(doc.widthOfString('000'), doc.widthOfString(number));
    doc.text(number, x + indent - doc.widthOfString(number), y, BASELINE);
    doc.font(FONTS.regular).fillColor(COLOURS.muted);
    const square = squareNameAt(squares, station);
    if (station.name === undefined) {
      doc.text(square, x + indent + 0.8, y, BASELINE);
      return;
    }
    const end = x + column - 1.6 - doc.widthOfString(square);
    doc.text(square, end, y, BASELINE);
    const left = x + indent + size * 0.4;
    writeNarrow(doc, station.name, left, y, end - left - size * 0.3);
  });
}

/** Writes a name as narrow as it must be. */
function writeNarrow(doc: PdfDocument, name: string, x: number, y: number, room: number): void {
  doc.fillColor(COLOURS.night);
  doc.save().translate(x, y);
  doc.scale(Math.min(1, room / doc.widthOfString(name)), 1);
  doc.text(name, 0, 0, BASELINE);
  doc.restore();
}

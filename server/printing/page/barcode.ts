import bwip from 'bwip-js/node';
import type { Symbology } from '../shared/options.js';
import type { PdfDocument } from './document.js';
import type { Box } from './write.js';

/** What bwip-js calls them, and their error correction where there is a choice. */
const ENCODER_OPTIONS = {
  // Eight characters fit the smallest symbol at the highest level.
  qr: { bcid: 'qrcode', eclevel: 'H' },
  datamatrix: { bcid: 'datamatrix' },
  code128: { bcid: 'code128' },
} as const satisfies Readonly<Record<Symbology, { readonly bcid: string; readonly eclevel?: string }>>;

/**
 * White modules round the symbol (ISO/IEC 18004, 16022 and 15417; Data Matrix gets one more than
 * it must), and the least size of a module in millimetres that cheap scanners read.
 */
const SYMBOL_RULES: Readonly<Record<Symbology, { readonly quiet: number; readonly least: number }>> = {
  qr: { quiet: 4, least: 0.33 },
  datamatrix: { quiet: 2, least: 0.33 },
  code128: { quiet: 10, least: 0.25 },
};

/** A larger symbol is not read better, and is harder to get into a scanner's window. */
const MODULE_MM_MAX = 1.2;

/** Modules are whole dots of a printer of 600 dpi, so that all come out equally wide. */
const PRINTER_DOT_MM = 25.4 / 600;

/** Runs of dark modules, in modules from the symbol's top left corner. */
type BarRectangle = { readonly x: number; readonly y: number; readonly width: number };

/** Modules of the symbol, without quiet zones; bars have one row. */
export type EncodedSymbol = {
  readonly columns: number;
  readonly rows: number;
  readonly runs: readonly BarRectangle[];
};

function encode(code: Symbology, text: string): EncodedSymbol {
  const [raw] = bwip.raw({ ...ENCODER_OPTIONS[code], text });
  if (raw === undefined) throw new Error(`no symbol for ${text}`);
  return 'sbs' in raw ? barsOf(raw.sbs) : matrixOf(raw.pixs, raw.pixx);
}

/** `widths` begins with a bar; then spaces and bars take turns. */
function barsOf(widths: readonly number[]): EncodedSymbol {
  const runs: BarRectangle[] = [];
  let x = 0;
  widths.forEach((width, i) => {
    if (i % 2 === 0) runs.push({ x, y: 0, width });
    x += width;
  });
  return { columns: x, rows: 1, runs };
}

function matrixOf(modules: readonly number[], columns: number): EncodedSymbol {
  const runs: BarRectangle[] = [];
  const rows = modules.length / columns;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const start = x;
      while (x < columns && modules[y * columns + x] === 1) x += 1;
      if (x > start) runs.push({ x: start, y, width: x - start });
    }
  }
  return { columns, rows, runs };
}

/**
 * The widest module with which the symbol and its quiet zones fit, in millimetres; `undefined`
 * when that is less than what scanners read.
 */
function moduleSize(code: Symbology, symbol: EncodedSymbol, room: Pick<Box, 'width' | 'height'>): number | undefined {
  const { quiet, least } = SYMBOL_RULES[code];
  const across = room.width / (symbol.columns + 2 * quiet);
  // Bars need white beside them only.
  const down = code === 'code128' ? MODULE_MM_MAX : room.height / (symbol.rows + 2 * quiet);
  const size = Math.floor(Math.min(across, down, MODULE_MM_MAX) / PRINTER_DOT_MM + 1e-6) * PRINTER_DOT_MM;
  return size < least ? undefined : size;
}

/**
 * Draws the symbol of `text` into the middle of a box, which is white and holds its quiet zones
 * too; bars fill its height. Returns where its
 * white ends below, in millimetres from the top of the page.
 * @throws when it is too small for the box, which is a mistake of the layout
 */
export function drawCode(doc: PdfDocument, code: Symbology, text: string, box: Box): number {
  const symbol = encode(code, text);
  const size = moduleSize(code, symbol, box);
  if (size === undefined) throw new Error(`${code} does not fit ${box.width} × ${box.height} mm`);
  const height = code === 'code128' ? box.height : symbol.rows * size;
  const left = box.x + (box.width - symbol.columns * size) / 2;
  const top = box.y + (box.height - height) / 2;
  const tall = height / symbol.rows;
  // One path: between paths of their own, a screen would show hairlines.
  for (const { x, y, width } of symbol.runs) {
    doc.rect(left + x * size, top + y * tall, width * size, tall);
  }
  doc.fill('#000000');
  return top + height + (code === 'code128' ? 0 : SYMBOL_RULES[code].quiet * size);
}

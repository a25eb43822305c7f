import type { Box } from '../page/write.js';
import type { Symbology } from '../shared/options.js';
import type { DecodedSymbol } from './decode.js';
import type { Picture } from './render.js';

/** Brighter than this in every colour is paper; edges of shapes are smoothed. */
const PAPER_BRIGHTNESS_MIN = 250;
const WHITE = 0xffffffff;

export function isInk({ data, width }: Picture, x: number, y: number): boolean {
  const at = (y * width + x) * 4;
  return (
    (data[at] ?? 0) < PAPER_BRIGHTNESS_MIN ||
    (data[at + 1] ?? 0) < PAPER_BRIGHTNESS_MIN ||
    (data[at + 2] ?? 0) < PAPER_BRIGHTNESS_MIN
  );
}

/** White modules that must lie round a symbol: ISO/IEC 18004, 16022, and 15417 for the sides. */
const QUIET_MODULES: Readonly<Record<Symbology, number>> = { qr: 4, datamatrix: 1, code128: 10 };

/** The size of a module in dots. */
export function moduleOf(picture: Picture, code: Symbology, read: DecodedSymbol): number {
  return (read.right - read.left) / columnsOf(picture, code, read);
}

function columnsOf(picture: Picture, code: Symbology, read: DecodedSymbol): number {
  switch (code) {
    // Version 1, the smallest.
    case 'qr':
      return 21;
    // Dark and light take turns along the top.
    case 'datamatrix':
      return 2 * barsIn(picture, read, read.top + (read.bottom - read.top) / 40);
    // Each character is three bars in eleven modules; the stop has four in thirteen.
    case 'code128':
      return ((barsIn(picture, read, (read.top + read.bottom) / 2) - 4) / 3) * 11 + 13;
  }
}

/** Dark runs along one row of a symbol. */
function barsIn({ data, width }: Picture, { left, right }: DecodedSymbol, y: number): number {
  const row = Math.round(y);
  let bars = 0;
  let dark = false;
  for (let x = Math.floor(left) - 2; x <= Math.ceil(right) + 2; x += 1) {
    const before = dark;
    dark = (data[(row * width + x) * 4] ?? 0) < 128;
    if (dark && !before) bars += 1;
  }
  return bars;
}

/** How high the bars of Code 128 are, in dots. */
export function barHeight({ data, width, height }: Picture, { left, top, bottom }: DecodedSymbol): number {
  // The first bar is two modules wide.
  const x = Math.floor(left) + 2;
  const dark = (y: number): boolean => y >= 0 && y < height && (data[(y * width + x) * 4] ?? 0) < 128;
  const middle = Math.round((top + bottom) / 2);
  let [above, below] = [middle, middle];
  while (dark(above - 1)) above -= 1;
  while (dark(below)) below += 1;
  return below - above;
}

/** Where the symbol lies with the white that it needs, in dots. */
export function boxWithQuietZone(picture: Picture, code: Symbology, read: DecodedSymbol): Box {
  const quiet = QUIET_MODULES[code] * moduleOf(picture, code, read);
  const down = code === 'code128' ? 0 : quiet;
  const x = read.left - quiet;
  const y = read.top - down;
  const width = read.right - read.left + 2 * quiet;
  return { x, y, width, height: read.bottom - read.top + 2 * down };
}

/** Ink in the white that a symbol needs, as sentences. */
export function quietZoneFaults(picture: Picture, code: Symbology, read: DecodedSymbol): readonly string[] {
  const { x, y, width, height } = boxWithQuietZone(picture, code, read);
  // The reader tells the edges of a symbol to a part of a module only.
  const near = Math.max(2, 0.4 * moduleOf(picture, code, read));
  const found: string[] = [];
  const spots = (x0: number, y0: number, x1: number, y1: number): void => {
    for (let row = Math.ceil(y0); row < Math.floor(y1); row += 1) {
      for (let column = Math.ceil(x0); column < Math.floor(x1); column += 1) {
        if (isInk(picture, column, row)) found.push(`${read.text}: ink at ${column}, ${row}`);
      }
    }
  };
  spots(x, y, read.left - near, y + height);
  spots(read.right + near, y, x + width, y + height);
  if (code !== 'code128') {
    spots(x, y, x + width, read.top - near);
    spots(x, read.bottom + near, x + width, y + height);
  }
  return found;
}

/** Dots of ink outside all of these boxes, which are in millimetres. */
export function inkOutside(picture: Picture, boxes: readonly Box[]): number {
  const { width, height, page } = picture;
  const scale = width / page.width;
  const allowed = new Uint8Array(width * height);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x * scale));
    const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
    const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale));
    for (let y = Math.max(0, Math.floor(box.y * scale)); y < bottom; y += 1) {
      allowed.fill(1, y * width + left, y * width + right);
    }
  }
  let outside = 0;
  // Most of a page is white, and all of that is seen at a glance.
  const dots = new Uint32Array(picture.data.buffer);
  for (let i = 0; i < allowed.length; i += 1) {
    if (allowed[i] === 1 || dots[i] === WHITE) continue;
    if (isInk(picture, i % width, Math.floor(i / width))) outside += 1;
  }
  return outside;
}

import { type PdfDocument, FONTS, type Font } from './document.js';

/** A box in millimetres. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type TextStyle = {
  readonly font?: Font;
  /** The largest size of writing, in millimetres; it shrinks until all of it fits. */
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Where the lines lie in the height of the box. */
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Lines at most; usually one. */
  readonly lines?: number;
  /**
   * A name that people gave, as long as they like: it takes as many lines as there is height for, and a word that
   * is longer than a line is broken rather than made too small.
   */
  readonly anywhere?: true;
};

const LEADING = 1.15;
const SHRINK_STEP = 0.96;
/** As much smaller as this, a word stays in one piece. */
const UNBROKEN_SHRINK_MIN = 0.75;
/** Smaller than this nobody reads it. */
const FONT_SIZE_MIN_MM = 1.2;

/**
 * Writes into a box. Lines break between words only, and at \n; what does not fit is made smaller.
 * @returns the height that was written on, in millimetres
 * @throws when even the smallest size does not fit, which is a mistake of the layout
 */
export function write(doc: PdfDocument, text: string, box: Box, writing: TextStyle): number {
  const { colour = INK, align = 'left', valign = 'top' } = writing;
  const { size, broken, height } = fitText(doc, text, box, writing);
  const spare = box.height - height;
  let y = box.y + (valign === 'top' ? 0 : valign === 'middle' ? spare / 2 : spare);
  doc.fillColor(colour);
  for (const line of broken) {
    const room = box.width - doc.widthOfString(line);
    const x = box.x + (align === 'left' ? 0 : align === 'center' ? room / 2 : room);
    doc.text(line, x, y, { lineBreak: false });
    y += size * LEADING;
  }
  return height;
}

/** The height that `write` would take in a box of this size, in millimetres. */
export function heightOf(doc: PdfDocument, text: string, room: TextArea, writing: TextStyle): number {
  return fitText(doc, text, room, writing).height;
}

type TextArea = Pick<Box, 'width' | 'height'>;
type FittedText = {
  readonly size: number;
  readonly broken: readonly string[];
  readonly height: number;
};

/** Leaves the font and the size set. */
function fitText(doc: PdfDocument, text: string, room: TextArea, writing: TextStyle): FittedText {
  const { font = 'regular', lines = 1, anywhere = false } = writing;
  doc.font(FONTS[font]);
  for (let size = writing.size; size >= FONT_SIZE_MIN_MM; size *= SHRINK_STEP) {
    doc.fontSize(size);
    const broken = breakLines(doc, text, room.width, anywhere && size < writing.size * UNBROKEN_SHRINK_MIN);
    const height = broken.length * size * LEADING;
    if ((broken.length > lines && !anywhere) || height > room.height + 0.01) continue;
    if (broken.some((line) => doc.widthOfString(line) > room.width)) continue;
    return { size, broken, height };
  }
  throw new Error(`there is no room for: ${text}`);
}

/** What writing is printed in unless it says otherwise. */
export const INK = '#14182b';

/** The lines a text takes in the font and size that are set. */
export function breakLines(doc: PdfDocument, text: string, width: number, anywhere = false): readonly string[] {
  return text.split('\n').flatMap((line) => linesOf(doc, line, width, anywhere));
}

function linesOf(doc: PdfDocument, text: string, width: number, anywhere: boolean): readonly string[] {
  const lines: string[] = [];
  const messages = text.split(' ');
  for (const word of anywhere ? messages.flatMap((each) => piecesOfWord(doc, each, width)) : messages) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word in pieces of which each fits on a line. */
function piecesOfWord(doc: PdfDocument, word: string, width: number): readonly string[] {
  const found: string[] = [''];
  for (const letter of word) {
    const longer = `${found.at(-1)}${letter}`;
    if (longer === letter || doc.widthOfString(longer) <= width) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

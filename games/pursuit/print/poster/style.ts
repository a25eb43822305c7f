import type { LineStroke } from '../../rules/map/index.js';
import type { PdfDocument } from '@mister-x/printing/page/document';

/** The board by day, in colours and strokes: the project's colours darkened until they stand on white paper, and little ink. */
export const COLOURS = {
  paper: '#ffffff',
  night: '#0e1730',
  muted: '#66708f',
  hair: '#dbe2ee',
  lamp: '#ffb84d',
  bank: '#eaf2fa',
  water: '#d9e8f6',
  deep: '#c9def2',
  ripple: '#9dbfe0',
  name: '#7ba3cd',
  sea: '#d9e9f5',
  shelf: '#e3f0f9',
  shallows: '#eef6fb',
  land: '#fdfaf1',
  coast: '#a9c1d8',
  stream: '#bcd3e6',
  park: '#eaf3e2',
} as const;

/** Height of the writing of stops' names, in picture units. */
export const NAME_SIZE = 8.4;

/** Draws a path of SVG syntax as a line of several strokes. */
export function drawLine(doc: PdfDocument, path: string, strokes: readonly LineStroke[]): void {
  for (const stroke of strokes) strokePath(doc, path, stroke);
}

export function strokePath(doc: PdfDocument, path: string, { colour, width, dash }: LineStroke): void {
  doc.path(path).lineWidth(width).lineJoin('round');
  setDash(doc, dash);
  doc.stroke(colour).undash();
}

/** A dash of no length shows only where the caps are round. */
export function setDash(doc: PdfDocument, dash: LineStroke['dash']): void {
  doc.lineCap(dash === undefined || dash[0] === 0 ? 'round' : 'butt');
  if (dash === undefined) doc.undash();
  // pdfkit refuses a dash of 0.
  else doc.dash(Math.max(dash[0], 0.01), { space: dash[1] });
}

import {
  type Box,
  STATION_RADIUS,
  type Point,
  type StationLook,
  type StationPart,
  segmentPath,
} from '../../rules/map/index.js';
import { type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import type { Ring } from './content.js';
import { COLOURS, setDash } from './style.js';

/** Height of PT Sans Bold's digits as a part of the size of the writing. */
const DIGIT_HEIGHT = 0.7;
/** Three digits are narrowed until they fit between the rings. */
const LABEL_WIDTH = 17.6;
const LABEL_SIZE = 14;
const RING_SIZES = { gap: 3.4, width: 2.8, step: 4.2 } as const;

/** Farthest that a station's marks, or half a line's width, reach from its middle. */
export const STATION_REACH = STATION_RADIUS + 22;

export type StationToDraw = Point & {
  readonly look: StationLook;
  /** What stands in the disc: a number, or nothing in the legend. */
  readonly label: string;
  /** Someone's start card names it. */
  readonly start: boolean;
};

/** A station in picture units. */
export function drawStation(doc: PdfDocument, { x, y, look, label, start }: StationToDraw): void {
  doc.save().translate(x, y).undash();
  for (const part of look.parts) drawPart(doc, part);
  if (start) drawStart(doc, look);
  if (label !== '') drawNumber(doc, label, look.ink);
  doc.restore();
}

function drawPart(doc: PdfDocument, part: StationPart): void {
  const { form, r, fill, stroke, width = 1, dash } = part;
  if (form === 'plate') doc.roundedRect(-r, -r, 2 * r, 2 * r, 3.2);
  else if (form === 'circle') doc.circle(0, 0, r);
  else doc.path(segmentPath(part));
  if (stroke === undefined) {
    if (fill !== undefined) doc.fill(fill);
    return;
  }
  doc.lineWidth(width);
  if (dash !== undefined) setDash(doc, dash);
  if (fill === undefined) doc.stroke(stroke);
  else doc.fillAndStroke(fill, stroke);
  doc.undash();
}

/** Rings round a station, and their flags, in picture units. */
export function drawRings(doc: PdfDocument, { x, y }: Point, look: StationLook, rings: readonly Ring[]): void {
  if (rings.length === 0) return;
  doc.save().translate(x, y).undash();
  const inner = outermost(look) + RING_SIZES.gap - RING_SIZES.width / 2;
  doc.circle(0, 0, inner + rings.length * RING_SIZES.step).fill(COLOURS.paper);
  rings.forEach(({ colour, dash, flag }, i) => {
    doc.circle(0, 0, inner + RING_SIZES.width / 2 + i * RING_SIZES.step).lineWidth(RING_SIZES.width);
    setDash(doc, dash);
    doc.stroke(colour).undash();
    if (flag) drawFlag(doc, colour, inner + RING_SIZES.width / 2 + i * RING_SIZES.step);
  });
  doc.restore();
}

/** How far rings reach from the middle of a stop. */
export function radiusWithRings(rings: readonly Ring[]): number {
  return STATION_RADIUS + RING_SIZES.gap + rings.length * RING_SIZES.step;
}

/** What flags take up beside a stop. */
export function flagBoxes({ x, y }: Point, rings: readonly Ring[]): readonly Box[] {
  return rings.flatMap(({ flag }, i) => {
    if (!flag) return [];
    const foot = footOf(STATION_RADIUS + RING_SIZES.gap + i * RING_SIZES.step);
    return [{ left: x + foot - 14, top: y + foot - 17, right: x + foot + 3, bottom: y + foot }];
  });
}

/** On the upper left of a ring: how far left of its middle, and how far above. */
function footOf(radius: number): number {
  return -radius * Math.SQRT1_2;
}

/** On a pole that stands on a ring of this radius. */
function drawFlag(doc: PdfDocument, colour: string, radius: number): void {
  const foot = footOf(radius);
  doc.save().translate(foot, foot).lineJoin('round').lineCap('round');
  doc.path('M0 0V-15').lineWidth(4.4).stroke(COLOURS.paper);
  doc.path('M0 -15H-12L-8.4 -10.6L-12 -6.2H0').lineWidth(2.2).stroke(COLOURS.paper);
  doc.path('M0 -15H-12L-8.4 -10.6L-12 -6.2H0Z').fill(colour);
  doc.path('M0 0V-15').lineWidth(2.2).stroke(colour);
  doc.restore();
}

function outermost({ parts }: StationLook): number {
  return Math.max(...parts.map(({ r, width = 0 }) => r + width / 2));
}

/** A lamp beside the disc, on its upper right. */
function drawStart(doc: PdfDocument, { parts }: StationLook): void {
  const plate = parts.find(({ form }) => form === 'plate');
  const away = (plate?.r ?? STATION_RADIUS * Math.SQRT1_2) + 0.6;
  doc.circle(away, -away, 4.1).lineWidth(1).fillAndStroke(COLOURS.lamp, COLOURS.night);
}

function drawNumber(doc: PdfDocument, label: string, ink: string): void {
  doc.font(FONTS.bold).fontSize(LABEL_SIZE).fillColor(ink);
  const width = doc.widthOfString(label);
  const narrow = Math.min(1, LABEL_WIDTH / width);
  doc.scale(narrow, 1);
  const baseline = (LABEL_SIZE * DIGIT_HEIGHT) / 2;
  doc.text(label, -width / 2, baseline, { lineBreak: false, baseline: 'alphabetic' });
}

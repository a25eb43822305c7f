import { type CityStation, DISC, type Transport } from '@mister-x/engine/scotland-yard';
import { type Doc, FONTS } from '../page/document.js';
import { COLOURS, TRANSPORT_COLOURS } from './style.js';

/** Height of PT Sans Bold's digits as a part of the size of the writing. */
const DIGIT_HEIGHT = 0.7;
/** Three digits are narrowed until they fit between the rings. */
const ROOM = 17.6;
const SIZE = 14;

export type Disc = Pick<CityStation, 'x' | 'y' | 'transports'> & {
  /** What stands in the disc: a number, or nothing in the legend. */
  readonly label: string;
  /** Somebody's start card names it. */
  readonly start: boolean;
};

/**
 * A station in board units. Its outline tells without colour what calls there: a square plate for the
 * Underground, a second ring for the bus, a ring of dots for the ferry.
 */
export function drawStation(doc: Doc, { x, y, transports, label, start }: Disc): void {
  doc.save().translate(x, y).undash();
  if (transports.has('ferry')) drawFerry(doc);
  if (transports.has('underground')) drawPlate(doc);
  drawDisc(doc, transports);
  if (start) drawStart(doc, transports);
  if (label !== '') drawNumber(doc, label);
  doc.restore();
}

function drawFerry(doc: Doc): void {
  const radius = DISC + 5.8;
  doc.circle(0, 0, radius + 2.2).fill(COLOURS.paper);
  const gap = (2 * Math.PI * radius) / 22;
  doc.circle(0, 0, radius).lineWidth(3).lineCap('round').dash(0.01, { space: gap });
  doc.stroke(TRANSPORT_COLOURS.ferry).undash();
}

function drawPlate(doc: Doc): void {
  const half = DISC + 2.2;
  doc
    .roundedRect(-half, -half, 2 * half, 2 * half, 3.2)
    .lineWidth(2)
    .fillAndStroke(COLOURS.plate, TRANSPORT_COLOURS.underground);
}

function drawDisc(doc: Doc, transports: ReadonlySet<Transport>): void {
  doc.circle(0, 0, DISC).fill(COLOURS.paper);
  doc
    .circle(0, 0, DISC - 0.7)
    .lineWidth(1.4)
    .stroke(outline(transports));
  if (transports.has('bus')) {
    doc
      .circle(0, 0, DISC - 2.7)
      .lineWidth(1.1)
      .stroke(TRANSPORT_COLOURS.bus);
  }
}

function outline(transports: ReadonlySet<Transport>): string {
  return transports.has('bus') ? TRANSPORT_COLOURS.bus : TRANSPORT_COLOURS.taxi;
}

/** A lamp beside the disc, on its upper right. */
function drawStart(doc: Doc, transports: ReadonlySet<Transport>): void {
  const away = (transports.has('underground') ? DISC + 2.2 : DISC * Math.SQRT1_2) + 0.6;
  doc.circle(away, -away, 4.1).lineWidth(1).fillAndStroke(COLOURS.lamp, COLOURS.night);
}

function drawNumber(doc: Doc, label: string): void {
  doc.font(FONTS.bold).fontSize(SIZE).fillColor(COLOURS.night);
  const width = doc.widthOfString(label);
  const narrow = Math.min(1, ROOM / width);
  doc.scale(narrow, 1);
  const baseline = (SIZE * DIGIT_HEIGHT) / 2;
  doc.text(label, -width / 2, baseline, { lineBreak: false, baseline: 'alphabetic' });
}

import { CHARACTER_ICONS, type Icon } from '../rules/index.js';
import type { Doc } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { PAPER } from './look.js';

const GROUNDS = { blue: '#24467c', black: '#16130f' } as const;

/** Blue of game cards, black of cases (SH-2). It reaches to the edge, as printers lay two sides apart. */
export function drawBack(
  doc: Doc,
  colour: keyof typeof GROUNDS,
  { x, y, width, height }: Box,
): void {
  doc.rect(x, y, width, height).fill(GROUNDS[colour]);
  const inset = 4;
  doc.save();
  doc.roundedRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 2).clip();
  const step = 3.2;
  for (let at = -height; at < width; at += step) {
    doc.moveTo(x + at, y).lineTo(x + at + height, y + height);
    doc.moveTo(x + at, y + height).lineTo(x + at + height, y);
  }
  doc.lineWidth(0.15).undash().stroke('#c9bd9b');
  doc.restore();
  doc.roundedRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 2);
  doc.lineWidth(0.5).stroke('#c9bd9b');
  const radius = Math.min(width, height) * 0.24;
  const [cx, cy] = [x + width / 2, y + height / 2];
  doc.circle(cx, cy, radius).lineWidth(0.5).fillAndStroke(GROUNDS[colour], '#c9bd9b');
  const icon: Icon = CHARACTER_ICONS.holmes;
  const size = radius * 1.2;
  drawIcon(doc, icon, { x: cx - size / 2, y: cy - size / 2, size }, PAPER);
}

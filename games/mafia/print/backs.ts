import { CLANS } from '../rules/index.js';
import type { DrawSheet } from '@mister-x/printing/kit';
import { UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import type { PdfDocument } from '@mister-x/printing/page/document';
import { drawGrid } from '@mister-x/printing/page/grid';
import type { Box } from '@mister-x/printing/page/write';
import { MARKER_COUNT } from './cells.js';
import { drawClanSign, GOLD, NIGHT, PAPER } from './look.js';
import type { MafiaJob } from './options.js';

type BackColours = { readonly ground: string; readonly ink: string };

/** So dark that no face shows through. */
const DARK_BACK: BackColours = { ground: NIGHT, ink: GOLD };
/** Nothing is behind it, and it takes little ink. */
const PALE_BACK: BackColours = { ground: PAPER, ink: NIGHT };

/** The back of every card. It reaches to the edge, as printers lay two sides apart. */
export function drawBack(doc: PdfDocument, { x, y, width, height }: Box, { ground, ink } = DARK_BACK): void {
  doc.rect(x, y, width, height).fill(ground);
  const inset = 3.6;
  const inner = {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  };
  doc.save();
  doc.roundedRect(inner.x, inner.y, inner.width, inner.height, 2).clip();
  const [cx, cy] = [x + width / 2, y + height / 2];
  // Rays out of the middle, as on façades of the time.
  const rays = 48;
  for (let i = 0; i < rays; i += 1) {
    const angle = (2 * Math.PI * (i + 0.5)) / rays;
    doc.moveTo(cx, cy).lineTo(cx + 60 * Math.cos(angle), cy + 60 * Math.sin(angle));
  }
  doc.lineWidth(0.18).undash().stroke(ink);
  doc.restore();
  doc.roundedRect(inner.x, inner.y, inner.width, inner.height, 2).lineWidth(0.6).stroke(ink);
  doc.roundedRect(inner.x + 1.2, inner.y + 1.2, inner.width - 2.4, inner.height - 2.4, 1.4);
  doc.lineWidth(0.2).stroke(ink);
  const radius = Math.min(width, height) * 0.27;
  for (const [r, line] of [
    [radius, 0.6],
    [radius - 1.1, 0.2],
  ] as const) {
    doc.circle(cx, cy, r).lineWidth(line).fillAndStroke(ground, ink);
  }
  const off = radius * 0.42;
  for (const [i, clan] of CLANS.entries()) {
    // Clockwise, as clans sit: from below.
    const [dx, dy] = FOUR_DIRECTIONS[i] ?? [0, 0];
    drawClanSign(doc, clan, { x: cx + dx * off, y: cy + dy * off, size: radius * 0.52 }, ink);
  }
}

const FOUR_DIRECTIONS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

/** Cards that only lie face down: a place is taken, and nobody's phone says by what (MF-105). */
export const drawMarkers: DrawSheet<MafiaJob> = (doc, job) => {
  const markers = Array.from({ length: MARKER_COUNT }, (_, i) => i);
  drawGrid(doc, { ...job, cut: true }, UPRIGHT_CARD, markers, (_, box) => drawBack(doc, box, PALE_BACK));
};

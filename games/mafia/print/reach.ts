import type { CardType } from '../rules/index.js';
import type { Doc } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import { HAIR, INK, PAPER } from './look.js';

/** Which quarters a card looks at from its own: side and corner, or a knight's move (MF-11, MF-12). */

type Reach = 'adjacent' | 'knight';

const REACH: Readonly<Partial<Record<CardType, Reach>>> = {
  buyer: 'adjacent',
  good: 'adjacent',
  prostitute: 'adjacent',
  police: 'adjacent',
  commissioner: 'knight',
  prosecutor: 'adjacent',
  pistol: 'adjacent',
};

export function hasReach(type: CardType): boolean {
  return REACH[type] !== undefined;
}

const SIDE = 5;
const MIDDLE = 2;

/** Twenty-five quarters with the card in the middle; nothing for cards that look at none. */
export function drawReach(
  doc: Doc,
  type: CardType,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  colour: string,
): void {
  const reach = REACH[type];
  if (reach === undefined) return;
  const pitch = width / SIDE;
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [column, row] = [at % SIDE, Math.floor(at / SIDE)];
    const [across, up] = [Math.abs(column - MIDDLE), Math.abs(row - MIDDLE)];
    const seen = reach === 'knight' ? across * up === 2 : Math.max(across, up) === 1;
    const gap = pitch * 0.09;
    const size = pitch - 2 * gap;
    doc.rect(x + column * pitch + gap, y + row * pitch + gap, size, size);
    doc
      .lineWidth(0.15)
      .undash()
      .fillAndStroke(seen ? colour : PAPER, seen ? INK : HAIR);
  }
  doc.circle(x + width / 2, y + width / 2, pitch * 0.36).fill(INK);
}

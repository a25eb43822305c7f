import { describe, expect, it } from 'vitest';
import { UPRIGHT_CARD } from '@mister-x/printing/page/cells';
import type { Box } from '@mister-x/printing/page/write';
import { POSTER_SIZES } from '@mister-x/printing/shared/options';
import { cellBoxes } from './prison.js';
import { cityLayout, quarterBox, quarterLayout, widestPartBetweenSeams } from './city.js';

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

describe.each(POSTER_SIZES)('the city on %s', (poster) => {
  const layout = cityLayout(poster);

  it('begins at the bottom left and ends at the top right (MF-10)', () => {
    const [first, last] = [quarterBox(layout, 0), quarterBox(layout, 15)];
    expect(first.x).toBeLessThan(last.x);
    expect(first.y).toBeGreaterThan(last.y);
    expect(quarterBox(layout, 1).y).toBe(first.y);
  });

  it.each([[[]], [[0.1]], [[0.9]]])('has room for a card beside its code, cut at %s', (parts) => {
    const box = quarterBox(layout, 5);
    const seams = parts.map((part) => box.x + part * box.width);
    const { card, strip } = quarterLayout(layout, box, 12, seams);
    expect([card.width, card.height]).toEqual([UPRIGHT_CARD.width, UPRIGHT_CARD.height]);
    for (const inner of [card, strip]) {
      expect(inner.x).toBeGreaterThan(box.x);
      expect(right(inner)).toBeLessThan(right(box));
      expect(bottom(inner)).toBeLessThan(bottom(box));
    }
    expect(card.x >= right(strip) - 0.01 || strip.x >= right(card) - 0.01).toBe(true);
    expect(widestPartBetweenSeams(strip, seams).width).toBeGreaterThanOrEqual(12);
  });
});

describe('the track of a prison', () => {
  it.each([
    [12, 198, 230],
    [12, 340, 130],
    [30, 198, 230],
    [30, 340, 130],
    [2, 198, 230],
  ])('has %i cells in %i × %i mm, each beside the one before', (count, width, height) => {
    const boxes = cellBoxes(count, { x: 0, y: 0, width, height });
    expect(boxes).toHaveLength(count);
    boxes.slice(1).forEach((box, i) => {
      const before = boxes[i] ?? box;
      const across = Math.abs(box.x - before.x) / box.width;
      const down = (box.y - before.y) / box.height;
      expect(across + down).toBeCloseTo(1);
    });
    expect(Math.max(...boxes.map(right))).toBeCloseTo(width);
    expect(Math.max(...boxes.map(bottom))).toBeCloseTo(height);
  });
});

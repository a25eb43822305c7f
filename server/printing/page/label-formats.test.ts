import { describe, expect, it } from 'vitest';
import { LABEL_FORMATS } from '../shared/options.js';
import { LABEL_SHEETS, labelBox } from './label-formats.js';
import { PAPER_SIZES } from './paper.js';

/** How many labels the makers say a sheet has. */
const COUNTS = {
  'avery-l4731': 189,
  'avery-l7651': 65,
  'avery-l7160': 21,
  'avery-5160': 30,
  'avery-5167': 80,
};

describe.each(LABEL_FORMATS)('%s', (format) => {
  const sheet = LABEL_SHEETS[format];
  const paper = PAPER_SIZES[sheet.paper];

  it('has as many labels as the box says', () => {
    expect(sheet.columns * sheet.rows).toBe(COUNTS[format]);
  });

  it('lies in the middle of its paper', () => {
    const across = sheet.columns * sheet.width + (sheet.columns - 1) * sheet.gap;
    expect(2 * sheet.left + across).toBeCloseTo(paper.width, 1);
    expect(2 * sheet.top + sheet.rows * sheet.height).toBeCloseTo(paper.height, 1);
  });

  it('counts its labels row by row', () => {
    const last = labelBox(sheet, sheet.columns * sheet.rows - 1);
    expect(labelBox(sheet, 0)).toMatchObject({ x: sheet.left, y: sheet.top });
    expect(last.x + last.width).toBeCloseTo(paper.width - sheet.left, 1);
    expect(last.y + last.height).toBeCloseTo(paper.height - sheet.top, 1);
  });
});

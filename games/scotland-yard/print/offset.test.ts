import { expect, it } from 'vitest';
import { decode, type DecodedSymbol } from '@mister-x/printing/testing/decode';
import { FIRST_PRINT_ORDER, print } from '../../test/orders.js';
import { renderPages } from '@mister-x/printing/testing/render';

const DPI = 200;

async function labelsAt(right: number, down: number): Promise<readonly DecodedSymbol[]> {
  const order = {
    ...FIRST_PRINT_ORDER,
    sheet: 'labels',
    options: { pawn: 'x', offset: { right, down } },
  };
  const { pdf } = await print(order);
  for await (const picture of renderPages(pdf, DPI)) {
    const reads = await decode(picture, 'qr');
    return [...reads].sort((a, b) => a.text.localeCompare(b.text));
  }
  return [];
}

it('the offset moves every label to the right and down by so many millimetres', async () => {
  const straight = await labelsAt(0, 0);
  const moved = await labelsAt(2, -1.5);
  // Mister X's kit: 4 taxi, 3 bus, 3 underground, 5 black, 2 double (SY-4).
  expect(straight).toHaveLength(17);
  expect(moved.map(({ text }) => text)).toEqual(straight.map(({ text }) => text));
  moved.forEach((read, i) => {
    const { left = 0, top = 0 } = straight[i] ?? {};
    expect(((read.left - left) / DPI) * 25.4).toBeCloseTo(2, 0);
    expect(((read.top - top) / DPI) * 25.4).toBeCloseTo(-1.5, 0);
  });
});

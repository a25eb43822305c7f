import { expect, it } from 'vitest';
import { titleLines } from './panel.js';

const widthOf = (text: string): number => 0.6 * text.length;

it.each([
  ['HARBOUR', ['HARBOUR']],
  ['WHOLLY OURS', ['WHOLLY OURS']],
  ['THE TOWN WHERE WE SPENT THE SUMMER', ['THE TOWN WHERE WE', 'SPENT THE SUMMER']],
])('%s is written on as many lines as make it largest', (title, lines) => {
  const written = titleLines(title, 60, 14, widthOf);
  expect(written.lines).toEqual(lines);
  for (const line of written.lines) expect(widthOf(line) * written.size).toBeLessThanOrEqual(60);
});

it('never becomes higher than its block', () => {
  const { lines, size } = titleLines('A B C', 60, 14, widthOf);
  expect(size * (0.7 + 0.95 * (lines.length - 1))).toBeLessThanOrEqual(14);
});

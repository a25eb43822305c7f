import { expect, it } from 'vitest';
import { village } from '../tables/boards/testing/villages.js';
import type { PrintJob } from '@mister-x/printing/kit';
import { preparePrint } from '@mister-x/games/printing';
import { FIRST_PRINT_ORDER } from '@mister-x/games/test/orders';

const POSTER = { ...FIRST_PRINT_ORDER, sheet: 'poster', options: { poster: 'a1' } } as const;

function fileName(order: PrintJob): string {
  const prepared = preparePrint(order);
  return prepared.ok ? prepared.value.fileName : prepared.error.sentence;
}

it('names game, sheet and paper', () => {
  expect(fileName(POSTER)).toBe('mister-x-poster-a1.pdf');
  expect(fileName({ ...FIRST_PRINT_ORDER, options: { pawn: 'd1' } })).toBe('mister-x-tickets-d1-a4.pdf');
});

it.each([
  ['Wholly Ours', 'mister-x-wholly-ours-poster-a1.pdf'],
  ['Zürich 1983 / S-Bahn', 'mister-x-zurich-1983-s-bahn-poster-a1.pdf'],
  ['Наш город', 'mister-x-board-poster-a1.pdf'],
  ['../../etc/passwd', 'mister-x-etc-passwd-poster-a1.pdf'],
])('of the board %s is %s', (name, file) => {
  expect(fileName({ ...POSTER, file: village(name) })).toBe(file);
});

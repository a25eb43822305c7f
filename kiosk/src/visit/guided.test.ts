import type { TableInfo } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { isGuided, leaveGuide } from './guided.js';

/** @param seats `s` and `o` for people with and without secrets, `-` for computers. */
const tableOf = (seats: string) =>
  ({
    seats: [...seats].map((one) => ({
      computer: one === '-' ? 'medium' : null,
      secret: one === 's',
    })),
  }) as unknown as TableInfo;

it('shows one person round, and him alone, where he plays', () => {
  const shown = (seats: string) => (['screen', 'phone'] as const).filter((where) => isGuided(tableOf(seats), where));
  expect(shown('-o---')).toEqual(['screen']);
  expect(shown('s----')).toEqual(['phone']);
  expect(shown('so---')).toEqual([]);
  expect(shown('-----')).toEqual([]);
});

it('shows nobody round who has left the guide', () => {
  leaveGuide();
  expect(isGuided(tableOf('-o---'), 'screen')).toBe(false);
});

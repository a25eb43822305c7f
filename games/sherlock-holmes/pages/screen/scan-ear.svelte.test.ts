import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf, type View } from '../../rules/browser.js';
import { expect, it } from 'vitest';
import { possibleActions } from './scan-ear.svelte.js';

const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
const UNUSED = { look: false, extra: false, cab: false, lestrade: [] };

function may(at: string, turn: object = {}, pile: number = 0, deviations: object[] = []) {
  const view = {
    variant: 'default',
    deviations,
    symbols: { 16: 'weapon' },
    turn: { seat: 'sleuth-1', searches: 0, used: UNUSED, ...turn },
    sleuths: [{ seat: 'sleuth-1', at, pile: Array.from({ length: pile }) }],
  };
  return possibleActions(pack, view as unknown as View);
}

it('names what all may know to be possible [SH-26 SH-27 SH-51 SH-62]', () => {
  expect(may('16')).toEqual(['search', 'look', 'draw']);
  expect(may('16', { searches: 1 })).toEqual(['look', 'draw']);
  expect(may('8')).toEqual(['look', 'draw']);
  expect(may('16', { used: { ...UNUSED, look: true } })).toEqual(['search', 'draw']);
  expect(may('SY', {}, 2)).toEqual(['look', 'draw']);
  expect(may('SY', {}, 3)).toEqual(['look', 'arrest', 'draw']);
});

it('counts both abilities of Holmes as one where that was agreed [SH-51]', () => {
  const extra = { used: { ...UNUSED, extra: true } };
  expect(may('8', extra)).toEqual(['look', 'draw']);
  const one = [{ flag: 'holmes_abilities', value: 'one_total' }];
  expect(may('8', extra, 0, one)).toEqual(['draw']);
});

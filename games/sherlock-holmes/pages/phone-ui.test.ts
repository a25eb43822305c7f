import { describe, expect, it } from 'vitest';
import phoneUi from './phone-ui.js';

/** A view as the referee might send it, as far as slots are concerned. */
function viewOf(turn: number, deviations: readonly object[] = []) {
  const game = { turn: { number: turn }, sleuths: [{ seat: 'sleuth-1' }], deviations };
  return { game } as unknown as Parameters<typeof phoneUi.filledSlots>[0];
}
const PRINTED = [{ flag: 'card_source', value: 'printed_cards', house: false }];

describe('slots of Sherlock Holmes', () => {
  it('are filled by the referee before the first turn, but for hands that people read in', () => {
    expect(phoneUi.filledSlots(viewOf(0))).toEqual([]);
    expect(phoneUi.filledSlots(viewOf(1))).toEqual(['tokens', 'case/sleuth-1', 'hand/sleuth-1']);
    expect(phoneUi.filledSlots(viewOf(1, PRINTED))).toEqual(['tokens', 'case/sleuth-1']);
    expect(phoneUi.filledSlots(null)).toEqual([]);
  });

  it.each([
    ['look-3/sleuth-1', [], 'silent'],
    ['look-3/sleuth-2', [], false],
    ['hand/sleuth-1', [], false],
    ['hand/sleuth-1', PRINTED, true],
    ['hand/sleuth-2', PRINTED, false],
    ['case/sleuth-1', PRINTED, false],
    ['tokens', PRINTED, false],
  ])('%s, %j: its own phone fills it: %s', (slot, deviations, fills) => {
    expect(phoneUi.commitsTo('sleuth', 'sleuth-1')?.(slot, viewOf(1, deviations))).toBe(fills);
  });
});

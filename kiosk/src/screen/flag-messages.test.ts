import { describe, expect, it } from 'vitest';
import { type FlagMessages, flagValue, type ValueKey, valueKey } from './flag-messages.js';

const TABLE = {
  cards: { values: ['dealt', 'drawn'] },
  players: {
    values: [
      { hunters_min: 2, hunters_max: 5 },
      { hunters_min: 1, hunters_max: 5 },
    ],
  },
  shown: {
    values: [
      [3, 8],
      [3, 8, 13],
    ],
  },
  ends: {
    values: [
      { unit: 'round', count: 22 },
      { unit: 'leg', value: 5 },
    ],
  },
  open: { values: [true, false] },
  seconds: { values: [null, 30] },
  pawns: { values: [5] },
} as const;

const MESSAGES = {
  cards: { name: 'Cards', values: { dealt: 'Dealt', drawn: 'Drawn' } },
  players: { name: 'Players', values: { '2-5': 'Two', '1-5': 'One' } },
  shown: { name: 'Shown', values: { '3-8': 'Twice', '3-8-13': 'Three times' } },
  ends: { name: 'End', values: { round22: 'Round 22', leg5: 'Leg 5' } },
  open: { name: 'Open', values: { true: 'Yes', false: 'No' } },
  seconds: { name: 'Time', values: { none: 'Any', '30': '30 seconds' } },
} satisfies FlagMessages<typeof TABLE>;

describe('the words of flags', () => {
  it('are found by the keys that their type asks for', () => {
    const flags = Object.entries(TABLE).filter(([, { values }]) => values.length > 1);
    expect(flags.map(([flag]) => flag)).toEqual(Object.keys(MESSAGES));
    const found = flags.flatMap(([flag, { values }]) => values.map((value) => flagValue(MESSAGES, flag, value)));
    const named = Object.values(MESSAGES).flatMap(({ values }) => Object.values(values));
    expect(found.sort()).toEqual(named.sort());
    const key: ValueKey<(typeof TABLE.ends.values)[0]> = 'round22';
    expect(valueKey(TABLE.ends.values[0])).toBe(key);
  });

  it('lack none and have none too many, as the compiler sees to it', () => {
    const { open: _, ...missing } = MESSAGES;
    // @ts-expect-error no messages for a flag
    expect(missing satisfies FlagMessages<typeof TABLE>).not.toHaveProperty('open');
    type Cards = FlagMessages<typeof TABLE>['cards']['values'];
    // @ts-expect-error no message for a value
    const tooFew: Cards = { dealt: '' };
    // @ts-expect-error a message for a value that is not offered
    const tooMany: Cards = { dealt: '', drawn: '', found: '' };
    expect([tooFew, tooMany].map((values) => Object.keys(values).length)).toEqual([1, 3]);
  });
});

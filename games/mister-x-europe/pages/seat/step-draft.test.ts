import type { View } from '../../rules/index.js';
import { describe, expect, it } from 'vitest';
import { StepDraft, stepKey } from './step-draft.svelte.js';

type Changes = Partial<Record<keyof View, unknown>>;

const hunter = (seat: string, tickets: number) => ({ seat, tickets });

function key(seat: string, changed: Changes): string {
  return stepKey(
    {
      phase: 'refill',
      round: 3,
      hunters: [hunter('h1', 5), hunter('h2', 6)],
      hands: {},
      offers: {},
      own: null,
      ...changed,
    } as unknown as View,
    seat,
  );
}

describe('what is put together in a step', () => {
  const others: Changes = { hunters: [hunter('h1', 5), hunter('h2', 7)] };

  it.each<[string, Changes]>([
    ['the step', { phase: 'x_move' }],
    ['the round', { round: 4 }],
    ['the own hand', { hands: { h1: ['car/beacon'] } }],
    ['the size of the own hand, where no screen shows it (MX-11)', { hunters: [hunter('h1', 4)] }],
  ])('is dropped with a change of %s', (_, changed) => {
    expect(key('h1', changed)).not.toBe(key('h1', {}));
  });

  it('outlives what others do in a step where each draws for himself (MX-16)', () => {
    expect(key('h1', { ...others, hands: { h2: ['car/beacon'] } })).toBe(key('h1', {}));
    expect(key('h1', { phase: 'registration', ...others })).toBe(key('h1', { phase: 'registration' }));
    expect(key('x', others)).toBe(key('x', {}));
  });

  it('does not outlive a special, which spends tickets of others as well (MX-40)', () => {
    expect(key('h1', { phase: 'specials', ...others })).not.toBe(key('h1', { phase: 'specials' }));
  });

  it('is dropped once the own offer lies there, and not for those of others (MX-38)', () => {
    const offers = (of: object): Changes => ({ phase: 'specials', offers: of });
    const before = key('h1', offers({}));
    expect(key('h1', offers({ h1: ['car/beacon'] }))).not.toBe(before);
    expect(key('h1', offers({ h2: ['car/beacon'] }))).toBe(before);
  });

  it('is dropped when Mister X has discarded (MX-28)', () => {
    const own = (hand: readonly string[]): Changes => ({ phase: 'x_refill', own: { hand } });
    expect(key('x', own(['car/beacon', 'car/beacon']))).not.toBe(key('x', own(['car/beacon'])));
  });

  it('knows places that were touched, and touched again', () => {
    const draft = new StepDraft();
    for (const place of [3, 1, 3]) draft.touch(place);
    expect(draft.touched).toEqual([1]);
  });
});

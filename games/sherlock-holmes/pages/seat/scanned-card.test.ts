import { writeHolmesCard } from '../../rules/cards.js';
import { describe, expect, it } from 'vitest';
import { scannedCard } from './scanned-card.js';
import { londonPack } from './testing/positions.js';

const [first = '', second = ''] = londonPack.cards.keys();
const code = (index: number) => writeHolmesCard({ kind: 'card', index });

describe('a card before the camera of a phone (SH-84)', () => {
  it('is named by its place in the pack', () => {
    expect(scannedCard(londonPack, code(2), [first, second], [])).toEqual({ card: second });
  });

  it.each<[string, string, readonly string[], readonly string[], string]>([
    ['that was read already', code(1), [first], [first], 'CARD_REPEATED'],
    ['that is elsewhere', code(1), [second], [], 'CARD_NOT_DUE'],
    ['that the box does not have', code(61), [first], [], 'CARD_NOT_DUE'],
    ['of a case', writeHolmesCard({ kind: 'case', index: 1 }), [first], [], 'CARD_NOT_DUE'],
  ])('is not taken: one %s', (_, text, due, chosen, fault) => {
    expect(scannedCard(londonPack, text, due, chosen)).toEqual({ fault });
  });

  it('that is none has a fault of its own', () => {
    expect(scannedCard(londonPack, 'nonsense', [first], [])).toHaveProperty('fault');
  });

  it('of a custom pack is known by the code that is printed there', () => {
    const cards = new Map(londonPack.cards);
    const card = cards.get(second);
    if (card !== undefined) cards.set(second, { ...card, code: '4006381333931' });
    expect(scannedCard({ ...londonPack, cards }, '4006381333931', [second], [])).toEqual({
      card: second,
    });
  });
});

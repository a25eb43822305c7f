import { writeHolmesCard } from '../rules/cards.js';
import { beforeAll, expect, it } from 'vitest';
import { describeCard } from './cards.js';
import manifest from './index.js';

beforeAll(() => manifest.cards());

const sayCard = (kind: 'card' | 'case', index: number, several: boolean) =>
  describeCard(writeHolmesCard({ kind, index }), several);

it('names a card from the pack that comes with the game, where there is no other', () => {
  expect(sayCard('card', 1, false)).toContain('Game card, Sherlock Holmes');
  expect(sayCard('case', 1, false)).toContain('The Silent Carillon');
});

it('does not say whose a card is where it may be of another pack', () => {
  expect(sayCard('card', 12, true)).toBe('Game card 12');
  expect(sayCard('case', 1, true)).toBe('Case card 1');
});

it('is silent on cards that every game has', () => {
  expect(describeCard(writeHolmesCard({ kind: 'stop', stop: 4 }), true)).toBeUndefined();
});

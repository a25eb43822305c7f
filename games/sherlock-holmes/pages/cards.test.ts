import { writeHolmesCard } from '../rules/cards.js';
import { beforeAll, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { wordsOf } from './cards.js';
import manifest from './index.js';

beforeAll(() => speech.need(...manifest.areas.cards));

const words = (kind: 'card' | 'case', index: number, several: boolean) =>
  wordsOf(writeHolmesCard({ kind, index }), several);

it('names a card from the box that comes with the game, where there is no other', () => {
  expect(words('card', 1, false)).toContain('Game card, Sherlock Holmes');
  expect(words('case', 1, false)).toContain('The Silent Carillon');
});

it('does not say whose a card is where it may be of another box', () => {
  expect(words('card', 12, true)).toBe('Game card 12');
  expect(words('case', 1, true)).toBe('Case card 1');
});

it('is silent on cards that every game has', () => {
  expect(wordsOf(writeHolmesCard({ kind: 'stop', stop: 4 }), true)).toBeUndefined();
});

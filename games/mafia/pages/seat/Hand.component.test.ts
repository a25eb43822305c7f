import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { gameMessages, phoneMessages } from '../../messages/phone-messages.js';
import { DEFAULT_MAFIA_PACK_FILE, cardOf, compiledPackOf } from '../../rules/browser.js';
import Hand from './Hand.svelte';

beforeAll(() => speech.need('common', gameMessages, phoneMessages));

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

function called(card: string): string {
  const { type, name, price, suit } = cardOf(pack, card);
  const { cards, goods, suits, priced, money } = gameMessages.t;
  const own = type === 'good' ? (goods[name] ?? name) : cards[type];
  return `${price === undefined ? own : priced(own, money(price))}, ${suits[suit]}`;
}

it('calls a card by its name, what it is sold for, and its side of the law', async () => {
  const chosen: string[] = [];
  const cards = ['MF-witness-1', 'MF-good-cloth-1'];
  mountComponent(Hand, { pack, cards, onpick: (card: string) => void chosen.push(card) });
  for (const card of cards) {
    await page.getByRole('button', { name: called(card), exact: true }).click();
  }
  expect(chosen).toEqual(cards);
});

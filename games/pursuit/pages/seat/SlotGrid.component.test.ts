import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent, textSnippet } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import SlotGrid, { type LogSlot } from './SlotGrid.svelte';

beforeAll(() => speech.need('common', 'trust'));

it.each([320, 360, 740])('keeps receipts in their slots on a phone of %i px', async (width) => {
  await page.viewport(width, 640);
  const numbers = Array.from({ length: 24 }, (_, i) => i + 1);
  const receipt = (number: number) => [String(number), { short: 'WWWW MMMM', opened: number % 2 === 0 }] as const;
  mountComponent(SlotGrid, {
    slots: numbers.map((number) => ({
      number,
      label: `move ${number}`,
      filled: true,
      stop: 199,
    })),
    piece: textSnippet((_: LogSlot) => 'ticket'),
    start: 103,
    receipts: new Map([0, ...numbers].map(receipt)),
  });
  const codes = page.getByText(/WWWW/).elements();
  expect(codes).toHaveLength(25);
  for (const code of codes) {
    // A slot's border and padding stay free.
    const { left, right } = (code.closest('li') ?? code).getBoundingClientRect();
    const box = code.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(left + 4);
    expect(box.right).toBeLessThanOrEqual(right - 4);
  }
});

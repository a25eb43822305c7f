import type { TableInfo } from '@mister-x/engine/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import ReceiptDialog from './ReceiptDialog.svelte';

beforeAll(() => speech.need('common', 'trust'));

it('shows each receipt beside its move, and whether the move was opened', async () => {
  const onclose = vi.fn();
  mountComponent(ReceiptDialog, {
    info: { seats: [] } as unknown as TableInfo,
    title: 'Receipts',
    stops: [undefined, undefined, 58],
    receipts: new Map([
      ['0', { short: 'AAAA BBBB', opened: false }],
      ['2', { short: 'CCCC DDDD', opened: true }],
    ]),
    piece: textSnippet((leg: number) => `ticket ${leg}`),
    onclose,
  });
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(t.trust.receipts.start);
  await expect.element(rows.nth(0)).toHaveTextContent(`AAAA BBBB ${t.trust.receipts.sealed}`);
  await expect.element(rows.nth(1)).toHaveTextContent('ticket 1');
  expect(rows.nth(1).element().textContent).not.toContain(t.trust.receipts.sealed);
  await expect.element(rows.nth(2)).toHaveTextContent('58');
  await expect.element(rows.nth(2)).toHaveTextContent(t.trust.receipts.opened);
  await page.getByRole('button', { name: t.common.close }).click();
  expect(onclose).toHaveBeenCalledOnce();
});

import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import { speech } from '../messages/index.svelte.js';
import Dialog from './Dialog.svelte';
import Toasts from './Toasts.svelte';
import { toasts } from './toasts.svelte.js';

beforeAll(() => speech.need('common'));
afterEach(() => {
  for (const { id } of toasts.list) toasts.dismiss(id);
});

const said = (text: string) => page.getByRole('status').getByText(text).elements();

it('says a sentence in a region that was there before it, once, however often it is told', async () => {
  mountComponent(Toasts, {});
  const region = page.getByRole('status').element();
  toasts.info('Saved');
  toasts.info('Saved');
  await expect.poll(() => said('Saved')).toHaveLength(1);
  expect(region.contains(said('Saved')[0] ?? null)).toBe(true);
});

it('says it only above what lies on top, and below again afterwards', async () => {
  mountComponent(Toasts, {});
  const { leave } = mountComponent(Dialog, {
    title: 'Rules',
    onclose: () => {},
    children: textSnippet('Text'),
  });
  toasts.error('Not possible');
  await expect.poll(() => said('Not possible')).toHaveLength(1);
  expect(said('Not possible')[0]?.closest('dialog')).not.toBeNull();
  await leave();
  await expect.poll(() => said('Not possible')).toHaveLength(1);
});

it('goes when it is touched', async () => {
  mountComponent(Toasts, {});
  toasts.info('Saved');
  await page.getByRole('button', { name: 'Saved' }).click();
  await expect.poll(() => said('Saved')).toHaveLength(0);
});

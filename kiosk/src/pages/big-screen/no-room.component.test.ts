import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../../messages/index.svelte.js';
import { LayoutChecks } from '../../testing/layout/gallery.js';
import { mountComponent } from '../../testing/mounted.svelte.js';
import type { HostSignIn } from './host-sign-in.svelte.js';
import KeyForm from './KeyForm.svelte';
import Message from './Message.svelte';

/** A referee that has no room for a spectator or for a screen; what it does then is tested in screen-router.test.ts. */

beforeAll(() => speech.need('common', 'screen'));

it('a full table says so, and is asked again by a touch', async () => {
  const again = vi.fn();
  const message = {
    get text() {
      return t.screen.watch.full;
    },
    again,
  };
  mountComponent(Message, message, { tag: 'div' });
  await page.getByRole('button', { name: t.common.retry }).click();
  expect(again).toHaveBeenCalledTimes(1);
  const gallery = new LayoutChecks();
  await gallery.look('kiosk', 'a full table');
  await speech.choose('en');
  gallery.close();
});

it('a screen for which there is no room reads what helps, and tries the same code again', async () => {
  const pair = vi.fn().mockResolvedValue(true);
  const typedCode = '2K4M-7PQR-2K4M-7PQR';
  const signIn = { codeReason: 'full', timesAsked: 1, typedCode, pair } as unknown as HostSignIn;
  mountComponent(KeyForm, { signIn }, { tag: 'div' });
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.screen.key.why.full);
  await page.getByRole('button', { name: t.screen.key.open }).click();
  expect(pair).toHaveBeenCalledWith(typedCode);
  const gallery = new LayoutChecks();
  await gallery.look('kiosk', 'no room for a screen');
  await speech.choose('en');
  gallery.close();
});

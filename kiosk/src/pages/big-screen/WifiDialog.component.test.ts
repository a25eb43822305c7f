import type { WifiNetwork } from '@mister-x/engine/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../visit/session.svelte.js';
import { speech, t } from '../../messages/index.svelte.js';
import { LayoutChecks } from '../../testing/layout/gallery.js';
import { mountComponent } from '../../testing/mounted.svelte.js';
import WifiDialog from './WifiDialog.svelte';

beforeAll(() => speech.need('common', 'screen'));

const LONGEST = { name: 'Familie Bartholomäus-Nachbarin', password: 'W'.repeat(63), hidden: false };

/** A referee that keeps what it is told. */
function open(kept: WifiNetwork | null = null) {
  let network = kept;
  const ask = vi.fn(async (name: string, { network: next }: { network?: WifiNetwork | null }) => {
    if (name === 'wifi:set') network = next ?? null;
    return { ok: true, value: { network } };
  });
  const onclose = vi.fn();
  mountComponent(WifiDialog, { session: { line: { ask } } as unknown as Session, onclose });
  return { onclose, kept: () => network };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = () => page.getByRole('img', { name: t.screen.wifi.qr });

it('says what is wrong where it is, and the pen is there', async () => {
  const { kept } = open();
  const { wifi } = t.screen;
  await field(wifi.name).fill('ж'.repeat(17));
  await field(wifi.password).fill('short');
  await button(wifi.save).click();
  await expect.element(page.getByText(wifi.nameFaults.TOO_LONG)).toBeVisible();
  await expect.element(page.getByText(wifi.passwordFaults.TOO_SHORT)).toBeVisible();
  await expect.element(field(wifi.name)).toHaveFocus();
  expect(kept()).toBeNull();
});

it('shows the code, and the password to those who ask for it', async () => {
  open({ name: 'Zur Post; "Garten"', password: 'offen:Sesam,8\\8', hidden: false });
  await expect.element(code()).toBeVisible();
  expect(document.body.innerHTML).not.toContain('Sesam');
  await button(t.screen.wifi.show).click();
  await expect.element(page.getByText('offen:Sesam,8\\8', { exact: true })).toBeVisible();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Sesam');
});

it('is changed to a network without a password, and forgotten', async () => {
  const { kept, onclose } = open(LONGEST);
  const { wifi } = t.screen;
  await button(wifi.change).click();
  await expect.element(field(wifi.password)).toHaveValue(LONGEST.password);
  await page.getByRole('switch', { name: wifi.open }).click();
  await button(wifi.save).click();
  await expect.element(page.getByText(wifi.none)).toBeVisible();
  expect(kept()).toEqual({ ...LONGEST, password: null });
  await button(wifi.change).click();
  await button(wifi.forget).click();
  await expect.poll(() => onclose.mock.calls.length).toBe(1);
  expect(kept()).toBeNull();
});

it('has no faults of layout: form, what is wrong with it, code, password', async () => {
  const gallery = new LayoutChecks();
  open();
  const { wifi } = t.screen;
  await expect.element(field(wifi.name)).toBeVisible();
  await gallery.look('kiosk', 'the form of the Wi-Fi');
  await speech.choose('en');
  await field(wifi.password).fill('ключ');
  await button(t.screen.wifi.save).click();
  await gallery.look('kiosk', 'a wrong Wi-Fi');
  await speech.choose('en');
  await field(t.screen.wifi.name).fill(LONGEST.name);
  await field(t.screen.wifi.password).fill(LONGEST.password);
  await button(t.screen.wifi.save).click();
  await expect.element(code()).toBeVisible();
  await gallery.look('kiosk', 'the code of the Wi-Fi');
  await speech.choose('en');
  await button(t.screen.wifi.show).click();
  await gallery.look('kiosk', 'the password of the Wi-Fi');
  await speech.choose('en');
  gallery.close();
});

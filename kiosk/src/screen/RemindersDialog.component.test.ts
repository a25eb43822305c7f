import type { ReminderHook, Reminders as Found } from '@mister-x/engine/protocol';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '../messages/index.svelte.js';
import { reminderMessages } from '../visit/reminders/area.js';
import { LayoutChecks } from '../testing/layout/gallery.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import { at, visitWith } from '../testing/visit.svelte.js';
import RemindersDialog from './RemindersDialog.svelte';

beforeAll(() => speech.need('common', 'screen', reminderMessages));

const HOST = 'hooks.club-der-detektive.invalid';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ADDRESS = 'http://192.168.178.23:8080/feed/Mfkq9r8gkyqrtwjupd8ilpzio2lalasw.atom';
const HOOK: ReminderHook = {
  ...{ id: '1', host: HOST, format: 'plain', madeAt: 0 },
  ...{ waiting: 0, lost: 0, paused: false, last: null },
};

/** A referee with the reminders of a table. */
function referee() {
  let found = { feed: null, hooks: [], pushes: [], pushKey: '' } as unknown as Found;
  const ask = async (name: string) => {
    if (name === 'reminder:feed') found = { ...found, feed: { id: '2', madeAt: 0 } } as Found;
    if (name === 'reminder:hook') found = { ...found, hooks: [HOOK] };
    if (name === 'reminder:withdraw') found = { ...found, feed: null, hooks: [] };
    const made = { id: '1', secret: SECRET, address: ADDRESS };
    return { ok: true, value: name === 'reminder:list' ? found : made };
  };
  return {
    visit: visitWith({ line: { ask } }),
    fails() {
      const last = { at: 0, why: 'ADDRESS', status: null, excerpt: '' } as const;
      found = { ...found, hooks: [{ ...HOOK, last }] };
    },
  };
}

const shown = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const words = () => reminderMessages.t;

it('has reminders that are made, shown once, and withdrawn', async () => {
  const gallery = new LayoutChecks();
  const { visit, fails } = referee();
  const { leave } = mountComponent(RemindersDialog, { onclose: () => {} }, { provide: at(visit) });
  await expect.element(button(words().feed.make)).toBeVisible();
  await gallery.look('kiosk', 'no reminders');
  await speech.choose('en');
  await page.getByRole('textbox', { name: words().hook.url }).fill('nonsense');
  await button(words().hook.add).click();
  await expect.element(page.getByText(words().hook.wrong)).toBeVisible();
  await gallery.look('kiosk', 'a wrong address for reminders');
  await speech.choose('en');
  await page.getByRole('textbox', { name: words().hook.url }).fill(`https://${HOST}/games/7`);
  await button(words().hook.add).click();
  await expect.element(shown(words().hook.secret(HOST))).toHaveValue(SECRET);
  await button(words().feed.make).click();
  await expect.element(shown(words().feed.address)).toHaveValue(ADDRESS);
  await gallery.look('kiosk', 'reminders that were made');
  await speech.choose('en');

  // Neither is told a second time; what is wrong with a hook is.
  await leave();
  fails();
  mountComponent(RemindersDialog, { onclose: () => {} }, { provide: at(visit) });
  await expect.element(page.getByText(words().hook.ADDRESS)).toBeVisible();
  await expect.element(page.getByText(words().feed.againText)).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(/whsec_|\.atom/);
  await gallery.look('kiosk', 'a reminder that failed');
  await speech.choose('en');
  await button(words().withdraw).first().click();
  await expect.element(button(words().feed.make)).toBeVisible();
  gallery.close();
});

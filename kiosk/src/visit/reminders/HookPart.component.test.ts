import type { HookAnswer, ReminderHook } from '@mister-x/engine/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountComponent } from '../../testing/mounted.svelte.js';
import { at, visitWith } from '../../testing/visit.svelte.js';
import { speech } from '../../messages/index.svelte.js';
import { reminderMessages } from './area.js';
import HookPart from './HookPart.svelte';
import { messages as en } from './messages/en.js';

const TABLE = '3k9d0w2m5x7q1b8n';
const HOOK: ReminderHook = {
  ...{ id: '1', host: 'discord.com', format: 'discord', madeAt: 0 },
  ...{ waiting: 0, lost: 0, paused: false, last: null },
};
const ANSWER: HookAnswer = {
  at: 0,
  why: 'STATUS',
  status: 400,
  excerpt: 'Cannot send an empty message',
};

beforeAll(() => speech.need('common', reminderMessages));

function open(...hooks: readonly Partial<ReminderHook>[]) {
  const ask = vi.fn(async (_name: string, _ask: object) => ({
    ...{ ok: true, value: { id: '1', secret: 'whsec_1' } },
  }));
  mountComponent(
    HookPart,
    {
      ...{ table: TABLE, seat: null, hooks: hooks.map((hook) => ({ ...HOOK, ...hook })) },
      ...{ changed: async () => {}, withdraw: async () => {} },
    },
    { provide: at(visitWith({ line: { ask } })) },
  );
  return ask;
}

it('says what came back, and offers to go on with what is paused', async () => {
  const ask = open({ last: ANSWER, paused: true, lost: 3 });
  await expect.element(page.getByText(en.hook.paused)).toBeVisible();
  await expect.element(page.getByText(en.hook.answer(400))).toBeVisible();
  await expect.element(page.getByText(ANSWER.excerpt)).toBeVisible();
  await page.getByRole('button', { name: en.hook.resume }).click();
  expect(ask).toHaveBeenCalledWith('reminder:resume', { table: TABLE, seat: null, id: '1' });
});

it('does not take what was delivered for a fault', async () => {
  open({ last: { at: 0, why: null, status: 204, excerpt: '' } });
  await expect.element(page.getByText(en.hook.delivered)).toBeVisible();
  await expect.element(page.getByRole('button', { name: en.hook.resume })).not.toBeInTheDocument();
});

it.each([
  ['https://discord.com/api/webhooks/1/a', undefined, 'discord'],
  ['https://bot.example/', undefined, 'plain'],
  ['https://matrix.example/webhook/1', 'Matrix', 'matrix'],
] as const)('asks for %s in the format of its program', async (url, choice, format) => {
  const ask = open();
  await page.getByRole('textbox').fill(url);
  if (choice !== undefined) await page.getByText(choice).click();
  await page.getByRole('button', { name: en.hook.add }).click();
  const expected = { table: TABLE, seat: null, language: 'en', url, format };
  expect(ask).toHaveBeenCalledWith('reminder:hook', expected);
});

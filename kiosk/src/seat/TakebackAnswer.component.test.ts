import type { Json } from '@mister-x/engine/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { mountComponent, textSnippet } from '../testing/mounted.svelte.js';
import { at, visitWith } from '../testing/visit.svelte.js';
import TakebackAnswer from './TakebackAnswer.svelte';

beforeAll(() => speech.need('common', 'phone'));

const command = vi.fn();

function ask(yours: boolean) {
  command.mockReset().mockResolvedValue({ ok: true, value: { revision: 1 } });
  const open = { of: 7, by: 's1', yours, move: { to: 58 } };
  const visit = visitWith({
    view: { takeback: { open } },
    info: { seats: [{ seat: 's1', name: 'Anna' }] },
    deadlines: new Map([['takeback', performance.now() + 30_000]]),
    command,
  });
  const move = textSnippet((move: Json) => JSON.stringify(move));
  mountComponent(TakebackAnswer, { move }, { provide: at(visit) });
}

it('tells who asks, for which move, and for how long', async () => {
  ask(true);
  const alert = page.getByRole('alertdialog', { name: t.phone.takeback.asks('Anna') });
  await expect.element(alert).toBeVisible();
  await expect.element(alert).toHaveTextContent('{"to":58}');
  await expect.element(page.getByRole('timer')).toHaveTextContent(t.phone.takeback.seconds(30));
});

it.each([
  ['decline', false],
  ['agree', true],
] as const)('answers with one touch: %s', async (name, agree) => {
  ask(true);
  await page.getByRole('button', { name: t.phone.takeback[name] }).click();
  expect(command.mock.calls).toEqual([[7, { kind: 'answer-takeback', agree }]]);
});

it('says why an answer was refused', async () => {
  ask(true);
  command.mockResolvedValue({ ok: false, refusal: { code: 'FORBIDDEN' } });
  await page.getByRole('button', { name: t.phone.takeback.agree }).click();
  await expect.element(page.getByText(t.common.refusals.FORBIDDEN)).toBeVisible();
});

it('asks nobody else', () => {
  ask(false);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

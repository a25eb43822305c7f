import { openPhone } from '@mister-x/kiosk/testing/apps.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { phoneMessages } from '../../mafia/messages/phone-messages.js';
import { CLANS } from '../../mafia/rules/browser.js';
import { refereeOf } from './reached.js';

/** Mafia in quick hands: buttons that are hit twice. */

afterEach(() => page.viewport(1280, 800));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A finger that bounces: for a moment, whatever stands there is touched in every frame. */
async function hammer(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const end = performance.now() + 300;
  while (performance.now() < end) {
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    there?.closest('button')?.click();
    await frame();
  }
}

it('a finger that bounces asks once, and passes once (MF-103)', async () => {
  const referee = refereeOf('mafia', { flags: { blitz: true } }, ({ phase }) => phase === 'play', CLANS);
  const before = referee.done.length;
  const [seat = ''] = referee.run.toAct;
  await openPhone(referee, seat);
  await page.viewport(390, 844);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const { pass, passAsk } = phoneMessages.t.play;
  const offer = page.getByRole('button', { name: pass, exact: true });
  await expect.element(offer).toBeVisible();
  await hammer(offer.element());
  const question = page.getByRole('dialog', { name: passAsk });
  await expect.element(question).toBeVisible();
  expect(referee.done).toHaveLength(before);
  await hammer(question.getByRole('button', { name: pass, exact: true }).element());
  await expect.poll(() => referee.done.length).toBe(before + 1);
  await frame();
  expect(referee.done.slice(before).map(({ command }) => command)).toEqual([{ kind: 'act', action: { type: 'pass' } }]);
});

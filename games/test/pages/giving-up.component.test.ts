import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { openPhone, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import type { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { unwrap } from '@mister-x/engine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refereeOf } from './reached.js';

/** Giving up and ending a match, as people do it on the big screen and on phones (CM-17). */

/** Mister X is to move. */
const hunt = (phones: readonly string[]): PageReferee =>
  refereeOf(
    'scotland-yard',
    { hunters: 3, flags: { start_source: 'server' } },
    ({ phase }) => phase === 'x_turn',
    phones,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = (name: string, agree: boolean) =>
  page
    .elementLocator(
      [...document.querySelectorAll('.answer')].find((row) => row.textContent?.includes(name)) ?? document.body,
    )
    .getByRole('button', { name: agree ? t.screen.concession.agree : t.screen.concession.decline });

async function askHere(name: string): Promise<readonly string[]> {
  await button(t.screen.play.menu).click();
  await button(t.screen.menu.concede).click();
  await expect.element(page.getByText(t.screen.concession.who)).toBeVisible();
  const names = document.querySelectorAll('dialog[open] .button-danger');
  await button(name).click();
  return [...names].map((each) => each.textContent?.trim() ?? '');
}

it('hunters without phones are asked and answer at the big screen, one by one', async () => {
  const referee = hunt(['x']);
  await openScreen(referee, { table: referee.info.table });
  expect(await askHere('Ben')).toEqual(['Ada', 'Ben', 'Cleo']);
  await expect.element(page.getByRole('heading', { name: t.screen.concession.asks('Ben') })).toBeVisible();
  await answer('Cleo', true).click();
  await answer('Ada', false).click();
  await expect.element(page.getByText(sharedLogMessages.t.concedeDeclined('Ada'))).toBeVisible();
  expect(document.querySelector('.answer')).toBeNull();
  // Who was refused is not offered to ask again.
  expect(await askHere('Cleo')).toEqual(['Ada', 'Cleo']);
  for (const name of ['Ada', 'Ben']) await answer(name, true).click();
  await expect.poll(() => referee.info.status).toBe('over');
  expect(referee.done.at(-1)?.outcome).toMatchObject({ code: 'CONCEDED_BY_DETECTIVES' });
});

it('the host ends a match early after a question', async () => {
  const referee = hunt(['x']);
  await openScreen(referee, { table: referee.info.table });
  await button(t.screen.play.menu).click();
  await button(t.screen.menu.abandon).click();
  await expect.element(page.getByText(t.screen.menu.disclosed)).toBeVisible();
  expect(referee.info.status).toBe('playing');
  await button(t.common.yes).click();
  await expect.poll(() => referee.done.at(-1)?.outcome).toMatchObject({ code: 'ABANDONED' });
});

it('Mister X gives up alone on his phone, after a question', async () => {
  const referee = hunt(['x']);
  await openPhone(referee, 'x');
  const { menu } = t.phone;
  await button(menu.open).click();
  await button(menu.concede).click();
  await expect.element(page.getByText(menu.concedeAsk)).toBeVisible();
  expect(referee.info.status).toBe('playing');
  await button(menu.concede).click();
  await expect.poll(() => referee.done.at(-1)?.outcome).toMatchObject({ code: 'CONCEDED_BY_X' });
});

it('a hunter whose concession ran out of time reads so and may not ask again', async () => {
  const referee = hunt(['x', 'h1', 'h2', 'h3']);
  await openPhone(referee, 'h1');
  const { menu, concession } = t.phone;
  await button(menu.open).click();
  await button(menu.concede).click();
  await button(menu.concede).click();
  await expect.element(page.getByText(concession.asked)).toBeVisible();
  const [timer] = referee.run.timers;
  if (timer === undefined) throw new Error('nothing runs out');
  referee.take(unwrap(referee.run.step('referee', timer.action)));
  await expect.element(page.getByText(concession.silence)).toBeVisible();
  await expect.element(page.getByText(concession.again)).toBeVisible();
  await button(menu.open).click();
  await expect.element(button(menu.leave)).toBeVisible();
  await expect.element(button(menu.concede)).not.toBeInTheDocument();
});

import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { forget } from '@mister-x/kiosk/browser/store.ts';
import { type OpenPage, openPhone, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import type { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refereeOf } from '../../../test/pages/reached.js';
import { guideMessages } from '../../messages/phone-messages.js';

/** Someone plays Mister X on a phone against computers, and the phone shows the first round. */

let leave: OpenPage['leave'] = async () => {};
let referee: PageReferee;
beforeEach(async () => {
  await speech.need(guideMessages);
  const options = { hunters: 2, flags: { start_source: 'server' } };
  referee = refereeOf('scotland-yard', options, ({ phase }) => phase === 'x_turn', ['x']);
  const seats = referee.info.seats.map((seat) =>
    seat.secret ? seat : { ...seat, computer: 'medium' as const, claimed: true },
  );
  referee.info = { ...referee.info, seats };
});
afterEach(async () => {
  await leave();
  forget('guide-left');
});

const guide = () => page.getByRole('complementary', { name: guideMessages.t.title });

it('tells what lies under the cover, then what to do there, until it is left for good', async () => {
  ({ leave } = await openPhone(referee, 'x'));
  await expect.element(guide().getByText(guideMessages.t.cover)).toBeVisible();
  const pad = page.getByRole('button', { name: t.phone.cover.hold });
  (pad.element() as HTMLElement).focus();
  (pad.element() as HTMLElement).click();
  await expect.element(guide().getByText(guideMessages.t.own)).toBeVisible();
  await page.getByRole('button', { name: guideMessages.t.leave }).click();
  await expect.element(guide()).not.toBeInTheDocument();
  await leave();
  ({ leave } = await openPhone(referee, 'x'));
  await expect.element(page.getByRole('button', { name: t.phone.cover.hold })).toBeVisible();
  await expect.element(guide()).not.toBeInTheDocument();
});

it('is on the phone alone: the big screen shows nobody round', async () => {
  ({ leave } = await openScreen(referee, { table: referee.info.table }));
  await expect.element(page.getByRole('button', { name: t.screen.play.menu })).toBeVisible();
  await expect.element(guide()).not.toBeInTheDocument();
});

import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Notice } from '../../rules/browser.js';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { at, newNoticeQueue, visitWith } from '@mister-x/kiosk/testing/visit.svelte.ts';
import { phoneMessages, gameMessages } from '../../messages/phone-messages.js';
import holmesSeats from './seat-rules.js';
import SleuthPage from './SleuthPage.svelte';
import { beginHolmesRun, viewAndOwnSleuth } from './testing/positions.js';

beforeAll(() => speech.need('common', 'phone', 'trust', gameMessages, phoneMessages));

const line = (notice: object): MatchNotice<Notice> => ({ kind: 'game', notice }) as MatchNotice<Notice>;
const LOOK = [
  line({ type: 'looked', seat: 'sleuth-2', look: 3, kind: 'search', location: '9' }),
  line({ type: 'windowClosed', look: 3 }),
];

/** The phone of a seat that is told these lines. */
function phone(...lines: readonly MatchNotice<Notice>[]) {
  const queue = newNoticeQueue();
  queue.restore({ logLength: 0, missed: [] }, false);
  queue.update({ logLength: lines.length, notices: lines as never }, false);
  const { view } = viewAndOwnSleuth(beginHolmesRun());
  const match = { takeback: { open: null, mayAsk: false }, concession: { open: null }, game: view };
  const visit = visitWith({ queue, seat: 'sleuth-1', view: match });
  mountComponent(SleuthPage, { view }, { provide: at(visit, holmesSeats()) });
}

const said = () => toasts.list.map(({ text }) => text);

it('tells a seat that let a look pass that it is over, and leaves nothing to be closed (SH-56)', async () => {
  phone(...LOOK);
  await expect.poll(said).toEqual([gameMessages.t.refusals.NO_WINDOW]);
  expect(page.getByRole('status').getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  for (const { id } of toasts.list) toasts.dismiss(id);
});

it('says nothing to a seat that has answered', async () => {
  phone(line({ type: 'passed', seat: 'sleuth-1', look: 3 }), ...LOOK.slice(1));
  await expect.element(page.getByRole('main').first()).toBeVisible();
  expect(said()).toEqual([]);
});

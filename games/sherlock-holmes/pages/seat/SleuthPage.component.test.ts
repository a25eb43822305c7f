import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Notice } from '../../rules/browser.js';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { speech } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { NoticeQueue } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';
import { toasts } from '@mister-x/kiosk/lib/ui/toasts.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { phoneMessages, gameMessages } from '../../messages/phone-messages.js';
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
  const queue = new NoticeQueue({ read: () => undefined, write: () => {} });
  queue.restore('a table', { logLength: 0, missed: [] }, false);
  queue.update({ logLength: lines.length, notices: lines as never }, false);
  const session = {
    queue,
    info: { seats: [] },
    attendance: { as: 'seat', table: 'a table', seat: 'sleuth-1' },
    view: { takeback: { open: null, mayAsk: false } },
    deadlines: new Map(),
    witness: null,
  } as unknown as Session;
  mountComponent(SleuthPage, { session, view: viewAndOwnSleuth(beginHolmesRun()).view });
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

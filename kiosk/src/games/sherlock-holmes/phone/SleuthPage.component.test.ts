import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Notice } from '@mister-x/engine/sherlock-holmes/browser';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../../lib/client/session.svelte.js';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { NoticeQueue } from '../../../lib/notices/queue.svelte.js';
import { toasts } from '../../../lib/ui/toasts.svelte.js';
import { show } from '../../../testing/mounted.svelte.js';
import { sleuth, things } from '../words/phone-areas.js';
import SleuthPage from './SleuthPage.svelte';
import { begun, seen } from './testing/positions.js';

beforeAll(() => speech.need('common', 'phone', 'trust', things, sleuth));

const line = (notice: object): MatchNotice<Notice> =>
  ({ kind: 'game', notice }) as MatchNotice<Notice>;
const LOOK = [
  line({ type: 'looked', seat: 'sleuth-2', look: 3, kind: 'search', location: '9' }),
  line({ type: 'windowClosed', look: 3 }),
];

/** The phone of a seat that is told these lines. */
function phone(...lines: readonly MatchNotice<Notice>[]) {
  const queue = new NoticeQueue({ read: () => undefined, write: () => {} });
  queue.restore('a table', { told: 0, missed: [] }, false);
  queue.update({ told: lines.length, notices: lines as never }, false);
  const session = {
    queue,
    info: { seats: [] },
    place: { as: 'seat', table: 'a table', seat: 'sleuth-1' },
    view: { takeback: { open: null, mayAsk: false } },
    deadlines: new Map(),
    witness: null,
  } as unknown as Session;
  show(SleuthPage, { session, view: seen(begun()).view });
}

const said = () => toasts.list.map(({ text }) => text);

it('tells a seat that let a look pass that it is over, and leaves nothing to be closed (SH-56)', async () => {
  phone(...LOOK);
  await expect.poll(said).toEqual([things.t.refusals.NO_WINDOW]);
  expect(page.getByRole('status').getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  for (const { id } of toasts.list) toasts.dismiss(id);
});

it('says nothing to a seat that has answered', async () => {
  phone(line({ type: 'passed', seat: 'sleuth-1', look: 3 }), ...LOOK.slice(1));
  await expect.element(page.getByRole('main').first()).toBeVisible();
  expect(said()).toEqual([]);
});

import type { Notice, View } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { speech } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { NoticeQueue } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { playRandomGame } from '../testing/games.js';
import { phoneMessages, gameMessages } from '../../messages/phone-messages.js';
import Phone from './Phone.svelte';

beforeAll(() => speech.need('common', 'phone', 'trust', gameMessages, phoneMessages));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What a clan sees and was told, before the step that first pays something, and with it. */
function firstPayment() {
  let view: View | undefined;
  let logLength = 0;
  for (const step of playRandomGame('online2015')) {
    const lines = step.notices('clan-1') as readonly MatchNotice<Notice>[];
    const after = step.after.gameView('clan-1') as View;
    const pays = lines.some((line) => line.kind === 'game' && line.notice.type === 'paid');
    if (pays && view !== undefined) return { before: view, logLength, after, lines };
    view = after;
    logLength += lines.length;
  }
  throw new Error('nothing was paid');
}

const bank = ({ bank }: View) =>
  page.getByText(phoneMessages.t.cover.bank(gameMessages.t.money(bank)), { exact: true });

it('shows what an opening brings when the big screen has had time to resolve it', async () => {
  const { before, logLength, after, lines } = firstPayment();
  expect(after.bank).not.toBe(before.bank);
  const queue = new NoticeQueue({ read: () => undefined, write: () => {} });
  queue.restore('a table', { logLength, missed: [] }, false);
  const match = { takeback: { open: null, mayAsk: false }, concession: { open: null } };
  const session = {
    ...{ queue, latest: [], info: { seats: [] }, witness: null, deadlines: new Map() },
    attendance: { as: 'seat', table: 'a table', seat: 'clan-1' },
    view: { ...match, game: before },
  } as unknown as Session;
  const { props } = mountComponent(Phone, { session });
  await expect.element(bank(before)).toBeVisible();

  props.session.view = { ...match, game: after } as never;
  queue.update({ logLength: logLength + lines.length, notices: lines as never }, false);
  flushSync();
  await expect.element(bank(before)).toBeVisible();
  vi.runAllTimers();
  await expect.element(bank(after)).toBeVisible();
});

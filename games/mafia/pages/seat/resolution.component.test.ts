import type { Notice, View } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import SeatPage from '@mister-x/kiosk/seat/SeatPage.svelte';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { at, newNoticeQueue, visitWith } from '@mister-x/kiosk/testing/visit.svelte.ts';
import { playRandomGame } from '../testing/games.js';
import { phoneMessages, gameMessages } from '../../messages/phone-messages.js';
import clanSeats from './seat-rules.js';

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
  const queue = newNoticeQueue();
  queue.restore({ logLength, missed: [] }, false);
  const match = { takeback: { open: null, mayAsk: false }, concession: { open: null } };
  const visit = visitWith({ queue, seat: 'clan-1', witness: null, view: { ...match, game: before } });
  mountComponent(SeatPage, { makeRules: clanSeats, refusals: () => ({}) }, { provide: at(visit) });
  await expect.element(bank(before)).toBeVisible();

  visit.view = { ...match, game: after } as never;
  queue.update({ logLength: logLength + lines.length, notices: lines as never }, false);
  flushSync();
  await expect.element(bank(before)).toBeVisible();
  vi.runAllTimers();
  await expect.element(bank(after)).toBeVisible();
});

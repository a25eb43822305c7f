import type { Action, View } from '../../rules/browser.js';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { at, visitWith } from '@mister-x/kiosk/testing/visit.svelte.ts';
import { packFor } from '../shared/pack.js';
import { phoneMessages, gameMessages } from '../../messages/phone-messages.js';
import TableQuestion from './TableQuestion.svelte';
import { LookWindow } from './look-window.svelte.js';

beforeAll(() => speech.need('common', 'phone', gameMessages, phoneMessages));

const SEATS = [
  { seat: 'sleuth-1', name: 'Anna' },
  { seat: 'sleuth-2', name: 'Bruno' },
];
const LESTRADE = 'SH-weapon-lestrade-1-1';

/** Only what the component reads. */
function viewWith(hand: readonly string[], changed: object = {}): View {
  const look = { id: 3, by: 'sleuth-2', location: '15', open: true, reacted: [] };
  const own = { hand, mayAnswer: true };
  const turn = { number: 4, used: { lestrade: [] } };
  return { pack: 'default', look, own, turn, votes: [], reveal: null, ...changed } as never;
}

function ask(view: View, reply: unknown = { ok: true }) {
  const send = vi.fn().mockResolvedValue(reply);
  const look = new LookWindow(send, () => {});
  const deadlines = new Map([['window-3', performance.now() + 18_000]]);
  const answers: unknown[] = [];
  const acts: Action[] = [];
  const { props } = mountComponent(
    TableQuestion,
    {
      view,
      pack: packFor(view),
      seat: 'sleuth-1',
      task: view.own?.mayAnswer ? 'answer' : 'wait',
      sending: false,
      onact: (action: Action) => void acts.push(action),
      onanswer: (card: null) => {
        answers.push(card);
        void look.answer(3, card);
      },
    },
    { provide: at(visitWith({ info: { seats: SEATS }, deadlines })) },
  );
  return { props, send, answers, acts };
}

const box = () => page.getByRole('alertdialog').element();
/** Where everything is, and what it says. */
const looks = () =>
  [box(), ...box().querySelectorAll('*')]
    .filter((each) => each.getAttribute('role') !== 'timer')
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.tagName, Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
    });

it.each([320, 390])('asks the same on a phone of %i px, whatever the hand holds (SH-56)', async (width) => {
  await page.viewport(width, 568);
  ask(viewWith([LESTRADE]));
  const [shown, said] = [looks(), box().textContent];
  box().closest('main')?.remove();
  ask(viewWith([]));
  expect(looks()).toEqual(shown);
  expect(box().textContent).toBe(said);
  expect(said).toContain(phoneMessages.t.window.asks('Bruno'));
});

it('is answered by a thumb at the lower edge, once', async () => {
  await page.viewport(320, 568);
  const { answers, send } = ask(viewWith([LESTRADE]));
  const no = page.getByRole('button', { name: phoneMessages.t.window.no });
  const { height, bottom } = no.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(bottom).toBeGreaterThan(568 - 60);
  await no.click();
  await no.click();
  expect(answers[0]).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it('never answers by itself', async () => {
  const { send, props } = ask(viewWith([]));
  props.view = viewWith([], { votes: ['sleuth-2'] });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('counts the time down', async () => {
  ask(viewWith([]));
  await expect.element(page.getByRole('timer')).toHaveTextContent(t.phone.takeback.seconds(18));
});

it('is joined, and left again, by a seat that others ask to stop', async () => {
  const votes = { look: null, mayVote: true, votes: ['sleuth-2'] };
  const { acts, props } = ask(viewWith([], votes));
  props.task = 'wait';
  const { stop } = phoneMessages.t;
  await expect.element(page.getByText(stop.wanted('Bruno'))).toBeVisible();
  await page.getByRole('button', { name: stop.too }).click();
  props.view = viewWith([], { ...votes, votes: ['sleuth-2', 'sleuth-1'] });
  await page.getByRole('button', { name: stop.playOn }).click();
  expect(acts).toEqual([
    { type: 'vote', stop: true },
    { type: 'vote', stop: false },
  ]);
});

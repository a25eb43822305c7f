import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { focusOutside, mountComponent } from '../testing/mounted.svelte.js';
import { at, visitWith } from '../testing/visit.svelte.js';
import Question from './Question.svelte';

beforeAll(() => speech.need('common', 'phone'));

/** On a page that goes on below. */
function ask() {
  const main = document.createElement('main');
  main.innerHTML = '<h2>The page</h2>';
  const heading = main.firstElementChild;
  document.body.append(main);
  const command = vi.fn().mockResolvedValue({ ok: true, value: { revision: 1 } });
  const { leave } = mountComponent(
    Question,
    { to: 'guest1', about: 'concede', question: 'Really?' },
    { provide: at(visitWith({ command })) },
  );
  return {
    heading,
    answered: async () => {
      await leave();
      const held = document.activeElement;
      main.remove();
      return held;
    },
  };
}

it('leads on to the heading of the page when it has been answered', async () => {
  const { heading, answered } = ask();
  await page.getByRole('button', { name: t.phone.concession.decline }).click();
  expect(await answered()).toBe(heading);
});

it('takes the focus from nothing else', async () => {
  const { answered } = ask();
  await page.getByRole('button', { name: t.phone.concession.decline }).click();
  const outside = focusOutside();
  expect(await answered()).toBe(outside);
  const untouched = ask();
  outside.blur();
  expect(await untouched.answered()).toBe(document.body);
});

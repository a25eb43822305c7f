import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../../messages/index.svelte.js';
import { mountComponent } from '../../testing/mounted.svelte.js';
import { at, visitWith } from '../../testing/visit.svelte.js';
import { forgetInvitation, keepInvitation } from './fragment.js';
import NamePage from './NamePage.svelte';
import type { Phone } from './phone.svelte.js';

beforeAll(() => speech.need('common', 'phone', 'join'));
afterEach(() => forgetInvitation());

const seats = ['Ada', 'Ben'].map((name, i) => ({ seat: `s${i}`, name, colour: 'red' }));
const phone = {
  busy: false,
  refusal: null,
  joinAgain: () => {},
} as unknown as Phone;
const visit = visitWith({ info: { status: 'gathering', seats } });
const name = () => page.getByRole('textbox', { name: t.join.name });

it('keeps the seat and the name while the page is loaded again', async () => {
  keepInvitation({ code: 'ABCD' });
  const { leave } = mountComponent(NamePage, { phone }, { provide: at(visit) });
  await page.getByRole('button', { name: 'Ben' }).click();
  await name().fill('Bella');
  await leave();
  mountComponent(NamePage, { phone }, { provide: at(visit) });
  await expect.element(name()).toHaveValue('Bella');
  await expect.element(page.getByRole('button', { name: 'Ben' })).toHaveAttribute('aria-pressed', 'true');
});

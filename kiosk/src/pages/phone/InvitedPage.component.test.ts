import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../../messages/index.svelte.js';
import { mountComponent } from '../../testing/mounted.svelte.js';
import { at, visitWith } from '../../testing/visit.svelte.js';
import { forgetInvitation, keepInvitation } from './fragment.js';
import InvitedPage from './InvitedPage.svelte';
import type { Phone } from './phone.svelte.js';

beforeAll(() => speech.need('common', 'phone', 'join'));
afterEach(() => forgetInvitation());

const phone = {
  busy: false,
  refusal: null,
  joinAgain: () => {},
} as unknown as Phone;
const visit = visitWith({ info: { game: 'none', correspondence: null, seats: [] } });
const name = () => page.getByRole('textbox', { name: t.join.name });

it('keeps the name that was typed while the page is loaded again, and with the invitation only', async () => {
  keepInvitation({ code: 'ABCD', isCorrespondence: true });
  const { leave } = mountComponent(InvitedPage, { phone }, { provide: at(visit) });
  await name().fill('Ada');
  await leave();
  const again = mountComponent(InvitedPage, { phone }, { provide: at(visit) });
  await expect.element(name()).toHaveValue('Ada');
  await again.leave();
  forgetInvitation();
  mountComponent(InvitedPage, { phone }, { provide: at(visit) });
  await expect.element(name()).toHaveValue('');
});

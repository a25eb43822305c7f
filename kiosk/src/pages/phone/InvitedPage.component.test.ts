import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../../lib/i18n/index.svelte.js';
import { mountComponent } from '../../testing/mounted.svelte.js';
import { forgetInvitation, keepInvitation } from './fragment.js';
import InvitedPage from './InvitedPage.svelte';
import type { Phone } from './phone.svelte.js';

beforeAll(() => speech.need('common', 'phone', 'join'));
afterEach(() => forgetInvitation());

const phone = {
  session: { info: null },
  busy: false,
  refusal: null,
  joinAgain: () => {},
} as unknown as Phone;
const name = () => page.getByRole('textbox', { name: t.join.name });

it('keeps the name that was typed while the page is loaded again, and with the invitation only', async () => {
  keepInvitation({ code: 'ABCD', isCorrespondence: true });
  const { leave } = mountComponent(InvitedPage, { phone });
  await name().fill('Ada');
  await leave();
  const again = mountComponent(InvitedPage, { phone });
  await expect.element(name()).toHaveValue('Ada');
  await again.leave();
  forgetInvitation();
  mountComponent(InvitedPage, { phone });
  await expect.element(name()).toHaveValue('');
});

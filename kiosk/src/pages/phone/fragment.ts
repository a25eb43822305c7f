import { fieldsOf } from '../../browser/fields.js';
import { tabStore } from '../../browser/store.js';

/**
 * What the QR code on the big screen carries: `#c=CODE`, and `channel=KEY` for a private channel. An
 * invitation to a table by correspondence begins with `#i=CODE`.
 */
export type Invitation = {
  readonly code: string;
  readonly channel?: string;
  readonly isCorrespondence?: true;
};

export function invitationOf(hash: string): Invitation | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const field = (name: string) => fields.get(name)?.trim() ?? '';
  const [code, channel] = [field('c') || field('i'), field('channel')];
  if (code === '') return null;
  return makeInvitation(code, channel === '' ? undefined : channel, field('c') === '');
}

/**
 * The invitation of the address bar, which is cleared at once: a claim code must not stay in the
 * history or on a screenshot.
 */
export function takeInvitation(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): Invitation | null {
  const invitation = invitationOf(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return invitation;
}

const INVITATION_KEY = 'invitation';

/**
 * The code for all, until a seat is chosen with it: a page that is loaded again asks for it no second
 * time. Only this tab keeps it, and no address does, where it would be sent or seen.
 */
export function keepInvitation(invitation: Invitation): void {
  tabStore.remember(INVITATION_KEY, invitation);
}

export function keptInvitation(): Invitation | null {
  const { code, channel, isCorrespondence } = (tabStore.recall(INVITATION_KEY) ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string') return null;
  return makeInvitation(code, typeof channel === 'string' ? channel : undefined, isCorrespondence === true);
}

function makeInvitation(code: string, channel: string | undefined, isPost: boolean): Invitation {
  return {
    code,
    ...(channel === undefined ? {} : { channel }),
    ...(isPost ? { isCorrespondence: true } : {}),
  };
}

export function forgetInvitation(): void {
  tabStore.forget(INVITATION_KEY);
  tabStore.forget(TYPED_NAME_KEY);
}

const TYPED_NAME_KEY = 'name';

/** What is typed and chosen with a code outlives the page, as the code does: phones load pages again. */
export function keepTypedName(name: string, seat = ''): void {
  tabStore.remember(TYPED_NAME_KEY, { name, seat });
}

export function keptTypedName(): { readonly name: string; readonly seat: string } {
  const { name, seat } = fieldsOf(tabStore.recall(TYPED_NAME_KEY));
  const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : '');
  return { name: textOf(name), seat: textOf(seat) };
}

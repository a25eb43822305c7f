import { tab } from '../lib/store.js';

/** What the QR code on the big screen carries: `#c=CODE`, and `line=KEY` for a private channel. */
export type Invitation = { readonly code: string; readonly line?: string };

export function invitationOf(hash: string): Invitation | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const code = fields.get('c')?.trim() ?? '';
  const line = fields.get('line')?.trim() ?? '';
  if (code === '') return null;
  return line === '' ? { code } : { code, line };
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

const KEPT = 'invitation';

/**
 * The code for all, until a seat is chosen with it: a page that is loaded anew asks for it no second
 * time. Only this tab keeps it, and no address does, where it would be sent or seen.
 */
export function keepInvitation(invitation: Invitation): void {
  tab.remember(KEPT, invitation);
}

export function keptInvitation(): Invitation | null {
  const { code, line } = (tab.recall(KEPT) ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string') return null;
  return typeof line === 'string' ? { code, line } : { code };
}

export function forgetInvitation(): void {
  tab.forget(KEPT);
}

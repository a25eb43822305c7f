/** `#c=CODE`, as the QR code on the big screen carries it. */
export function codeOf(hash: string): string | null {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('c')?.trim() ?? '';
  return code === '' ? null : code;
}

/**
 * The code of the address bar, which is cleared at once: a claim code must not stay in the
 * history or on a screenshot.
 */
export function takeCode(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): string | null {
  const code = codeOf(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return code;
}

/** Keys that move the game: not those typed into a field, pressed on a button, or meant for a dialog. */
export function isKeyForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], [aria-modal]') !== null) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest('input, select, textarea') !== null) return false;
  return !(event.key === 'Enter' && target.closest('button, a, [role="button"]') !== null);
}

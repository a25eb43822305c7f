/** What a key does in the element that has the focus, where a page cannot simply send it on. */

type FieldTarget =
  /** Takes signs as text: they can be put in, and taken out again. */
  | { readonly is: 'text'; readonly field: HTMLInputElement | HTMLTextAreaElement }
  /** Understands keys in a way that no script can repeat. */
  | { readonly is: 'alone' }
  /** Has its keys from the page. */
  | { readonly is: 'page' };

const TEXT_TYPES = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);
const TYPES_WITH_OWN_KEYS = new Set(['date', 'datetime-local', 'month', 'time', 'week']);

export function fieldTargetOf(element: EventTarget | null): FieldTarget {
  if (element instanceof HTMLTextAreaElement) return { is: 'text', field: element };
  if (element instanceof HTMLInputElement) {
    if (TEXT_TYPES.has(element.type)) return { is: 'text', field: element };
    return { is: TYPES_WITH_OWN_KEYS.has(element.type) ? 'alone' : 'page' };
  }
  const editable = element instanceof HTMLElement && element.isContentEditable;
  return { is: editable ? 'alone' : 'page' };
}

/** How a field was before a key; afterwards it is made so again. */
export function snapshotOfField(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    if (field.value === value) return;
    field.value = value;
    // Numbers and addresses have no selection that can be set.
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
  };
}

/** As if the sign had been typed where the caret is: what is selected goes, `maxlength` counts. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, sign: string): void {
  if (field.readOnly || field.disabled) return;
  // Old, and the one way that keeps the undo list and tells the page before and after.
  if (document.activeElement === field && document.execCommand('insertText', false, sign)) return;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const next = value.slice(0, start) + sign + value.slice(end);
  if (maxLength >= 0 && next.length > maxLength) return;
  field.value = next;
  if (selectionStart !== null) field.setSelectionRange(start + sign.length, start + sign.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: sign, inputType: 'insertText' }));
}

/** In a list a sign chooses the next entry that begins with it. */
export function typeInList(list: HTMLSelectElement, sign: string): void {
  const options = [...list.options];
  const from = list.selectedIndex + 1;
  const next = [...options.slice(from), ...options.slice(0, from)].find(
    ({ text, disabled }) => !disabled && text.trim().toLowerCase().startsWith(sign.toLowerCase()),
  );
  if (next === undefined || next.index === list.selectedIndex) return;
  list.selectedIndex = next.index;
  for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
}

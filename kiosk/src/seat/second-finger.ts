/** A browser's own click comes within this time after the finger left, if it comes at all. */
const OWN_CLICK_WITHIN_MS = 400;

/**
 * While one finger is held on the pad, browsers make no clicks of what a second finger taps.
 * This makes them, and swallows the browser's own where there is one after all.
 *
 * @returns ends it
 */
export function clickWithSecondFinger(): () => void {
  const down = new Map<number, Element>();
  let made: { readonly on: Element; readonly time: number } | undefined;

  const press = (event: PointerEvent): void => {
    const button = buttonAt(event);
    if (!event.isPrimary && button !== null) down.set(event.pointerId, button);
  };
  const lift = (event: PointerEvent): void => {
    const button = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (button === undefined || event.type !== 'pointerup' || buttonAt(event) !== button) return;
    if (button instanceof HTMLElement) button.click();
    made = { on: button, time: event.timeStamp };
  };
  const click = (event: MouseEvent): void => {
    if (!event.isTrusted || made === undefined || !(event.target instanceof Node)) return;
    if (event.timeStamp - made.time > OWN_CLICK_WITHIN_MS || !made.on.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', lift, true);
  document.addEventListener('pointercancel', lift, true);
  document.addEventListener('click', click, true);
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', lift, true);
    document.removeEventListener('pointercancel', lift, true);
    document.removeEventListener('click', click, true);
  };
}

/** A label is left alone: its click would be made twice, once for its control. */
function buttonAt({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest('button, input') ?? null;
}

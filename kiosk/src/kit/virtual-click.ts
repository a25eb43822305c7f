/** When the last pointer went down of which there is none: of a screen reader. */
let isVirtual = false;
const isAndroid = /android/i.test(globalThis.navigator?.userAgent ?? '');

/**
 * Whether a screen reader made this press: TalkBack and VoiceOver send the events of a pointer that has no size, or
 * that is of one pixel and presses with no force. Some Android phones do not measure fingers, but their force is not
 * nothing.
 */
export function isVirtualPress(event: PointerEvent): boolean {
  const { width, height, pressure, detail, pointerType } = event;
  const isPoint = width === 1 && height === 1 && pressure === 0 && detail === 0;
  const isNothing = width === 0 && height === 0 && (pressure === 0 || !isAndroid);
  isVirtual = isNothing || (isPoint && pointerType === 'mouse');
  return isVirtual;
}

/** Whether a click is meant as Enter is: it came from no pointer, or from one that `isVirtualPress` saw last. */
export function isVirtualClick(event: MouseEvent): boolean {
  const is = event.detail === 0 || isVirtual;
  isVirtual = false;
  return is;
}

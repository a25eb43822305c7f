import type { Desk } from './desk.svelte.js';
import { TOUCH } from './stage/fingers.js';
import type { Viewport } from './stage/viewport.svelte.js';

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * What a key does on the board.
 * @param ontick Enter while proof-reading
 * @returns whether it did anything, so that the browser does nothing
 */
export function pressKey(
  event: KeyboardEvent,
  desk: Desk,
  view: Viewport,
  ontick: () => void,
): boolean {
  if (isElsewhere(event)) return false;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) return control(key.toLowerCase(), shiftKey, desk);
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    view.arrow(arrow, altKey);
    return true;
  }
  if (altKey) return false;
  // By their places, so that they lie together on every keyboard.
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (digit !== undefined) return typeDigit(digit, desk);
  const onButton = event.target instanceof HTMLButtonElement;
  if (onButton && (key === 'Enter' || key === ' ')) return false;
  const act = (
    {
      Escape: () => letGo(desk, view),
      Delete: () => desk.remove(),
      Backspace: () => (desk.typing === null ? desk.remove() : desk.eraseDigit()),
      Enter: () => enter(desk, ontick),
      ' ': () => view.press(TOUCH),
      PageUp: () => view.step(-1),
      PageDown: () => view.step(1),
      '+': () => view.zoom(1.25),
      '-': () => view.zoom(0.8),
    } as Readonly<Record<string, () => void>>
  )[key];
  const letter = (
    {
      KeyC: () => {
        desk.chain = !desk.chain;
      },
      KeyM: () => {
        desk.carrying = !desk.carrying;
      },
      KeyN: () => {
        desk.asks = !desk.asks;
      },
    } as Readonly<Record<string, () => void>>
  )[code];
  (act ?? letter)?.();
  return (act ?? letter) !== undefined;
}

/** Fields and dialogs have their keys for themselves. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function control(key: string, shift: boolean, desk: Desk): boolean {
  if (key === 'z' && !shift) desk.undo();
  else if (key === 'y' || (key === 'z' && shift)) desk.redo();
  else return false;
  return true;
}

function typeDigit(digit: string, desk: Desk): boolean {
  if (desk.typing !== null) {
    desk.typeDigit(digit);
    return true;
  }
  const transport = desk.spec.transports[Number(digit) - 1];
  if (transport === undefined) return false;
  desk.transport = transport;
  return true;
}

function enter(desk: Desk, ontick: () => void): void {
  if (desk.mode === 'proof') ontick();
  else if (desk.typing === null) desk.askNumber();
  else desk.confirmNumber();
}

function letGo(desk: Desk, view: Viewport): void {
  view.noted = [];
  if (desk.typing !== null) desk.typing = null;
  else desk.select(null);
}

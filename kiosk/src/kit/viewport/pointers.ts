import type { Point } from './camera.js';

/** A second tap so soon, and so near, is a double tap. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 27;

export type PointerPress = {
  readonly at: Point;
  readonly touch: boolean;
  /** How far it may tremble and still tap, in pixels. */
  readonly slop: number;
  /** It moves the picture from the first pixel on, and never taps. */
  readonly pan?: boolean;
};
/** @property double the second one at this place */
export type PointerTap = { readonly at: Point; readonly touch: boolean; readonly double: boolean };

/** What pointers do. */
interface GestureHandlers {
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  tap(tap: PointerTap): void;
}

export interface PointerTracker {
  readonly areDown: boolean;
  down(id: number, press: PointerPress): void;
  move(id: number, at: Point): void;
  /** @param time milliseconds on any steady clock */
  up(id: number, at: Point, time: number): void;
  cancel(id: number): void;
}

export const distanceBetween = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Turns pointers into pan, pinch, tap and double tap. Knows no DOM. A closure, not a class: every phone
 * fetches it, and the names of a class stay as long as they are.
 */
export function pointerTrackerOf(hands: GestureHandlers): PointerTracker {
  const fingers = new Map<number, Point>();
  /** It may still become a tap. Of two fingers neither does, nor does the one that stays when the other goes up. */
  let press: PointerPress | undefined;
  let pinches = false;
  let last: { readonly at: Point; readonly time: number } | undefined;

  return {
    get areDown() {
      return fingers.size > 0;
    },
    down(id, pressed) {
      fingers.set(id, pressed.at);
      pinches = fingers.size > 1;
      press = pressed.pan || pinches ? undefined : pressed;
    },
    move(id, at) {
      const before = fingers.get(id);
      // Until it has moved for certain it has not moved at all: the picture then comes along from the start.
      if (!before || (press && distanceBetween(at, press.at) < press.slop)) return;
      const by = { x: at.x - before.x, y: at.y - before.y };
      press = undefined;
      fingers.delete(id);
      const [other] = fingers.values();
      fingers.set(id, at);
      if (!pinches) hands.pan(by);
      if (!pinches || !other) return;
      hands.pan({ x: by.x / 2, y: by.y / 2 });
      const was = distanceBetween(before, other);
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      if (was >= 1) hands.zoom(distanceBetween(at, other) / was, middle);
    },
    up(id, at, time) {
      const pressed = press;
      press = undefined;
      if (!fingers.delete(id) || !pressed) return;
      const double = !!last && time - last.time < DOUBLE_TAP_MS && distanceBetween(at, last.at) < DOUBLE_TAP_PX;
      last = double ? undefined : { at, time };
      hands.tap({ at, touch: pressed.touch, double });
    },
    cancel(id) {
      fingers.delete(id);
      press = undefined;
    },
  };
}

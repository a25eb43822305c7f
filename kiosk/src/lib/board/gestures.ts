import { type Camera, pan, type Screen, zoomAt } from './camera.js';
import type { Point } from './types.js';

/** A finger that moved less than this, in pixels, has tapped. */
const SLOP = 9;
const DOUBLE_TAP_MS = 320;

type Finger = { at: Point; readonly from: Point };

export type Tap = { readonly at: Point; readonly double: boolean };

/** Turns pointers into pan, pinch, tap and double tap. Knows no DOM; the caller draws. */
export class BoardGestures {
  private readonly fingers = new Map<number, Finger>();
  /** A touch that became a drag or a pinch is no tap any more, also when fingers leave one by one. */
  private dragging = false;
  private lastTap: { at: Point; time: number } | undefined;

  get active(): boolean {
    return this.fingers.size > 0;
  }

  get moved(): boolean {
    return this.dragging;
  }

  down(id: number, at: Point): void {
    if (this.fingers.size === 0) this.dragging = false;
    this.fingers.set(id, { at, from: at });
    if (this.fingers.size > 1) this.dragging = true;
  }

  /** The camera after the finger moved. */
  move(id: number, at: Point, screen: Screen, camera: Camera): Camera {
    const finger = this.fingers.get(id);
    if (finger === undefined) return camera;
    const before = finger.at;
    if (!this.dragging && Math.hypot(at.x - finger.from.x, at.y - finger.from.y) < SLOP) {
      return camera;
    }
    this.dragging = true;
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    finger.at = at;
    if (other === undefined) return pan(screen, camera, at.x - before.x, at.y - before.y);
    const was = Math.hypot(before.x - other.at.x, before.y - other.at.y);
    const is = Math.hypot(at.x - other.at.x, at.y - other.at.y);
    const middle = { x: (at.x + other.at.x) / 2, y: (at.y + other.at.y) / 2 };
    const panned = pan(screen, camera, (at.x - before.x) / 2, (at.y - before.y) / 2);
    return was < 1 ? panned : zoomAt(screen, panned, is / was, middle);
  }

  /** @param time milliseconds on any steady clock */
  up(id: number, at: Point, time: number): Tap | undefined {
    if (!this.fingers.delete(id) || this.dragging) return undefined;
    const last = this.lastTap;
    const double =
      last !== undefined &&
      time - last.time < DOUBLE_TAP_MS &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < 3 * SLOP;
    this.lastTap = double ? undefined : { at, time };
    return { at, double };
  }

  cancel(id: number): void {
    this.fingers.delete(id);
  }
}

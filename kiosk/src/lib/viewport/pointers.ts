import type { Point } from './camera.js';

/** A second tap so soon, and so near, is a double tap. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 27;
/** A finger that rests this long on something picks it up. */
export const HOLD_MS = 450;

export type Press = {
  readonly at: Point;
  readonly touch: boolean;
  /** Whatever lies there, the picture is moved. */
  readonly pan?: boolean;
};
/** @property double the second one at this place */
export type Tap = { readonly at: Point; readonly touch: boolean; readonly double: boolean };

/** Something is moved over the picture. It ends in one of two ways. */
export interface Drag {
  move(to: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

/** What lies under a pointer and can be dragged. */
export interface Grip {
  drag(): Drag;
  /** For fingers that rest on it. */
  hold?(): Drag;
}

/** What pointers do. Knows no DOM; a picture without grips can be moved, brought closer and tapped. */
export interface Hands<P extends Press = Press> {
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  tap(tap: Tap): void;
  grip?(press: P): Grip | undefined;
  /** How far a pointer may tremble and still tap, in pixels. */
  slop(press: Press): number;
}

type Doing =
  | { readonly is: 'nothing' }
  | { readonly is: 'pressing'; readonly press: Press; readonly grip: Grip | undefined }
  | { readonly is: 'panning' }
  | { readonly is: 'dragging'; readonly drag: Drag }
  /** Two fingers; when one of them goes up, the other does nothing more. */
  | { readonly is: 'pinching' };

/** Turns pointers into pan, pinch, tap and drag. */
export class Pointers<P extends Press = Press> {
  readonly #hands: Hands<P>;
  readonly #at = new Map<number, Point>();
  #doing: Doing = { is: 'nothing' };
  #hold: ReturnType<typeof setTimeout> | undefined;
  #last: { readonly at: Point; readonly time: number } | undefined;

  constructor(hands: Hands<P>) {
    this.#hands = hands;
  }

  get areDown(): boolean {
    return this.#at.size > 0;
  }

  get isDragging(): boolean {
    return this.#doing.is === 'dragging';
  }

  down(id: number, press: P): void {
    this.#at.set(id, press.at);
    if (this.#at.size > 1) {
      this.#giveUp();
      this.#doing = { is: 'pinching' };
      return;
    }
    if (press.pan) {
      this.#doing = { is: 'panning' };
      return;
    }
    const grip = this.#hands.grip?.(press);
    this.#doing = { is: 'pressing', press, grip };
    if (press.touch && grip?.hold !== undefined) {
      const hold = () => {
        if (grip.hold !== undefined) this.#doing = { is: 'dragging', drag: grip.hold() };
      };
      this.#hold = setTimeout(hold, HOLD_MS);
    }
  }

  move(id: number, at: Point): void {
    const before = this.#at.get(id);
    if (before === undefined) return;
    // Until it has moved for certain, it has not moved at all: the picture then comes along from the start.
    const doing = this.#begin(at);
    if (doing.is === 'pressing') return;
    this.#at.set(id, at);
    if (doing.is === 'panning') this.#hands.pan({ x: at.x - before.x, y: at.y - before.y });
    else if (doing.is === 'dragging') doing.drag.move(at);
    else if (doing.is === 'pinching') this.#pinch(id, before, at);
  }

  /** @param time milliseconds on any steady clock */
  up(id: number, at: Point, time: number): void {
    if (!this.#at.delete(id)) return;
    clearTimeout(this.#hold);
    const doing = this.#doing;
    if (this.#at.size > 0) return;
    this.#doing = { is: 'nothing' };
    if (doing.is === 'dragging') doing.drag.drop(at);
    if (doing.is !== 'pressing') return;
    const double = this.#isSecond(at, time);
    this.#last = double ? undefined : { at, time };
    this.#hands.tap({ at, touch: doing.press.touch, double });
  }

  cancel(id: number): void {
    if (!this.#at.delete(id)) return;
    this.#giveUp();
    this.#doing = this.#at.size === 0 ? { is: 'nothing' } : { is: 'pinching' };
  }

  /** A press becomes what it is meant to be once it has moved for certain. */
  #begin(at: Point): Doing {
    const doing = this.#doing;
    if (doing.is !== 'pressing') return doing;
    const { press, grip } = doing;
    if (Math.hypot(at.x - press.at.x, at.y - press.at.y) < this.#hands.slop(press)) return doing;
    clearTimeout(this.#hold);
    this.#doing = grip === undefined ? { is: 'panning' } : { is: 'dragging', drag: grip.drag() };
    return this.#doing;
  }

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#at].find(([key]) => key !== id)?.[1];
    if (other === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    this.#hands.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    if (was >= 1) {
      this.#hands.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    }
  }

  #isSecond(at: Point, time: number): boolean {
    const last = this.#last;
    return (
      last !== undefined &&
      time - last.time < DOUBLE_TAP_MS &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE_TAP_PX
    );
  }

  #giveUp(): void {
    clearTimeout(this.#hold);
    if (this.#doing.is === 'dragging') this.#doing.drag.cancel();
  }
}

import {
  distanceBetween,
  type PointerTracker,
  type PointerPress,
  pointerTrackerOf,
} from '../../../kit/viewport/pointers.js';
import type { Point } from '../model/edit.js';

/** What pointers mean on a board that is drawn: the caller says where stations lie and does what is asked. */
export interface BoardGestures {
  /** @param reach how exactly one can point with it, in pixels */
  stationAt(at: Point, reach: number): number | undefined;
  tap(at: Point, reach: PointerReach): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** A line is on its way from a station to a place of the screen; `null`: no more. */
  draw(from: number, to: Point | null): void;
  join(from: number, to: number): void;
  /** A station is on its way; `null`: back to where it was. */
  carry(id: number, to: Point | null): void;
  drop(id: number, to: Point): void;
}

/** In pixels, for stations and for lines. */
export type PointerReach = {
  readonly station: number;
  readonly line: number;
  readonly slop: number;
};
export const MOUSE_REACH: PointerReach = { station: 13, line: 5, slop: 4 };
export const TOUCH_REACH: PointerReach = { station: 22, line: 9, slop: 10 };

/** A finger that rests this long on a station picks it up. */
export const LIFT_HOLD_MS = 450;

export type StudioPress = Omit<PointerPress, 'slop'> & {
  /** Stations are carried, not joined. */
  readonly carry: boolean;
};

/** Something is moved over the board. It ends in one of two ways. */
interface Drag {
  move(to: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

/** A pointer that came down on a station. */
type HeldPress = {
  readonly id: number;
  readonly press: StudioPress;
  readonly station: number;
  at: Point;
  drag?: Drag;
};

const reachOf = ({ touch }: { readonly touch: boolean }) => (touch ? TOUCH_REACH : MOUSE_REACH);

/** A drag from a station draws a line or carries it; all else is what pointers do on any picture. */
export class StudioPointers {
  readonly #gestures: BoardGestures;
  readonly #beside: PointerTracker;
  #held: HeldPress | undefined;
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor(gestures: BoardGestures) {
    this.#gestures = gestures;
    this.#beside = pointerTrackerOf({
      pan: (by) => gestures.pan(by),
      zoom: (factor, at) => gestures.zoom(factor, at),
      tap: (tap) => gestures.tap(tap.at, reachOf(tap)),
    });
  }

  /** Something is being drawn or carried under a finger. */
  get isDragging(): boolean {
    return this.#held?.drag !== undefined;
  }

  down(id: number, press: StudioPress): void {
    const first = this.#held;
    if (first !== undefined) {
      // Two fingers move the board, whatever the first had begun.
      this.#letGo();
      this.#beside.down(first.id, { ...first.press, at: first.at, slop: 0 });
    }
    const mayHold = !press.pan && !this.#beside.areDown;
    const station = mayHold ? this.#gestures.stationAt(press.at, reachOf(press).station) : undefined;
    if (station === undefined) {
      this.#beside.down(id, { ...press, slop: reachOf(press).slop });
      return;
    }
    const held: HeldPress = { id, press, station, at: press.at };
    this.#held = held;
    const pickUp = () => {
      held.drag = carryDrag(this.#gestures, station, press.at);
    };
    if (press.touch) this.#hold = setTimeout(pickUp, LIFT_HOLD_MS);
  }

  move(id: number, at: Point): void {
    const held = this.#held;
    if (held?.id !== id) {
      this.#beside.move(id, at);
      return;
    }
    held.at = at;
    const { press, station } = held;
    const reach = reachOf(press);
    if (held.drag === undefined) {
      if (distanceBetween(at, press.at) < reach.slop) return;
      clearTimeout(this.#hold);
      held.drag = press.carry ? carryDrag(this.#gestures, station, press.at) : joinDrag(this.#gestures, station, reach);
    }
    held.drag.move(at);
  }

  /** @param time milliseconds on any steady clock */
  up(id: number, at: Point, time: number): void {
    const held = this.#held;
    if (held?.id !== id) {
      this.#beside.up(id, at, time);
      return;
    }
    clearTimeout(this.#hold);
    this.#held = undefined;
    if (held.drag === undefined) this.#gestures.tap(at, reachOf(held.press));
    else held.drag.drop(at);
  }

  cancel(id: number): void {
    if (this.#held?.id === id) this.#letGo();
    else this.#beside.cancel(id);
  }

  #letGo(): void {
    clearTimeout(this.#hold);
    this.#held?.drag?.cancel();
    this.#held = undefined;
  }
}

function joinDrag(gestures: BoardGestures, from: number, reach: PointerReach): Drag {
  const cancel = () => gestures.draw(from, null);
  return {
    move: (to) => gestures.draw(from, to),
    drop: (at) => {
      cancel();
      const to = gestures.stationAt(at, reach.station);
      if (to !== undefined && to !== from) gestures.join(from, to);
    },
    cancel,
  };
}

function carryDrag(gestures: BoardGestures, id: number, from: Point): Drag {
  let moved = false;
  const cancel = () => gestures.carry(id, null);
  gestures.carry(id, from);
  return {
    move: (to) => {
      moved ||= distanceBetween(to, from) >= MOUSE_REACH.slop;
      if (moved) gestures.carry(id, to);
    },
    // A finger never lies quite in the middle of a station: one that only rested leaves it where it was.
    drop: (at) => (moved ? gestures.drop(id, at) : cancel()),
    cancel,
  };
}

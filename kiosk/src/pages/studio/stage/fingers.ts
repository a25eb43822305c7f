import { gapOf, type Pointers, type Press, pointersOf } from '../../../lib/viewport/pointers.js';
import type { Point } from '../model/edit.js';

/** What pointers mean on a board that is drawn: the caller says where stations lie and does what is asked. */
export interface BoardGestures {
  /** @param reach how exactly one can point with it, in pixels */
  stationAt(at: Point, reach: number): number | undefined;
  tap(at: Point, reach: Reach): void;
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
export type Reach = { readonly station: number; readonly line: number; readonly slop: number };
export const MOUSE: Reach = { station: 13, line: 5, slop: 4 };
export const TOUCH: Reach = { station: 22, line: 9, slop: 10 };

/** A finger that rests this long on a station picks it up. */
export const LIFT_HOLD_MS = 450;

export type StudioPress = Omit<Press, 'slop'> & {
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
type Held = {
  readonly id: number;
  readonly press: StudioPress;
  readonly station: number;
  at: Point;
  drag?: Drag;
};

const reachOf = ({ touch }: { readonly touch: boolean }) => (touch ? TOUCH : MOUSE);

/** A drag from a station draws a line or carries it; all else is what pointers do on any picture. */
export class Fingers {
  readonly #gestures: BoardGestures;
  readonly #beside: Pointers;
  #held: Held | undefined;
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor(gestures: BoardGestures) {
    this.#gestures = gestures;
    this.#beside = pointersOf({
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
    const station = mayHold
      ? this.#gestures.stationAt(press.at, reachOf(press).station)
      : undefined;
    if (station === undefined) {
      this.#beside.down(id, { ...press, slop: reachOf(press).slop });
      return;
    }
    const held: Held = { id, press, station, at: press.at };
    this.#held = held;
    const pickUp = () => {
      held.drag = carrying(this.#gestures, station, press.at);
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
      if (gapOf(at, press.at) < reach.slop) return;
      clearTimeout(this.#hold);
      held.drag = press.carry
        ? carrying(this.#gestures, station, press.at)
        : joining(this.#gestures, station, reach);
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

function joining(gestures: BoardGestures, from: number, reach: Reach): Drag {
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

function carrying(gestures: BoardGestures, id: number, from: Point): Drag {
  let moved = false;
  const cancel = () => gestures.carry(id, null);
  gestures.carry(id, from);
  return {
    move: (to) => {
      moved ||= gapOf(to, from) >= MOUSE.slop;
      if (moved) gestures.carry(id, to);
    },
    // A finger never lies quite in the middle of a station: one that only rested leaves it where it was.
    drop: (at) => (moved ? gestures.drop(id, at) : cancel()),
    cancel,
  };
}

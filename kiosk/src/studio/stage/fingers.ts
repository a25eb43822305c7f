import type { Point } from '../model/edit.js';

/** What pointers mean. Knows no DOM: the caller says where stations lie and does what is asked. */
export interface Acts {
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
export const HOLD_MS = 450;

export type Press = {
  readonly at: Point;
  readonly touch: boolean;
  /** Stations are carried, not joined. */
  readonly carry: boolean;
  /** Whatever lies there, the board is moved. */
  readonly pan: boolean;
};

type Carrying = {
  readonly is: 'carry';
  readonly id: number;
  readonly from: Point;
  /** It has left the place where it was picked up. */
  readonly moved: boolean;
};
type Doing =
  | { readonly is: 'nothing' }
  | { readonly is: 'waiting'; readonly press: Press; readonly station: number | undefined }
  | { readonly is: 'pan' }
  | { readonly is: 'line'; readonly from: number; readonly reach: Reach }
  | Carrying
  | { readonly is: 'pinch' };

export class Fingers {
  readonly #acts: Acts;
  readonly #at = new Map<number, Point>();
  #doing: Doing = { is: 'nothing' };
  #hold: ReturnType<typeof setTimeout> | undefined;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** Something is being drawn or carried under a finger. */
  get isExact(): boolean {
    return this.#doing.is === 'line' || this.#doing.is === 'carry';
  }

  down(id: number, press: Press): void {
    this.#at.set(id, press.at);
    if (this.#at.size > 1) {
      this.#giveUp();
      this.#doing = { is: 'pinch' };
      return;
    }
    const reach = press.touch ? TOUCH : MOUSE;
    const station = press.pan ? undefined : this.#acts.stationAt(press.at, reach.station);
    this.#doing = press.pan ? { is: 'pan' } : { is: 'waiting', press, station };
    if (station !== undefined && press.touch) {
      this.#hold = setTimeout(() => this.#pickUp(station, press.at), HOLD_MS);
    }
  }

  move(id: number, at: Point): void {
    const before = this.#at.get(id);
    if (before === undefined) return;
    this.#at.set(id, at);
    const doing = this.#begin(at);
    if (doing.is === 'pan') this.#acts.pan({ x: at.x - before.x, y: at.y - before.y });
    else if (doing.is === 'line') this.#acts.draw(doing.from, at);
    else if (doing.is === 'carry') this.#carry(doing, at);
    else if (doing.is === 'pinch') this.#pinch(id, before, at);
  }

  up(id: number, at: Point): void {
    if (!this.#at.delete(id)) return;
    clearTimeout(this.#hold);
    const doing = this.#doing;
    if (this.#at.size > 0) return;
    this.#doing = { is: 'nothing' };
    if (doing.is === 'waiting') this.#acts.tap(at, doing.press.touch ? TOUCH : MOUSE);
    // A finger never lies quite in the middle of a station: one that only rested leaves it where it was.
    else if (doing.is === 'carry' && !doing.moved) this.#acts.carry(doing.id, null);
    else if (doing.is === 'carry') this.#acts.drop(doing.id, at);
    else if (doing.is === 'line') {
      this.#acts.draw(doing.from, null);
      const to = this.#acts.stationAt(at, doing.reach.station);
      if (to !== undefined && to !== doing.from) this.#acts.join(doing.from, to);
    }
  }

  cancel(id: number): void {
    if (!this.#at.delete(id)) return;
    this.#giveUp();
    if (this.#at.size === 0) this.#doing = { is: 'nothing' };
  }

  /** A press becomes what it is meant to be once it has moved for certain. */
  #begin(at: Point): Doing {
    const doing = this.#doing;
    if (doing.is !== 'waiting') return doing;
    const { press, station } = doing;
    const reach = press.touch ? TOUCH : MOUSE;
    if (Math.hypot(at.x - press.at.x, at.y - press.at.y) < reach.slop) return doing;
    clearTimeout(this.#hold);
    if (station === undefined) this.#doing = { is: 'pan' };
    else if (press.carry) this.#pickUp(station, press.at);
    else this.#doing = { is: 'line', from: station, reach };
    return this.#doing;
  }

  #pickUp(id: number, from: Point): void {
    this.#doing = { is: 'carry', id, from, moved: false };
    this.#acts.carry(id, from);
  }

  #carry(doing: Carrying, at: Point): void {
    const { id, from } = doing;
    const moved = doing.moved || Math.hypot(at.x - from.x, at.y - from.y) >= MOUSE.slop;
    this.#doing = { ...doing, moved };
    if (moved) this.#acts.carry(id, at);
  }

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#at].find(([key]) => key !== id)?.[1];
    if (other === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    this.#acts.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    if (was >= 1) {
      this.#acts.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    }
  }

  #giveUp(): void {
    clearTimeout(this.#hold);
    const doing = this.#doing;
    if (doing.is === 'line') this.#acts.draw(doing.from, null);
    if (doing.is === 'carry') this.#acts.carry(doing.id, null);
    // A finger that stays does nothing more.
    if (doing.is !== 'nothing') this.#doing = { is: 'pinch' };
  }
}

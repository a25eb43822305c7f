import type { Drag, Grip, Hands, Press } from '../../lib/viewport/pointers.js';
import type { Point } from '../model/edit.js';

/** What pointers mean on a board that is drawn: the caller says where stations lie and does what is asked. */
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

export type StudioPress = Press & {
  /** Stations are carried, not joined. */
  readonly carry: boolean;
};

const reachOf = ({ touch }: { readonly touch: boolean }) => (touch ? TOUCH : MOUSE);

/** A drag from a station draws a line or carries it; a finger that rests there picks it up. */
export function handsOf(acts: Acts): Hands<StudioPress> {
  function grip(press: StudioPress): Grip | undefined {
    const reach = reachOf(press);
    const station = acts.stationAt(press.at, reach.station);
    if (station === undefined) return undefined;
    const hold = () => carrying(acts, station, press.at);
    return { hold, drag: press.carry ? hold : () => joining(acts, station, reach) };
  }
  return {
    pan: (by) => acts.pan(by),
    zoom: (factor, at) => acts.zoom(factor, at),
    tap: (tap) => acts.tap(tap.at, reachOf(tap)),
    grip,
    slop: (press) => reachOf(press).slop,
  };
}

function joining(acts: Acts, from: number, reach: Reach): Drag {
  const cancel = () => acts.draw(from, null);
  return {
    move: (to) => acts.draw(from, to),
    drop: (at) => {
      cancel();
      const to = acts.stationAt(at, reach.station);
      if (to !== undefined && to !== from) acts.join(from, to);
    },
    cancel,
  };
}

function carrying(acts: Acts, id: number, from: Point): Drag {
  let moved = false;
  const cancel = () => acts.carry(id, null);
  acts.carry(id, from);
  return {
    move: (to) => {
      moved ||= Math.hypot(to.x - from.x, to.y - from.y) >= MOUSE.slop;
      if (moved) acts.carry(id, to);
    },
    // A finger never lies quite in the middle of a station: one that only rested leaves it where it was.
    drop: (at) => (moved ? acts.drop(id, at) : cancel()),
    cancel,
  };
}

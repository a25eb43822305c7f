import { BOARD_LIMITS, type Stop } from '@mister-x/games/pursuit/rules';

/** Between the outermost stations and the edges of the board. */
const MARGIN = 40;
const WIDTH = 1000;

/** Stations in whatever unit, laid on a board that is as high as they need. */
export function fitted(stops: readonly Stop[]): { height: number; stations: readonly Stop[] } {
  const { min, max } = BOARD_LIMITS.height;
  const across = extent(stops.map(({ x }) => x));
  const down = extent(stops.map(({ y }) => y));
  const room = { across: WIDTH - 2 * MARGIN, down: max - 2 * MARGIN };
  const scale = Math.min(room.across / across.length, room.down / down.length);
  const height = Math.min(max, Math.max(min, Math.round(down.length * scale) + 2 * MARGIN));
  const at = (value: number) => Math.round(10 * (MARGIN + value * scale)) / 10;
  return {
    height,
    stations: stops.map((stop) => ({
      ...stop,
      x: at(stop.x - across.from),
      y: at(stop.y - down.from),
    })),
  };
}

/** A single value, or none, has a length of 1, so that nothing is divided by zero. */
function extent(values: readonly number[]): { from: number; length: number } {
  const from = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const to = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { from, length: to > from ? to - from : 1 };
}

import { type BoardPicture, type Box, STATION_RADIUS, type Point } from '../../../pursuit/rules/map/index.js';
import type { BoardFigure } from '../../../pursuit/pages/board/types.js';

/**
 * Where pawns and Holmes stand: near their place, together, wherever they hide least of names, numbers and
 * tokens round it. A step aside costs little, so that usually they stand above.
 */

/** Which side of the place: straight up first, then ever farther round. */
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** Along the edge that faces the place, in figures. */
const SHIFTS = [0, -0.5, 0.5, -1, 1, -1.5, 1.5] as const;
const FIGURE_GAP = 2;
/** How far off, in figures. */
const DISTANCES_TRIED = [0, 0.5, 1] as const;
/** What it costs to stand elsewhere, as a part of one figure that is hidden. */
const ASIDE_COST = 0.004;
/** What it costs to stand as if it were at another place. */
const ASTRAY_COST = 0.35;
/** How much worse it is to hide a number than a name. */
const HIDDEN_NUMBER_COST = 20;

type TakenBox = Box & { readonly weight: number };

/** @param size of a figure, in picture units @param taken what is not to be hidden */
export function figurePlaces(
  picture: BoardPicture,
  crowd: ReadonlyMap<number, number>,
  size: number,
  taken: readonly Box[],
): ReadonlyMap<number, readonly BoardFigure[]> {
  const hidden: TakenBox[] = taken.map((box) => ({ ...box, weight: 1 }));
  for (const { x, y } of picture.stations) {
    hidden.push({
      ...boxRound({ x, y }, 2 * STATION_RADIUS, 2 * STATION_RADIUS),
      weight: HIDDEN_NUMBER_COST,
    });
  }
  const all = new Map<number, readonly BoardFigure[]>();
  for (const [stop, count] of [...crowd].sort(([a], [b]) => a - b)) {
    const at = picture.byStop.get(stop);
    if (at === undefined || count === 0) continue;
    const reach = STATION_RADIUS + FIGURE_GAP + (count + 1) * size;
    const near = hidden.filter((each) => sharedArea(each, boxRound(at, 2 * reach, 2 * reach)) > 0);
    const others = picture.stations.filter(
      (each) => each.stop !== stop && Math.hypot(each.x - at.x, each.y - at.y) < 3.2 * reach,
    );
    let best: { readonly box: Box; readonly columns: number } | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { box, columns, aside } of figureRooms(at, count, size)) {
      const out = areaOutside(box, picture.box) * 4;
      const cost =
        (near.reduce((sum, each) => sum + each.weight * sharedArea(box, each), 0) + out) / (size * size) +
        aside * ASIDE_COST +
        (isAstray(box, at, others) ? ASTRAY_COST : 0);
      if (cost < least) {
        least = cost;
        best = { box, columns };
      }
    }
    if (best === undefined) continue;
    const { box, columns } = best;
    hidden.push({ ...box, weight: 1 });
    all.set(stop, figuresIn(box, columns, count, size, at));
  }
  return all;
}

type FigureRoom = { readonly box: Box; readonly columns: number; readonly aside: number };

/** Where they could stand, in as many columns as they like. */
function* figureRooms(at: Point, count: number, size: number): Iterable<FigureRoom> {
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns);
    if (Math.ceil(count / rows) !== columns) continue;
    const [width, height] = [columns * size, rows * size];
    for (const [turn, side] of SIDES.entries()) {
      const corner = side.x !== 0 && side.y !== 0;
      for (const off of DISTANCES_TRIED) {
        const away = (STATION_RADIUS + FIGURE_GAP) * (corner ? 0.72 : 1) + off * size;
        for (const [step, shift] of (corner ? [0] : SHIFTS).entries()) {
          const slip = shift * size;
          const x = at.x + side.x * (away + width / 2) + (side.x === 0 ? slip : 0);
          const y = at.y + side.y * (away + height / 2) + (side.y === 0 ? slip : 0);
          yield {
            box: boxRound({ x, y }, width, height),
            columns,
            aside: turn + step + 2 * (rows - 1) + 12 * off,
          };
        }
      }
    }
  }
}

/** Another place is about as near. */
function isAstray(box: Box, at: Point, others: readonly Point[]): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const own = Math.hypot(at.x - x, at.y - y);
  return others.some((other) => Math.hypot(other.x - x, other.y - y) < own * 1.2);
}

function boxRound({ x, y }: Point, width: number, height: number): Box {
  return {
    ...{ left: x - width / 2, right: x + width / 2 },
    ...{ top: y - height / 2, bottom: y + height / 2 },
  };
}

/** Row by row; the last row stands in the middle. */
function figuresIn(box: Box, columns: number, count: number, size: number, at: Point): readonly BoardFigure[] {
  const rows = Math.ceil(count / columns);
  const middle = (box.left + box.right) / 2 - at.x;
  const above = Math.abs(middle) < 1 && Math.abs(box.bottom - (at.y - STATION_RADIUS - FIGURE_GAP)) < 1;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = middle + ((i % columns) - (inRow - 1) / 2) * size;
    const y = box.top + (row + 0.5) * size - at.y;
    return { x, y, points: above && row === rows - 1 };
  });
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function areaOutside(box: Box, frame: Box): number {
  return (box.right - box.left) * (box.bottom - box.top) - sharedArea(box, frame);
}

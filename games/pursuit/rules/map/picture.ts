import type { BoardData } from '../board.js';
import {
  type BoardPicture,
  type Box,
  STATION_RADIUS,
  type PictureLine,
  type PicturePlan,
  type PictureStation,
  type Point,
} from './types.js';

/** Closest that two discs may stand: two radii and a sliver of line between. */
const MIN_DISTANCE = 29;
/** Side of the square that a station has to itself on a board of the usual density. */
const STATION_SPACING = 61;
/** Farthest that a station may be moved for the sake of room, before the whole picture grows. */
const STATION_SHIFT_MAX = 30;
const GROWTH_FACTOR = 1.15;
const GROWTH_STEPS_MAX = 8;
/** Between the outermost stations and the edge of the picture. */
const MARGIN = 32;
/** A picture is at most this many times as long as it is wide, or as wide as it is long. */
const ASPECT_RATIO_MAX = 2.4;

type Plan = PicturePlan<string>;

const pictures = new WeakMap<object, WeakMap<object, BoardPicture>>();

/** The picture of a board, computed once for each board and plan. */
export function boardPicture<Transport extends string>(
  data: BoardData<Transport>,
  plan: PicturePlan<Transport>,
): BoardPicture<Transport> {
  let own = pictures.get(data);
  if (own === undefined) {
    own = new WeakMap();
    pictures.set(data, own);
  }
  let picture = own.get(plan);
  if (picture === undefined) {
    picture = buildPicture(data, plan);
    own.set(plan, picture);
  }
  return picture as BoardPicture<Transport>;
}

function buildPicture(data: BoardData<string>, plan: Plan): BoardPicture {
  const lines: PictureLine[] = [];
  const calls = new Map<number, Set<string>>();
  for (const transport of plan.transports) {
    for (const [a, b] of data.edges[transport] ?? []) {
      lines.push({ transport, a, b });
      for (const stop of [a, b]) {
        const set = calls.get(stop) ?? new Set();
        calls.set(stop, set.add(transport));
      }
    }
  }
  const { points, scale } = placeStations(data.stations, plan.scale);
  const stations = data.stations.map(({ id, name }, index): PictureStation => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const named = name === undefined ? {} : { name };
    return { stop: id, x, y, ...named, transports: calls.get(id) ?? new Set() };
  });
  return {
    stations,
    lines,
    byStop: new Map(stations.map((station) => [station.stop, station])),
    transports: plan.transports,
    box: plan.box === undefined ? boxRound(points) : scaledBox(plan.box, scale),
    scale,
  };
}

/** Stations where they are printed, apart just enough that no discs touch. */
function placeStations(
  printed: readonly Point[],
  fixed: number | undefined,
): { readonly points: readonly Point[]; readonly scale: number } {
  let scale = fixed ?? scaleOf(printed);
  for (let growths = 0; ; growths++) {
    const wanted = printed.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    const points = spreadApart(wanted, MIN_DISTANCE);
    if (fixed !== undefined || growths === GROWTH_STEPS_MAX || isFaithful(wanted, points)) {
      return { points, scale };
    }
    scale *= GROWTH_FACTOR;
  }
}

/**
 * The usual room for each station; where they lie far apart, half way (by powers) between that and
 * discs of the usual part of the board, which would look lost.
 */
function scaleOf(points: readonly Point[]): number {
  const { left, top, right, bottom } = boundsOf(points);
  const long = Math.max(right - left, bottom - top);
  const area = Math.max((right - left) * (bottom - top), long ** 2 / ASPECT_RATIO_MAX);
  if (area === 0) return 1;
  const ratio = STATION_SPACING / Math.sqrt(area / points.length);
  return ratio < 1 ? Math.sqrt(ratio) : ratio;
}

/** No discs touch, and no station was moved so far that the board looks another. */
function isFaithful(wanted: readonly Point[], points: readonly Point[]): boolean {
  return points.every(({ x, y }, i) => {
    const from = wanted[i];
    if (from !== undefined && Math.hypot(x - from.x, y - from.y) > STATION_SHIFT_MAX) return false;
    return points.every((other, j) => j <= i || Math.hypot(x - other.x, y - other.y) > 2 * STATION_RADIUS);
  });
}

function boxRound(points: readonly Point[]): Box {
  const { left, top, right, bottom } = boundsOf(points);
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const spareX = Math.max(width, height / ASPECT_RATIO_MAX) - (right - left);
  const spareY = Math.max(height, width / ASPECT_RATIO_MAX) - (bottom - top);
  return {
    left: left - spareX / 2,
    top: top - spareY / 2,
    right: right + spareX / 2,
    bottom: bottom + spareY / 2,
  };
}

function boundsOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return points.length === 0 ? { left: 0, top: 0, right: 1000, bottom: 750 } : box;
}

function scaledBox({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

const SPREAD_ROUNDS = 60;

/**
 * Moves points apart until no two are closer than `distance`, each as little as possible, so
 * that discs large enough to be read never touch. The order of the points is kept.
 */
export function spreadApart(points: readonly Point[], distance: number): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    let touched = false;
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) {
        if (pushApart(moved[i], moved[j], distance)) touched = true;
      }
    }
    if (!touched) break;
  }
  return moved;
}

type Movable = { x: number; y: number };

function pushApart(a: Movable | undefined, b: Movable | undefined, distance: number): boolean {
  if (a === undefined || b === undefined) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (Math.abs(dx) >= distance || Math.abs(dy) >= distance) return false;
  const gap = Math.hypot(dx, dy);
  if (gap >= distance - 0.01) return false;
  // Points on the same spot part to the right.
  const [ux, uy] = gap === 0 ? [1, 0] : [dx / gap, dy / gap];
  const push = (distance - gap) / 2;
  a.x -= ux * push;
  a.y -= uy * push;
  b.x += ux * push;
  b.y += uy * push;
  return true;
}

import type { Board, BoardData } from '../../pursuit/rules/board.js';
import {
  type BoardGround,
  type BoardPicture,
  boardLooksOf,
  type Point,
  smoothPath,
} from '../../pursuit/rules/map/index.js';
import { type Pack, stopNumberOf } from './pack.js';
import type { LocationId, PackLocation } from './pack-file.js';

/** The map of a pack as a board of stops and lines, for all that draws boards, on screens and on paper. */

/** Kinds of roads. Arrowed ones are Holmes's loop, which pawns walk as well (SH-4, SH-6). */
export const ROADS = ['road', 'loop', 'underground'] as const;
export type Road = (typeof ROADS)[number];

/** Board units for each percent of a pack's places. */
const UNITS_PER_PERCENT_ACROSS = 10;
const UNITS_PER_PERCENT_DOWN = 8.6;

const boardByPack = new WeakMap<Pack, LondonBoard>();
type LondonBoard = Pick<Board<Road>, 'data'> & {
  readonly stops: ReadonlyMap<LocationId, number>;
  readonly places: ReadonlyMap<number, PackLocation>;
};

/** The board of a pack, computed once for each. */
export function londonBoard(pack: Pack): LondonBoard {
  const known = boardByPack.get(pack);
  if (known !== undefined) return known;
  const { file } = pack;
  const stops = new Map(file.locations.map((place) => [place.id, stopNumberOf(place)]));
  const pairs = (all: readonly (readonly [LocationId, LocationId])[]) =>
    all.map(([a, b]) => [stops.get(a) ?? 0, stops.get(b) ?? 0] as const);
  const loop = file.holmes_loop.map((at, i) => [at, nextInCycle(file.holmes_loop, i)] as const);
  const isLoop = ([a, b]: readonly [LocationId, LocationId]) =>
    loop.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  const points = pointsOf(file.locations);
  const data: BoardData<Road> = {
    id: file.pack,
    name: '',
    stations: file.locations.map((place, i) => ({
      id: stopNumberOf(place),
      name: place.name,
      ...(points[i] ?? { x: 0, y: 0 }),
    })),
    edges: {
      road: pairs(file.roads.filter((road) => !isLoop(road))),
      loop: pairs(loop),
      underground: pairs(file.underground),
    },
    starts: {},
  };
  const places = new Map(file.locations.map((place) => [stopNumberOf(place), place]));
  const board = { data, stops, places };
  boardByPack.set(pack, board);
  return board;
}

function nextInCycle<T>(cycle: readonly T[], i: number): T {
  return cycle[(i + 1) % cycle.length] as T;
}

/** Where places are drawn; a pack need not say it, and then they stand in a ring, as it lists them. */
function pointsOf(places: readonly PackLocation[]): readonly Point[] {
  const ring = (i: number): readonly [number, number] => {
    const turn = (2 * Math.PI * i) / places.length;
    return [50 + 44 * Math.sin(turn), 45 - 38 * Math.cos(turn)];
  };
  const all = places.every(({ pos }) => pos !== undefined);
  return places.map(({ pos }, i) => {
    const [x, y] = (all ? pos : undefined) ?? ring(i);
    return { x: x * UNITS_PER_PERCENT_ACROSS, y: y * UNITS_PER_PERCENT_DOWN };
  });
}

/**
 * The Thames as we draw it: between the places of its two banks, past Waterloo Bridge and London Bridge, and out of the
 * picture at both ends, also on the widest screen.
 */
const THAMES_POINTS: readonly Point[] = [
  { x: -700, y: 960 },
  { x: -400, y: 850 },
  { x: -200, y: 760 },
  { x: -60, y: 700 },
  { x: 60, y: 668 },
  { x: 190, y: 660 },
  { x: 330, y: 640 },
  { x: 410, y: 590 },
  { x: 465, y: 553 },
  { x: 540, y: 533 },
  { x: 590, y: 480 },
  { x: 650, y: 452 },
  { x: 740, y: 482 },
  { x: 800, y: 540 },
  { x: 822, y: 610 },
  { x: 850, y: 680 },
  { x: 920, y: 706 },
  { x: 1080, y: 690 },
  { x: 1300, y: 640 },
  { x: 1600, y: 590 },
  { x: 1900, y: 620 },
];

/** An even blob round a middle, in the syntax of SVG. */
function grovePath(x: number, y: number, wide: number, high: number): string {
  return `M${x - wide} ${y}A${wide} ${high} 0 1 0 ${x + wide} ${y}A${wide} ${high} 0 1 0 ${x - wide} ${y}Z`;
}

const LONDON_LOOKS = boardLooksOf(ROADS, {
  id: 'sherlock-holmes-default',
  scale: 0.62,
  box: { left: 0, top: -20, right: 1000, bottom: 760 },
  ground: {
    base: 'plain',
    layers: [
      { kind: 'park', d: grovePath(205, 48, 92, 44) },
      { kind: 'park', d: grovePath(366, 166, 66, 44) },
      { kind: 'park', d: grovePath(196, 380, 92, 50) },
      { kind: 'park', d: grovePath(74, 384, 54, 44) },
      { kind: 'park', d: grovePath(806, 62, 84, 40) },
      { kind: 'river', d: smoothPath(THAMES_POINTS) },
    ],
    names: [{ key: 'river', x: 150, y: 664, turn: -2, size: 20 }],
  },
});

export function londonPicture(pack: Pack): BoardPicture<Road> {
  return LONDON_LOOKS.picture(londonBoard(pack));
}

export function londonGround(pack: Pack): BoardGround {
  return LONDON_LOOKS.ground(londonBoard(pack));
}

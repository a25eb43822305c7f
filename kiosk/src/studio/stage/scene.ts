import type { BoardFile } from '@mister-x/engine/pursuit';
import type { Line, Point } from '../model/edit.js';
import type { Camera } from './camera.js';

/** What the painter, a worker, is told. Boards travel in flat arrays: cheap to send, quick to walk. */

/** How a line looks: transports differ by pattern as well as by colour. */
export type Stroke = 'thin' | 'double' | 'dashed' | 'dotted';
export type Pen = { readonly stroke: Stroke; readonly colour: string };

export type Scene = {
  readonly ids: Uint16Array<ArrayBuffer>;
  /** x and y of each station, in the order of `ids`. */
  readonly places: Float32Array<ArrayBuffer>;
  /** For each transport pairs of places in `ids`. */
  readonly lines: readonly Uint16Array<ArrayBuffer>[];
  readonly pens: readonly Pen[];
  readonly height: number;
};

export type Mark = 'chosen' | 'goal' | 'read' | 'noted';

/** What changes from picture to picture. */
export type Frame = {
  readonly camera: Camera;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly selected: number | null;
  readonly selectedLine: {
    readonly transport: number;
    readonly a: number;
    readonly b: number;
  } | null;
  /** A station on its way, where the finger is. */
  readonly moved: { readonly id: number; readonly at: Point } | null;
  /** A line being drawn, on the board. */
  readonly rubber: {
    readonly from: Point;
    readonly to: Point;
    readonly transport: number;
  } | null;
  readonly cross: Point | null;
  readonly marks: Readonly<Record<number, Mark>>;
  /** Only these and their lines are drawn in full; `null` for all. */
  readonly lit: readonly number[] | null;
};

export type ToPainter =
  | { readonly tell: 'scene'; readonly scene: Scene }
  | { readonly tell: 'frame'; readonly frame: Frame };
export type FromPainter = { readonly picture: ImageBitmap; readonly camera: Camera };

export function sceneOf(
  board: BoardFile,
  transports: readonly string[],
  pens: readonly Pen[],
): Scene {
  const index = new Map(board.stations.map(({ id }, i) => [id, i]));
  const places = new Float32Array(2 * board.stations.length);
  for (const [i, { x, y }] of board.stations.entries()) {
    places[2 * i] = x;
    places[2 * i + 1] = y;
  }
  return {
    ids: Uint16Array.from(board.stations, ({ id }) => id),
    places,
    lines: transports.map((transport) => flat(board.links[transport] ?? [], index)),
    pens,
    height: board.height,
  };
}

function flat(
  lines: readonly Line[],
  index: ReadonlyMap<number, number>,
): Uint16Array<ArrayBuffer> {
  return Uint16Array.from(lines.flatMap(([a, b]) => [index.get(a) ?? 0, index.get(b) ?? 0]));
}

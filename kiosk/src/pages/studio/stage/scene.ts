import type { BoardFile } from '@mister-x/games/pursuit/rules';
import type { Camera, ScreenSize } from '../../../kit/viewport/camera.js';
import type { Line, Point } from '../model/edit.js';

/** What the painter, a worker, is told. Boards travel in flat arrays: cheap to send, quick to walk. */

/** How a line looks: transports differ by pattern as well as by colour. */
export type StrokeStyle = 'thin' | 'double' | 'dashed' | 'dotted';
export type TransportPen = { readonly stroke: StrokeStyle; readonly colour: string };

export type StageScene = {
  readonly ids: Uint16Array<ArrayBuffer>;
  /** x and y of each station, in the order of `ids`. */
  readonly places: Float32Array<ArrayBuffer>;
  /** For each transport pairs of places in `ids`. */
  readonly lines: readonly Uint16Array<ArrayBuffer>[];
  readonly pens: readonly TransportPen[];
  readonly height: number;
};

export type StationMark = 'chosen' | 'goal' | 'read' | 'noted';

/** What is drawn otherwise than the rest until something else is chosen. */
export type Emphasis = {
  readonly selected: number | null;
  readonly selectedLine: {
    readonly transport: number;
    readonly a: number;
    readonly b: number;
  } | null;
  readonly marks: Readonly<Record<number, StationMark>>;
  /** Only these and their lines are drawn in full; `null` for all. */
  readonly lit: readonly number[] | null;
};

/** What changes with every move of a pointer. */
export type StageMoment = {
  readonly camera: Camera;
  /** A station on its way, where the finger is. */
  readonly moved: { readonly id: number; readonly at: Point } | null;
  /** A line being drawn, on the board. */
  readonly rubber: {
    readonly from: Point;
    readonly to: Point;
    readonly transport: number;
  } | null;
  readonly cross: Point | null;
  /** A place of the screen that a finger covers: it is shown larger beside it. */
  readonly covered: Point | null;
};

export type CanvasSize = ScreenSize & {
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
};

export type PhotoTone = {
  /** From 0, not to be seen, to 1. */
  readonly strength: number;
  /** 1: as it was taken. */
  readonly brightness: number;
};

export type PainterMessage =
  | { readonly tell: 'canvas'; readonly canvas: OffscreenCanvas }
  | { readonly tell: 'size'; readonly size: CanvasSize }
  | { readonly tell: 'scene'; readonly scene: StageScene }
  | { readonly tell: 'photo'; readonly photo: ImageBitmap | null }
  | { readonly tell: 'tone'; readonly tone: PhotoTone }
  | { readonly tell: 'emphasis'; readonly emphasis: Emphasis }
  | { readonly tell: 'moment'; readonly moment: StageMoment }
  /** The typeface is there. */
  | { readonly tell: 'letters' };

/** Keeps what of a board did not change from one scene to the next: an edit touches little of it. */
export class SceneMaker {
  #stations: BoardFile['stations'] | undefined;
  #index: ReadonlyMap<number, number> = new Map();
  #ids = new Uint16Array(0);
  #places = new Float32Array(0);
  readonly #lines = new Map<readonly Line[], Uint16Array<ArrayBuffer>>();

  make(board: BoardFile, transports: readonly string[], pens: readonly TransportPen[]): StageScene {
    if (board.stations !== this.#stations) this.#lay(board.stations);
    const edges = transports.map((transport) => board.edges[transport] ?? NONE);
    for (const each of this.#lines.keys()) if (!edges.includes(each)) this.#lines.delete(each);
    return {
      ids: this.#ids,
      places: this.#places,
      lines: edges.map((each) => this.#flat(each)),
      pens,
      height: board.height,
    };
  }

  #lay(stations: BoardFile['stations']): void {
    this.#stations = stations;
    this.#lines.clear();
    this.#index = new Map(stations.map(({ id }, i) => [id, i]));
    this.#ids = Uint16Array.from(stations, ({ id }) => id);
    this.#places = new Float32Array(2 * stations.length);
    for (const [i, { x, y }] of stations.entries()) this.#places.set([x, y], 2 * i);
  }

  #flat(lines: readonly Line[]): Uint16Array<ArrayBuffer> {
    const known = this.#lines.get(lines);
    if (known !== undefined) return known;
    const flat = new Uint16Array(2 * lines.length);
    for (const [i, [a, b]] of lines.entries()) {
      flat[2 * i] = this.#index.get(a) ?? 0;
      flat[2 * i + 1] = this.#index.get(b) ?? 0;
    }
    this.#lines.set(lines, flat);
    return flat;
  }
}

const NONE: readonly Line[] = [];

/** Colours of the stage, as in the theme: a worker cannot read it. */
export const BACKGROUND_COLOUR = '#060a16';
export const GROUND_COLOUR = '#0a0f1f';
export const STATION_EDGE_COLOUR = '#36426e';
export const STATION_DISC_COLOUR = '#18213d';
export const STATION_TEXT_COLOUR = '#f5f1e6';
export const LAMP_COLOUR = '#ffb84d';
export const LAMP_BRIGHT = '#ffd68f';
export const MARK_COLOURS: Readonly<Record<StationMark, { readonly fill: string; readonly ink: string }>> = {
  chosen: { fill: LAMP_COLOUR, ink: '#201400' },
  goal: { fill: '#c3a0ff', ink: '#1f0b3d' },
  read: { fill: '#1f6b4b', ink: STATION_TEXT_COLOUR },
  noted: { fill: '#7a2019', ink: STATION_TEXT_COLOUR },
};

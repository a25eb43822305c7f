import type { Board } from '../board.js';
import { boardPicture } from './picture.js';
import type { BoardPicture, Box, PicturePlan, Point } from './types.js';

/** How lines and stations are painted. Each medium has looks of its own: the screen by night, paper by day. */

/** One stroke of a line, in picture units. Strokes of one line lie over one another in order. */
export type LineStroke = {
  /** In the words of the medium: a custom property of the page, or a colour of the printing kit. */
  readonly colour: string;
  readonly width: number;
  /** Lengths of dash and gap; a dash of 0 is a round dot. */
  readonly dash?: readonly [number, number];
  /** 0 to 1. */
  readonly opacity?: number;
};

/** A part of a station's mark, about its middle, in picture units. Parts lie over one another in order. */
export type StationPart = {
  readonly form: 'circle' | 'upper' | 'lower' | 'plate';
  /** How far from the middle the straight edge of an upper or lower part lies: none cuts it in half. */
  readonly edge?: number;
  /** Radius, or half the side of a plate. */
  readonly r: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** As of a line. */
  readonly dash?: readonly [number, number];
};

/** The outline of an upper or lower part, in the syntax of SVG. */
export function segmentPath({ form, r, edge = 0 }: StationPart): string {
  const side = form === 'upper' ? -1 : 1;
  const half = Math.sqrt(r * r - edge * edge);
  const [x, y] = [half.toFixed(2), (side * edge).toFixed(2)];
  return `M-${x} ${y}A${r} ${r} 0 0 ${side < 0 ? 1 : 0} ${x} ${y}Z`;
}

export type StationLook = {
  readonly parts: readonly StationPart[];
  /** Colour of the number. */
  readonly ink: string;
};

export type BoardLook<Transport extends string = string> = {
  /** From the lowest layer to the topmost. */
  readonly layers: readonly Transport[];
  readonly strokes: Readonly<Record<Transport, readonly LineStroke[]>>;
  /** What stands in a station's disc, where it is not its number. */
  sign?(stop: number): string;
  /** The outline of a station tells which transports call, without colour. */
  station(transports: ReadonlySet<Transport>): StationLook;
};

/** What lies under the lines of a board, in board units and the syntax of SVG. */
export type GroundLayer =
  /** The middle of a river, drawn as a band. */
  | { readonly kind: 'river'; readonly d: string }
  /** Rivers drawn as thin lines. */
  | { readonly kind: 'stream'; readonly d: string }
  /** Areas; a ring within a ring is a hole. */
  | { readonly kind: 'land' | 'lake' | 'park'; readonly d: string };

/** Where a name is written on the ground; the words come from the caller that draws. */
export type GroundName = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
  /** Height of the writing. */
  readonly size: number;
};

export type BoardGround = {
  /** What is there where no layer is. */
  readonly base: 'plain' | 'sea';
  /** From the lowest to the topmost. */
  readonly layers: readonly GroundLayer[];
  readonly names: readonly GroundName[];
};

/** Boards that people bring along have stations and lines only. */
export const BARE_GROUND: BoardGround = { base: 'plain', layers: [], names: [] };

/** The board that a game comes with. */
type HomeBoard = {
  readonly id: string;
  /** The frame for which its ground was drawn. */
  readonly box: Box;
  /** Picture units a board unit, 1 where it is left out. */
  readonly scale?: number;
  readonly ground: BoardGround;
};

/** How a game's boards look: its own as it was designed, others spread out until their stops stand apart. */
export function boardLooksOf<T extends string>(transports: readonly T[], home: HomeBoard) {
  const others: PicturePlan<T> = { transports };
  const own: PicturePlan<T> = { ...others, scale: home.scale ?? 1, box: home.box };
  return {
    picture: ({ data }: Pick<Board<T>, 'data'>): BoardPicture<T> =>
      boardPicture(data, data.id === home.id ? own : others),
    /** What was drawn under the game's own board lies under no other. */
    ground: ({ data }: Pick<Board<T>, 'data'>): BoardGround => (data.id === home.id ? home.ground : BARE_GROUND),
  };
}

/** A curve through all points (Catmull and Rom, tension 1/6), in the syntax of SVG. */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${(p1.x + (p2.x - p0.x) / 6).toFixed(1)} ${(p1.y + (p2.y - p0.y) / 6).toFixed(1)} ` +
      `${(p2.x - (p3.x - p1.x) / 6).toFixed(1)} ${(p2.y - (p3.y - p1.y) / 6).toFixed(1)} ` +
      `${p2.x} ${p2.y}`;
  }
  return path;
}

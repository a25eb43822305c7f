import type { Job } from '@mister-x/printing/kit';
import type { PdfDocument } from '@mister-x/printing/page/document';
import type { Box } from '@mister-x/printing/page/write';
import type { PosterSize } from '@mister-x/printing/shared/options';
import type { BoardGround, BoardLook, BoardPicture } from '../../rules/map/index.js';

/** What a game or a board puts on a poster; the poster does the rest. */
export type PosterContent = {
  readonly picture: BoardPicture;
  readonly ground: BoardGround;
  /** Of plain ground, where it is not white paper. */
  readonly tint?: PosterColours;
  /** Colours are those of the printing kit. */
  readonly look: BoardLook;
  readonly title: string;
  readonly subtitle: string;
  /** What is written on the ground, by the keys of `ground.names`. */
  readonly groundNames: Readonly<Record<string, string>>;
  readonly legend: {
    /** Above the lines, where they are not called so. */
    readonly linesTitle?: string;
    /** Above what stops look like: what they are called. */
    readonly stopsTitle: string;
    /** Above the list that says where each stop is. */
    readonly indexTitle: string;
    /** Above the rings, where there are any. */
    readonly ringsTitle: string;
    readonly lines: readonly { readonly transport: string; readonly name: string }[];
    /** Which transports call, by the marks of a stop. */
    readonly stops: readonly { readonly transports: readonly string[]; readonly name: string }[];
  };
  /** Stops that start cards name. */
  readonly starts: ReadonlySet<number>;
  /** Rings round some of the stops, the innermost first. */
  readonly rings: readonly PosterRing[];
  readonly arrows?: PosterArrows;
  /** Pieces hide the discs: what stands in a disc stands before its name as well, clear of them. */
  readonly covered?: true;
  /** Where the facts are from, in small print; empty for none. */
  readonly source: string;
};

/** A kind of ring: with a flag or without, it says two things of a stop. */
export type PosterRing = {
  /** In the legend, behind both. */
  readonly name: string;
  readonly colour: string;
  /** Tells them from others without colour: lengths of dash and gap in picture units. */
  readonly dash?: readonly [number, number];
  readonly plain: readonly number[];
  readonly flagged: readonly number[];
};

export type PosterColours = {
  readonly paper: string;
  readonly park: string;
  /** Lines of the squares. */
  readonly hair: string;
};

/** Arrow heads on lines of one kind, in the direction in which someone goes. */
export type PosterArrows = {
  readonly transport: string;
  readonly colour: string;
  /** From stop to stop. */
  readonly ways: readonly (readonly [number, number])[];
};

/** What of an order a poster depends on. */
export type PosterOrder = Pick<Job, 'paper' | 'language'> & {
  readonly poster: PosterSize;
  readonly tiled: boolean;
};

/** Edges in whatever unit the caller counts in, y downwards. */
export type Edges = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A large picture that is printed on sheets to be glued together, in its own millimetres. */
export type TiledDrawing = {
  readonly title: string;
  /** What of it is worth paper. */
  readonly area: Box;
  /** @param visible what of it lies on the page; the rest may be left out */
  readonly draw: (doc: PdfDocument, visible?: Edges) => void;
};

/** A ring round a stop. */
export type Ring = {
  readonly colour: string;
  readonly dash?: readonly [number, number];
  /** It has a flag as well. */
  readonly flag: boolean;
};

/** The rings of each stop, the innermost first. */
export function ringsOf(kinds: readonly PosterRing[]): ReadonlyMap<number, readonly Ring[]> {
  const rings = new Map<number, Ring[]>();
  for (const { colour, dash, plain, flagged } of kinds) {
    for (const [stops, flag] of [
      [plain, false],
      [flagged, true],
    ] as const) {
      for (const stop of stops) {
        const ring = { colour, flag, ...(dash === undefined ? {} : { dash }) };
        rings.set(stop, [...(rings.get(stop) ?? []), ring]);
      }
    }
  }
  return rings;
}

import type { BoardGround, BoardLook, BoardPicture } from '@mister-x/engine/pursuit/map';
import type { Job } from '../kit.js';
import type { PosterSize } from '../shared/options.js';

/** What a game or a board puts on a poster; the poster does the rest. */
export type PosterContent = {
  readonly picture: BoardPicture;
  readonly ground: BoardGround;
  /** Colours are those of the printing kit. */
  readonly look: BoardLook;
  readonly title: string;
  readonly subtitle: string;
  /** What is written on the ground, by the keys of `ground.names`. */
  readonly groundNames: Readonly<Record<string, string>>;
  readonly legend: {
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

/** What of an order a poster depends on. */
export type PosterOrder = Pick<Job, 'paper' | 'language'> & {
  readonly poster: PosterSize;
  readonly tiled: boolean;
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

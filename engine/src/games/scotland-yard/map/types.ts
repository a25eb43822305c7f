import type { Edition } from '../boards.js';
import type { Transport } from '../types.js';

export type { Edition, Transport };

/** Board units, as in the board's data: x from 0 to 1000, y downwards. */
export type Point = { readonly x: number; readonly y: number };

export type CityStation = Point & {
  readonly stop: number;
  readonly transports: ReadonlySet<Transport>;
};

export type CityLink = { readonly transport: Transport; readonly a: number; readonly b: number };

export type CityMap = {
  readonly stations: readonly CityStation[];
  readonly links: readonly CityLink[];
  readonly byStop: ReadonlyMap<number, CityStation>;
};

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What a picture of the whole city shows. */
export const WHOLE: Box = { left: 4, top: -8, right: 990, bottom: 744 };

/** Radius of a station's disc in board units. */
export const DISC = 12.4;

/** Quiet streets first: the long lines then find their way between them. */
export const TRANSPORT_ORDER: readonly Transport[] = ['taxi', 'bus', 'underground', 'ferry'];

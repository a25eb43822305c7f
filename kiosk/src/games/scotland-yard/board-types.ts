import type { Ticket, Transport } from '@mister-x/engine/scotland-yard/browser';
import type { AnyPawnColour } from '../../lib/theme/pawns.js';

export type { Ticket, Transport };

export type Edition = 'first' | 'later';

/** Board units: the frame is 1000 wide and 750 high, y downwards. */
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

export type BoardPawn = {
  readonly stop: number;
  /** Brings its shape along: nobody needs to see the colour. */
  readonly colour: AnyPawnColour;
  /** One or two letters. */
  readonly label: string;
  readonly kind: 'detective' | 'x';
};

/** A stop that may be chosen, with the tickets that lead there. */
export type BoardTarget = { readonly stop: number; readonly tickets: readonly Ticket[] };

/** What a reader of the screen is told; the catalogue of the page provides it. */
export type BoardWords = {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  target(target: BoardTarget): string;
  pawn(pawn: BoardPawn): string;
  lastSeen(stop: number): string;
};

export const FRAME = { width: 1000, height: 750 } as const;
/** Radius of a station's disc in board units. */
export const DISC = 12.4;

/** Quiet streets first: the long lines then find their way between them. */
export const TRANSPORT_ORDER: readonly Transport[] = ['taxi', 'bus', 'underground', 'ferry'];

import type { BoardLook, BoardPicture } from '../../rules/map/index.js';
import type { Snippet } from 'svelte';
import type { AnyPawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';

export type { Point } from '../../rules/map/index.js';

export type BoardPawn = {
  readonly stop: number;
  /** Brings its shape along: nobody needs to see the colour. */
  readonly colour: AnyPawnColour;
  /** One or two letters. */
  readonly label: string;
  readonly kind: 'detective' | 'x';
};

/** Where the middle of a figure stands, from its stop, in picture units. */
export type BoardFigure = {
  readonly x: number;
  readonly y: number;
  /** It stands just above its stop, and points down to it. */
  readonly points: boolean;
};

/** A stop that may be chosen, with the tickets that lead there. */
export type BoardTarget<Ticket extends string = string> = {
  readonly stop: number;
  readonly tickets: readonly Ticket[];
};

/** A ring that lies round a stop; its number is that of its twin elsewhere. */
export type BoardRing = { readonly stop: number; readonly pair: number };

/** Stops where X may have begun, and where he wants to go. */
export type BoardMission = {
  /** A colour of the page, for example `var(--mission-green)`. */
  readonly colour: string;
  readonly starts: readonly number[];
  readonly goals: readonly number[];
};

/** What lies on a board and may be done there, whatever the game. */
export type BoardScene<Ticket extends string = string> = {
  readonly pawns: readonly BoardPawn[];
  /** Stops that may be chosen; a tap chooses the nearest of them. */
  readonly targets?: readonly BoardTarget<Ticket>[];
  /** Every stop may be touched, and none is marked as a choice. */
  readonly anywhere?: boolean;
  readonly lastSeen?: number | null;
  readonly selected?: number | null;
  readonly onselect?: ((stop: number) => void) | undefined;
  readonly rings?: readonly BoardRing[];
  /** Stops with a helper disc. */
  readonly discs?: readonly number[];
  readonly mission?: BoardMission | null;
  /** What a page draws below the stations; told how many pixels a unit has. */
  readonly beneath?: Snippet<[picture: BoardPicture, scale: number]> | undefined;
  /** A picture only: no buttons, and fingers do not move it. */
  readonly compact?: boolean;
  /** Stops to bring into view whenever this list changes; none shows the whole board. */
  readonly focus?: readonly number[];
};

/** How a game's boards look on the screen; colours are those of the page. */
export type ScreenLook<Transport extends string = string, Ticket extends string = string> = {
  readonly board: BoardLook<Transport>;
  /** The share of a target's ring that a ticket has. */
  readonly tickets: Readonly<Record<Ticket, string>>;
};

/** What a reader of the screen is told of a board and of the things on it; the game provides it. */
export type BoardLabels<Ticket extends string = string> = {
  readonly frame: {
    readonly board: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly whole: string;
  };
  target(target: BoardTarget<Ticket>): string;
  pawn(pawn: BoardPawn): string;
  lastSeen(stop: number): string;
  /** Of games that have such pieces. */
  ring?(ring: BoardRing): string;
  disc?(stop: number): string;
  start?(stop: number): string;
  goal?(stop: number): string;
};

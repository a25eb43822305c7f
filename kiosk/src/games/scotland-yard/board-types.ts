import type { Edition, Point, Ticket } from '@mister-x/engine/scotland-yard/browser';
import type { AnyPawnColour } from '../../lib/theme/pawns.js';

export type { Edition, Point, Ticket };

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

/** What lies under the lines of a board, in board units and the syntax of SVG. */
export type GroundLayer =
  /** The middle of a river, drawn as a band. */
  | { readonly kind: 'river'; readonly d: string }
  /** Rivers drawn as thin lines. */
  | { readonly kind: 'stream'; readonly d: string }
  /** Areas; a ring within a ring is a hole. */
  | { readonly kind: 'land' | 'lake'; readonly d: string };

/** Where a name is written on the ground; the words come from whoever draws. */
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

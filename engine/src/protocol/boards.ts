/** A board on the host's shelf, or a box, which people brought along. */
export type BoardSummary = {
  /** The id out of its content; its file is at `/boards/<id>.json`. */
  readonly board: string;
  /** For which game, as the registry names it. */
  readonly game: string;
  readonly name: string;
  /** Places on the map of a box. */
  readonly stations: number;
  /** Doubts that its owner was told and left as they are. */
  readonly warnings: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
};

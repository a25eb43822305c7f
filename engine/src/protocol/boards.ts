/** A custom board or pack on the host's shelf. */
export type BoardSummary = {
  /** The id out of its content; its file is at `/boards/<id>.json`. */
  readonly board: string;
  /** For which game, as the registry names it. */
  readonly game: string;
  readonly name: string;
  /** Places on the map of a pack. */
  readonly stations: number;
  /** Doubts that its owner was told and left as they are. */
  readonly warnings: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
};

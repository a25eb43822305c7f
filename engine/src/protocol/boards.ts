import type { BoardFileFaultCode, BoardNote } from '../pursuit/board-file.js';

/** A board on the host's shelf, which people brought along. */
export type BoardSummary = {
  /** The id out of its content (`boardId`); its file is at `/boards/<id>.json`. */
  readonly board: string;
  /** For which game, as the registry names it. */
  readonly game: string;
  readonly name: string;
  readonly stations: number;
  /** Doubts that its owner was told and left as they are. */
  readonly warnings: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
};

/** Why a board that was sent is not on the shelf, beside the faults of its file. */
export const BOARD_SEND_FAULTS = [
  /** It has errors that forbid play (`notes`). */
  'BOARD_UNPLAYABLE',
  /** No game of this server is played on it. */
  'GAME_UNKNOWN',
  'SHELF_FULL',
  'DISK_FULL',
  /** It did not come in time, or broke off. */
  'TOO_SLOW',
] as const;

/** What a PUT of a board is answered with, as JSON, whatever its status. */
export type BoardReceipt =
  | { readonly ok: true; readonly board: string; readonly notes: readonly BoardNote[] }
  | {
      readonly ok: false;
      readonly code: (typeof BOARD_SEND_FAULTS)[number] | BoardFileFaultCode;
      /** Where the fault is in the file, as a JSON pointer. */
      readonly path?: string;
      readonly notes?: readonly BoardNote[];
    };

import type { Json } from './json.js';
import type { Result } from './result.js';
import type { ShapeFault } from './shape.js';

/**
 * A box that people may bring along in the place of the one that comes with a game, whole, as its
 * option `pack`: so it is part of the genesis of a match, as a board of one's own is.
 */
export type BoxSpec = {
  /** Whether a file says of itself that it is a box for this game. */
  readonly claims: (input: Readonly<Record<string, unknown>>) => boolean;
  readonly read: (input: unknown) => Result<BroughtBox, BoxRefusal>;
  /** Of the box in options that the game has parsed; `null` for the game's own. */
  readonly idIn: (choice: Json) => string | null;
};

export type BroughtBox = {
  /** Made of its content (`isBoxId`). */
  readonly id: string;
  readonly name: string;
  /** As many places as its map has. */
  readonly places: number;
  readonly file: Json;
};

export type BoxRefusal = {
  readonly code: 'PACK_INVALID';
  /** Everything that is wrong, by the codes of the game; empty where the shape is: then `member` and `cause` say what. */
  readonly causes: readonly { readonly code: string; readonly names: readonly string[] }[];
} & Partial<ShapeFault>;

/** `p-` and 128 bits and more of the hash of the content. */
const ID = /^p-[A-Za-z0-9_-]{22}$/;

/** Whether a text has the form of a brought-along box's id; that of a game's own box has another. */
export function isBoxId(text: string): boolean {
  return ID.test(text);
}

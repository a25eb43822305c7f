import type { Json } from '../core/json.js';
import type { Result } from '../core/result.js';
import type { ShapeFault } from '../core/shape.js';
import type { CodedFault } from './pack.js';

/**
 * A pack that people may bring along in the place of the one that comes with a game, whole, as its
 * option `pack`: so it is part of the genesis of a match, as a board of one's own is.
 */
export type CustomPackSpec = {
  /** Whether a file says of itself that it is a pack for this game. */
  readonly claims: (input: Readonly<Record<string, unknown>>) => boolean;
  readonly read: (input: unknown) => Result<CustomPack, CustomPackRefusal>;
  /** Of the pack in options that the game has parsed; `null` for the game's own. */
  readonly idIn: (choice: Json) => string | null;
};

export type CustomPack = {
  /** Made of its content (`isPackId`). */
  readonly id: string;
  readonly name: string;
  /** As many places as its map has. */
  readonly places: number;
  readonly file: Json;
};

export type CustomPackRefusal = {
  readonly code: 'PACK_INVALID';
  /** Everything that is wrong, by the codes of the game; empty where the shape is: then `member` and `cause` say what. */
  readonly causes: readonly CodedFault[];
} & Partial<ShapeFault>;

/** `p-` and 128 bits and more of the hash of the content. */
const PACK_ID_PATTERN = /^p-[A-Za-z0-9_-]{22}$/;

/** Whether a text has the form of a custom pack's id; that of a game's own pack has another. */
export function isPackId(text: string): boolean {
  return PACK_ID_PATTERN.test(text);
}

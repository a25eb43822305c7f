import type { z } from 'zod';
import type { BoxSpec } from './box.js';
import { canonicalBytes, taggedHash, toBase64Url } from './bytes.js';
import type { Json } from './json.js';
import { err, ok, type Result } from './result.js';
import { type ShapeFault, shapeFault } from './shape.js';

/** Reading boxes that people bring along: large, and apart from `box.ts`, which pages take. */

/** What a box breaks, and names that say where. */
type Fault = { readonly code: string; readonly names: readonly string[] };

export type BoxFileRefusal<F extends Fault> = {
  readonly code: 'PACK_INVALID';
  /** Everything that is wrong; empty where the shape is: then `member` and `cause` say what. */
  readonly causes: readonly F[];
} & Partial<ShapeFault>;

export type BoxReader<File, F extends Fault> = {
  /** A box out of untrusted input. */
  readonly read: (input: unknown) => Result<File, BoxFileRefusal<F>>;
  /** The same for a box in the making, which may be wrong in everything but its shape. */
  readonly readShape: (input: unknown) => Result<File, BoxFileRefusal<F>>;
  /** As views name the box that options hold, worked out once for each file. */
  readonly idIn: (choice: 'default' | File) => string;
};

/** `p-` and the first 22 characters of the hash of the file's RFC 8785 form, base64url. */
export function boxId(file: Json): string {
  return `p-${toBase64Url(taggedHash('mister-x/pack/1', canonicalBytes(file))).slice(0, 22)}`;
}

/** @param faultsOf everything that is wrong with a file of the right shape */
export function boxReader<File extends Json & object, F extends Fault>(
  shape: z.ZodType<File>,
  faultsOf: (file: File) => readonly F[],
): BoxReader<File, F> {
  const ids = new WeakMap<File, string>();
  const readShape: BoxReader<File, F>['readShape'] = (input) => {
    const parsed = shape.safeParse(input);
    if (parsed.success) return ok(parsed.data);
    const { member, cause } = shapeFault(parsed.error);
    return err({ code: 'PACK_INVALID', causes: [], member: `pack.${member}`, cause });
  };
  return {
    readShape,
    read: (input) => {
      const read = readShape(input);
      if (!read.ok) return read;
      const causes = faultsOf(read.value);
      return causes.length === 0 ? read : err({ code: 'PACK_INVALID', causes });
    },
    idIn: (choice) => {
      if (choice === 'default') return choice;
      const id = ids.get(choice) ?? boxId(choice);
      ids.set(choice, id);
      return id;
    },
  };
}

/** @param places as many as the map of the box has */
export function boxSpec<File extends Json & { readonly pack: string }, F extends Fault>(
  ruleset: string,
  { read, idIn }: BoxReader<File, F>,
  places: (file: File) => number,
): BoxSpec {
  return {
    claims: (members) => members.ruleset === ruleset,
    read: (input) => {
      const found = read(input);
      if (!found.ok) return found;
      const file = found.value;
      return ok({ id: boxId(file), name: file.pack, places: places(file), file });
    },
    // Options are parsed: what is no `default` was read as a box.
    idIn: (choice) => (choice === 'default' ? null : idIn(choice as File)),
  };
}

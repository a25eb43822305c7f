import { z } from 'zod';
import { canonicalBytes, taggedHash, toBase64Url } from '../core/bytes.js';
import type { Json } from '../core/json.js';
import { plainPattern } from '../core/plain-text.js';
import { err, ok, type Result } from '../core/result.js';
import { type ShapeFault, shapeFault } from '../core/shape.js';
import type { CustomPackSpec } from './custom-pack.js';
import type { CodedFault } from './pack.js';

/** Reading packs that people bring along: large, and apart from `custom-pack.ts`, which pages take. */

/** A name in a pack: letters, digits and what ids are joined by, so that it can stand on cards and in codes. */
export const nameShape = z.string().regex(/^[\w-]{1,40}$/);

export const plainTextShape = (least: number, most: number) =>
  z.string().regex(new RegExp(plainPattern(`{${least},${most}}`), 'u'));

export type PackFileRefusal<F extends CodedFault> = {
  readonly code: 'PACK_INVALID';
  /** Everything that is wrong; empty where the shape is: then `member` and `cause` say what. */
  readonly causes: readonly F[];
} & Partial<ShapeFault>;

export type PackReader<File, F extends CodedFault> = {
  /** A pack out of untrusted input. */
  readonly read: (input: unknown) => Result<File, PackFileRefusal<F>>;
  /** The same for a pack in the making, which may be wrong in everything but its shape. */
  readonly readShape: (input: unknown) => Result<File, PackFileRefusal<F>>;
  /** As views name the pack that options hold, worked out once for each file. */
  readonly idIn: (choice: 'default' | File) => string;
};

/** `p-` and the first 22 characters of the hash of the file's RFC 8785 form, base64url. */
export function packId(file: Json): string {
  return `p-${toBase64Url(taggedHash('mister-x/pack/1', canonicalBytes(file))).slice(0, 22)}`;
}

/** @param faultsOf everything that is wrong with a file of the right shape */
export function packReader<File extends Json & object, F extends CodedFault>(
  shape: z.ZodType<File>,
  faultsOf: (file: File) => readonly F[],
): PackReader<File, F> {
  const ids = new WeakMap<File, string>();
  const readShape: PackReader<File, F>['readShape'] = (input) => {
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
      const id = ids.get(choice) ?? packId(choice);
      ids.set(choice, id);
      return id;
    },
  };
}

/** @param places as many as the map of the pack has */
export function packSpec<File extends Json & { readonly pack: string }, F extends CodedFault>(
  ruleset: string,
  { read, idIn }: PackReader<File, F>,
  places: (file: File) => number,
): CustomPackSpec {
  return {
    claims: (members) => members.ruleset === ruleset,
    read: (input) => {
      const found = read(input);
      if (!found.ok) return found;
      const file = found.value;
      return ok({ id: packId(file), name: file.pack, places: places(file), file });
    },
    // Options are parsed: what is no `default` was read as a pack.
    idIn: (choice) => (choice === 'default' ? null : idIn(choice as File)),
  };
}

/** The option of a game that has packs: its own, or one that people bring along, whole. */
type PackChoice<File> = { readonly pack: 'default' | File };

/** `compile`, once for each file: options keep theirs for a whole match. */
export function compiledOnce<File extends object, Pack>(compile: (file: File) => Pack): (file: File) => Pack {
  const compiled = new WeakMap<File, Pack>();
  return (file) => {
    const pack = compiled.get(file) ?? compile(file);
    compiled.set(file, pack);
    return pack;
  };
}

/** The file that a match is played with. */
export function packFileOf<File>({ pack }: PackChoice<File>, own: File): File {
  return pack === 'default' ? own : pack;
}

/** Something that is wrong with a pack of the right shape; `names` say where. */
export type CodedFault<Code extends string = string> = {
  readonly code: Code;
  readonly names: readonly string[];
};

export type PackFaultFinder<Code extends string> = {
  readonly find: (code: Code, wrong: boolean, ...names: readonly string[]) => void;
  /** The same fault with each name by itself. */
  readonly each: (code: Code, names: readonly string[]) => void;
};

/** Everything that a check finds. */
export function collectPackFaults<Code extends string>(
  check: (finder: PackFaultFinder<Code>) => void,
): readonly CodedFault<Code>[] {
  const faults: CodedFault<Code>[] = [];
  check({
    find: (code, wrong, ...names) => {
      if (wrong) faults.push({ code, names });
    },
    each: (code, names) => {
      for (const name of names) faults.push({ code, names: [name] });
    },
  });
  return faults;
}

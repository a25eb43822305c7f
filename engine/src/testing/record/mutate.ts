/** One change of a JSON value, made in place. */
export type Mutation = {
  /** Where, as findings spell it. */
  readonly path: readonly (string | number)[];
  readonly what: string;
  /** The same for changes of one kind at places of one kind, for example in every `move`. */
  readonly group: string;
  /** Makes the change, runs `look`, and undoes it. */
  readonly during: <R>(look: () => R) => R;
};

type Node = Record<string | number, unknown>;
type Path = readonly (string | number)[];

/**
 * Every change of one place: each value by others of its type and of other types, each member left
 * out, a member added to each object, each element of a list left out, doubled, or put after the next.
 */
export function* mutations(root: object): Generator<Mutation> {
  const words = wordsByName(root);
  yield* mutationsWithin(root as Node, [], '', words);
}

type WordsByName = ReadonlyMap<string, readonly string[]>;

function* mutationsWithin(node: Node, path: Path, place: string, words: WordsByName): Generator<Mutation> {
  const here = `${place}${kindOf(node)}`;
  if (Array.isArray(node)) yield* mutationsOfList(node, path, here);
  else yield mutation([...path, 'zz'], 'added', here, node, (at) => Object.assign(at, { zz: 1 }));
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    const value = node[key];
    const below = [...path, key];
    const inner = `${here}${typeof key === 'number' ? '[]' : `.${key}`}`;
    if (typeof key === 'string') {
      yield mutation(below, 'left out', inner, node, (at) => delete at[key]);
    }
    for (const [what, other] of otherValues(value, String(key), words)) {
      yield mutation(below, what, inner, node, (at) => Object.assign(at, { [key]: other }));
    }
    if (typeof value === 'object' && value !== null) {
      yield* mutationsWithin(value as Node, below, inner, words);
    }
  }
}

/** What an object says that it is; an entry is what its first event is. */
function kindOf({ kind, type, events }: Node): string {
  const own = kind ?? type;
  if (typeof own === 'string') return `(${own})`;
  const first = Array.isArray(events) ? events[0] : undefined;
  if (first === null) return '(hidden)';
  return first?.kind === 'game' ? kindOf(first.event) : first === undefined ? '' : kindOf(first);
}

function* mutationsOfList(list: readonly unknown[], path: Path, place: string): Generator<Mutation> {
  const node = list as unknown as Node;
  const edit = (index: number, what: string, put: readonly unknown[], cut: number): Mutation =>
    mutation([...path, index], what, `${place}[]`, node, (at) =>
      (at as unknown as unknown[]).splice(index, cut, ...put),
    );
  for (const [index, value] of list.entries()) {
    yield edit(index, 'left out', [], 1);
    yield edit(index, 'doubled', [value], 0);
    const next = list[index + 1];
    const alike = JSON.stringify(next) === JSON.stringify(value);
    if (index + 1 < list.length && !alike) yield edit(index, 'put after', [next, value], 2);
  }
  if (list.length === 0) yield edit(0, 'added', [1], 0);
}

/** Other values for a place, what is plausible there first. */
function* otherValues(
  value: unknown,
  name: string,
  words: WordsByName,
): Generator<readonly [what: string, other: unknown]> {
  if (typeof value === 'string') {
    const other = words.get(name)?.find((word) => word !== value);
    if (other !== undefined) yield ['another of its kind', other];
    yield ['first character', `${value[0] === 'A' ? 'B' : 'A'}${value.slice(1)}`];
    yield ['last character', `${value.slice(0, -1)}${value.at(-1) === 'A' ? 'Q' : 'A'}`];
    yield ['longer', `${value}A`];
    if (value !== '') yield ['empty', ''];
  } else if (typeof value === 'number') {
    yield ['greater', value + 1];
    yield ['less', value - 1];
    yield ['as text', String(value)];
  } else if (typeof value === 'boolean') {
    yield ['the other', !value];
  } else if (value === null) {
    yield ['a text', 'A'];
    yield ['an object', {}];
  } else if (!Array.isArray(value)) {
    yield ['emptied', {}];
  }
  if (value !== null) yield ['null', null];
}

/** The texts that stand under each name anywhere, so that a seat is exchanged for a seat. */
function wordsByName(root: unknown): WordsByName {
  const words = new Map<string, string[]>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'string') words.set(name, [...(words.get(name) ?? []), value]);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, key);
    }
  };
  visit(root, '');
  return words;
}

function mutation(path: Path, what: string, place: string, node: Node, change: (node: Node) => unknown): Mutation {
  return {
    path,
    what,
    group: `${place}: ${what}`,
    during: (look) => {
      const list = Array.isArray(node);
      const kept = list ? [...node] : { ...node };
      change(node);
      try {
        return look();
      } finally {
        if (list) (node as unknown as unknown[]).splice(0, node.length, ...(kept as unknown[]));
        else {
          for (const key of Object.keys(node)) delete node[key];
          Object.assign(node, kept);
        }
      }
    },
  };
}

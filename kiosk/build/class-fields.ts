import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * What a field of a class begins with, where Safari below 16 would look for its names in the wrong place: where there
 * are parentheses in it (https://webkit.org/b/236843). It comes out of a function then. For this fault alone the
 * compiler would take all fields out of all classes, which was a twentieth of what a phone fetches; it is therefore
 * told of a Safari without it (`SCRIPT_TARGETS`). After minification, which would take the functions away again.
 */
export function classFields(): Plugin {
  return {
    name: 'class-fields',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withSafeFields(file.code);
    },
  };
}

export function withSafeFields(code: string): string {
  const inserts: (readonly [at: number, text: string])[] = [];
  new Visitor({
    PropertyDefinition({ value }) {
      if (value !== null && isMisread(value, code)) inserts.push([value.start, '(()=>('], [value.end, '))()']);
    },
  }).visit(parseSync('chunk.js', code).program);
  // From the last one on: what lies before an insert stays where it was.
  return inserts
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), code);
}

/** A function finds its names, whatever is in it. */
function isMisread({ type, start, end }: ESTree.Expression, code: string): boolean {
  return !/Function|^Class/.test(type) && code.slice(start, end).includes('(');
}

import { normalizePath, type Plugin } from 'vite';

type SourceCut = {
  readonly file: string;
  readonly instead: readonly (readonly [code: string, by: string])[];
};

/** What libraries bring along for others, and the bundler cannot see that no page uses it. */
const SOURCE_CUTS: readonly SourceCut[] = [
  {
    // No page is drawn by the server first. By this variable Svelte guards all that takes such pages
    // over, so that it falls away; but the code within sets it, and the bundler takes that for a use.
    file: 'svelte/src/internal/client/dom/hydration.js',
    instead: [
      ['export let hydrating = false;', 'export const hydrating = false;'],
      ['\thydrating = value;\n', ''],
    ],
  },
];

/**
 * Takes it out of their source. A library that has changed there, or in which nothing is where it was,
 * fails the build, so that it is seen to again. Of a library that a page does without nothing is taken.
 */
export function sourceCuts(): Plugin {
  const libraries = new Set<string>();
  const found = new Set<string>();
  return {
    name: 'cuts',
    apply: 'build',
    transform(code, id) {
      const [path = '', library] = /^.*\/node_modules\/([^/]+)\/[^?]*/.exec(normalizePath(id)) ?? [];
      if (library === undefined) return undefined;
      libraries.add(library);
      const cut = SOURCE_CUTS.find(({ file }) => path.endsWith(`/node_modules/${file}`));
      if (cut === undefined) return undefined;
      found.add(cut.file);
      return { code: cut.instead.reduce(replace, code), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const missed = SOURCE_CUTS.map(({ file }) => file).filter(
        (file) => libraries.has(file.split('/', 1)[0] ?? '') && !found.has(file),
      );
      if (missed.length > 0) throw new Error(`a library is cut nowhere any more: ${missed.join(', ')}`);
    },
  };

  function replace(code: string, [old, by]: readonly [string, string]): string {
    if (code.split(old).length !== 2) throw new Error(`a library has changed where it was cut: ${old}`);
    return code.replace(old, by);
  }
}

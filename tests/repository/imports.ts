import { posix } from 'node:path';
import { filesIn, readProjectFile } from './files.js';

/** Tests, and what only they use. */
export const TEST = /\.test\.ts$|\/testing\/|^games\/([\w-]+\/)?test\//;

/** Examples of imports are none, and no program has what runs its tests. */
const OTHERS = /\/(imports\.test|graph\.test|vitest\.\w+)\.ts$/;
const SOURCE = /\.(ts|mts|js|mjs|svelte)$/;
/** Of values and types, at once or when needed, in scripts and in templates. */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"`])((?:\.|@mister-x\/)[^'"`]*)\1/g;

/** Texts by the paths of their files. */
export const sourcesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(folder)
      .filter((path) => SOURCE.test(path) && !OTHERS.test(path))
      .map((path) => [path, readProjectFile(path)]),
  );

/** What of ours a file imports, in its own words. */
export const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].map(({ 2: specifier = '' }) => specifier);

/** Where a path leads, or the name of a package, which is `…/.` for the whole of it. */
export function placeOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.split('/').length === 2 ? `${specifier}/.` : specifier;
}

import { relative } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { normalizePath, type PluginOption } from 'vite';
import { pageFiles, ROOT } from './page-files.ts';

/** The components of all pages, compiled as svelte.config.js says. */
export function components(): PluginOption {
  const scopes = numberedScopes();
  return svelte({
    compilerOptions: {
      cssHash: ({ filename, hash, css }) => scopes.get(normalizePath(relative(ROOT, filename))) ?? `_${hash(css)}`,
    },
  });
}

/**
 * The class by which styles are kept to their component: a number instead of eight random letters,
 * which no compression makes shorter and every element with styles repeats.
 */
function numberedScopes(): ReadonlyMap<string, string> {
  const files = pageFiles().filter((file) => file.endsWith('.svelte'));
  return new Map(files.map((file, index) => [file, `_${index.toString(36)}`]));
}

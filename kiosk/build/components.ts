import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { normalizePath, type PluginOption } from 'vite';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** The components of all pages, compiled as svelte.config.js says. */
export function components(): PluginOption {
  const scopes = scopesOf(SOURCE);
  return svelte({
    compilerOptions: {
      cssHash: ({ filename, hash, css }) =>
        scopes.get(normalizePath(relative(SOURCE, filename))) ?? `_${hash(css)}`,
    },
  });
}

/**
 * The class by which styles are kept to their component: a number instead of eight random letters,
 * which no compression makes shorter and every element with styles repeats.
 */
function scopesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map(normalizePath)
    .sort();
  return new Map(files.map((file, index) => [file, `_${index.toString(36)}`]));
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, runnerImport } from 'vite';

/** Where pages import the address of London's solved visible game from (docs/visible-game.md). */
const LONDON = 'virtual:solved-london';
const SOLVER = fileURLToPath(new URL('./solve-london.ts', import.meta.url));

/**
 * Solves London once, so that no page has to.
 *
 * @param fetched `false` for the page that fetches nothing: its address is `null`
 */
export function solved({ fetched = true } = {}): Plugin {
  let folder = '';
  return {
    name: 'solved',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'solved');
    },
    resolveId: (id) => (id === LONDON ? `\0${id}` : undefined),
    load: async (id) => {
      if (id !== `\0${LONDON}`) return undefined;
      if (!fetched) return 'export default null;';
      const path = normalizePath(await london(folder));
      return `export { default } from ${JSON.stringify(`${path}?url`)};`;
    },
  };
}

type Solver = typeof import('./solve-london.ts');

/** Kept beside what else Vite keeps, under a name for all that it depends on. */
async function london(folder: string): Promise<string> {
  const { module, dependencies } = await runnerImport<Solver>(SOLVER, {
    logLevel: 'error',
    // From its source, as the pages have it: nothing else need be built before them.
    environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@mister-x\//] } } },
  });
  const hash = createHash('sha256');
  for (const file of [SOLVER, ...dependencies.toSorted()]) hash.update(await readFile(file));
  const kept = join(folder, hash.digest('hex').slice(0, 12));
  const path = join(kept, 'london-pairs.bin');
  if (await readFile(path).then(Boolean, () => false)) return path;
  await mkdir(kept, { recursive: true });
  // Another build may do the same just now.
  const own = `${path}.${process.pid}`;
  await writeFile(own, module.solveLondon());
  await rename(own, path);
  return path;
}

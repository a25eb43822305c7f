import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';

const QUERY = '?made';

type Maker = { make(): Uint8Array };

/**
 * What takes long to work out and never changes: `import address from './table.ts?made'` gives the address of the
 * bytes that `make` of that module gives, worked out when the pages are built.
 *
 * @param fetched `false` for the page that fetches nothing: the address is `null`
 */
export function made({ fetched = true } = {}): Plugin {
  let folder = '';
  return {
    name: 'made',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'made');
    },
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return undefined;
      const found = await this.resolve(id.slice(0, -QUERY.length), importer);
      return found && `\0${found.id}${QUERY}`;
    },
    load: async (id) => {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return undefined;
      if (!fetched) return 'export default null;';
      const path = normalizePath(await bytesOf(id.slice(1, -QUERY.length), folder));
      return `export { default } from ${JSON.stringify(`${path}?url`)};`;
    },
  };
}

/** Kept beside what else Vite keeps, under a name for all that it depends on. */
async function bytesOf(maker: string, folder: string): Promise<string> {
  const { module, dependencies } = await runnerImport<Maker>(maker, {
    logLevel: 'error',
    // From its source, as the pages have it: nothing else need be built before them.
    environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@mister-x\//] } } },
  });
  const hash = createHash('sha256');
  for (const file of [maker, ...dependencies.toSorted()]) hash.update(await readFile(file));
  const kept = join(folder, hash.digest('hex').slice(0, 12));
  const path = join(kept, `${basename(maker, '.ts')}.bin`);
  if (await readFile(path).then(Boolean, () => false)) return path;
  await mkdir(kept, { recursive: true });
  // Another build may do the same just now.
  const own = `${path}.${process.pid}`;
  await writeFile(own, module.make());
  await rename(own, path);
  return path;
}

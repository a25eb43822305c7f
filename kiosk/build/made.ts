import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { normalizePath, type Plugin, runnerImport } from 'vite';

const MADE_QUERY = '?made';

type Maker = { make(): Uint8Array };

/**
 * What takes long to work out and never changes: `import address from './table.ts?made'` gives the address of the
 * bytes that `make` of that module gives, worked out when the pages are built.
 *
 * @param fetched `false` for the page that fetches nothing: the address is `null`
 */
export function madeFiles({ fetched = true } = {}): Plugin {
  let folder = '';
  return {
    name: 'made',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'made');
    },
    async resolveId(id, importer) {
      if (!id.endsWith(MADE_QUERY)) return undefined;
      const found = await this.resolve(id.slice(0, -MADE_QUERY.length), importer);
      return found && `\0${found.id}${MADE_QUERY}`;
    },
    load: async (id) => {
      if (!id.startsWith('\0') || !id.endsWith(MADE_QUERY)) return undefined;
      if (!fetched) return 'export default null;';
      const path = normalizePath(await bytesOf(id.slice(1, -MADE_QUERY.length), folder));
      return `export { default } from ${JSON.stringify(`${path}?url`)};`;
    },
  };
}

async function bytesOf(maker: string, folder: string): Promise<string> {
  const { module, dependencies } = await runnerImport<Maker>(maker, {
    logLevel: 'error',
    // From its source, as the pages have it: nothing else need be built before them.
    environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@mister-x\//] } } },
  });
  const files = [maker, ...[...dependencies].sort()];
  const sources = await Promise.all(files.map((file) => readFile(file)));
  return cachedFile(folder, `${basename(maker, '.ts')}.bin`, sources, () => module.make());
}

/**
 * The path of a file that is made once and kept, under a name for all that it depends on.
 *
 * @param of what it depends on
 */
export async function cachedFile(
  folder: string,
  name: string,
  of: readonly (string | Uint8Array)[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const each of of) hash.update(each);
  const own = join(folder, hash.digest('hex').slice(0, 12));
  const path = join(own, name);
  if (await readFile(path).then(Boolean, () => false)) return path;
  const bytes = await make();
  await mkdir(own, { recursive: true });
  // Another build may do the same just now.
  const begun = `${path}.${process.pid}`;
  await writeFile(begun, bytes);
  await rename(begun, path);
  return path;
}

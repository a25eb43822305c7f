import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE_FILES = /\.(?:html|js|css|svg|wasm|bin)$/;
/** Megabytes, for which the best would take a quarter of a minute and save a fifth. */
const LARGE_FILES = /\.bin$/;
const LARGE_QUALITY = 9;
/** Below this a compressed copy saves no packet. */
const BYTES_TO_COMPRESS_MIN = 1_000;

/** Writes `.br` and `.gz` beside every file built that shrinks: the server sends them and never compresses itself. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE_FILES.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < BYTES_TO_COMPRESS_MIN) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    ...(LARGE_FILES.test(path) ? { [constants.BROTLI_PARAM_QUALITY]: LARGE_QUALITY } : {}),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceCuts } from './cuts.ts';

const HYDRATION = 'svelte/src/internal/client/dom/hydration.js';
const SET = `export let hydrating = false;
export function set_hydrating(value) {
\thydrating = value;
}
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-cuts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What becomes of a page that imports these files of libraries. */
async function built(libraries: Readonly<Record<string, string>>): Promise<string> {
  const files = Object.entries(libraries).map(([name, code]) => [`node_modules/${name}`, code] as const);
  const page = files.map(([path], n) => `import * as part${n} from './${path}';console.log(part${n});`);
  for (const [path, code] of [...files, ['page.js', page.join('\n')] as const]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  const done = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [sourceCuts()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'page.js') } },
  });
  const [output] = [done].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join();
}

it('a library is cut where it is cut', async () => {
  expect(await built({ [HYDRATION]: SET })).not.toContain('hydrating = value');
});

it('a library that has changed there fails the build', async () => {
  await expect(built({ [HYDRATION]: 'export let hydrating = true;' })).rejects.toThrow(
    'has changed where it was cut: export let hydrating = false;',
  );
});

it('a library whose file has moved fails the build', async () => {
  const moved = HYDRATION.replace('/dom/', '/');
  await expect(built({ [moved]: SET })).rejects.toThrow(`cut nowhere any more: ${HYDRATION}`);
});

it('nothing is missed of a library that no page has', async () => {
  expect(await built({ 'other/index.js': 'export const other = 1;' })).toContain('other');
});

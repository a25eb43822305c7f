import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { logError } from './log.mjs';
import { runNode } from './processes.mjs';
import {
  filesIn,
  fingerprint,
  ROOT,
  readJson,
  readStamp,
  toolOf,
  WORKSPACES,
  writeStamp,
} from './project.mjs';

/**
 * What is built where it is older than its sources: the JavaScript of all workspaces that run in Node, and the
 * pages. Types are not looked at; `npm test` does that, with `tsc -b`, which writes no JavaScript.
 *
 * @typedef {'driver' | 'code' | 'pages'} Part
 * @typedef {{ name: Part, build: () => Promise<boolean> }} Work `build` is false when it failed, and has then said why
 */

const COMMON = ['package-lock.json', 'tsconfig.base.json'];

/** Paths from the root. */
function codeFiles() {
  return WORKSPACES.flatMap((workspace) => {
    const { rootDir, outDir } = readJson(`${workspace}/tsconfig.json`)?.compilerOptions ?? {};
    if (outDir === undefined) return [];
    return (
      [...filesIn(posix.join(workspace, rootDir))]
        .filter((path) => /\.ts$/.test(path) && !/(\.d|\.test|\.config)\.ts$/.test(path))
        // Vite builds the pages.
        .filter((path) => !/^games\/.*\/(pages|messages)\//.test(path))
        .map((path) => {
          const inside = posix.relative(posix.join(workspace, rootDir), path);
          return {
            source: path,
            result: posix.join(workspace, outDir, inside.replace(/ts$/, 'js')),
          };
        })
    );
  });
}

/** @param {ReturnType<typeof codeFiles>} files */
async function buildCode(files) {
  const { transformWithOxc } = await import('vite');
  for (const { source, result } of files) {
    const path = join(ROOT, source);
    const made = await transformWithOxc(readFileSync(path, 'utf8'), path).catch((error) => {
      logError(`${source}: ${error.message}`);
    });
    if (!made) return false;
    const { code, map } = made;
    const target = join(ROOT, result);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.map`, JSON.stringify(map));
    writeFileSync(target, `${code}//# sourceMappingURL=${posix.basename(result)}.map\n`);
  }
  return true;
}

/** @returns {readonly Work[]} */
export function codeWork() {
  const files = codeFiles();
  const configs = WORKSPACES.map((it) => `${it}/tsconfig.json`);
  const from = fingerprint([
    ...COMMON,
    'scripts/lib/build.mjs',
    ...configs,
    ...files.map(({ source }) => source),
  ]);
  const results = files.map(({ result }) => result);
  const before = readStamp('code');
  if (before?.from === from && results.every((it) => existsSync(join(ROOT, it)))) return [];
  const build = async () => {
    writeStamp('code', undefined);
    for (const gone of before?.results ?? []) rmSync(join(ROOT, gone), { force: true });
    if (!(await buildCode(files))) return false;
    writeStamp('code', { from, results });
    return true;
  };
  return [{ name: 'code', build }];
}

const PAGES = ['index', 'play', 'verify'].map((name) =>
  join(ROOT, 'kiosk', 'dist', `${name}.html`),
);

/** @returns {readonly Work[]} */
export function pagesWork() {
  const files = ['engine/src', 'games', 'kiosk'].flatMap((folder) => [...filesIn(folder)]);
  const from = fingerprint([
    ...COMMON,
    ...files.filter((path) => !/\.test\.\w+$|\.md$/.test(path)),
  ]);
  if (readStamp('pages') === from && PAGES.every((page) => existsSync(page))) return [];
  const build = async () => {
    writeStamp('pages', undefined);
    const vite = ['build', '--logLevel', 'warn'];
    // Vitest, which may have it built, sets another: the pages would be made for development.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { ok } = await runNode(toolOf('vite'), vite, {
      cwd: join(ROOT, 'kiosk'),
      env,
      shown: 'failure',
    });
    if (ok) writeStamp('pages', from);
    return ok;
  };
  return [{ name: 'pages', build }];
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { logError } from './log.mjs';
import { runNode, runNpm } from './processes.mjs';
import * as project from './project.mjs';

const { ROOT, WORKSPACES } = project;

/**
 * What is installed and built where it is older than its sources: packages, the JavaScript of all workspaces that run
 * in Node, and the pages. Types are not looked at; `npm test` does that, with `tsc -b`, which writes no JavaScript.
 *
 * @typedef {{ name: string, make: () => Promise<boolean> }} Work `make` is false when it failed, and has said why
 */

/**
 * Work that is needed where results are not there, or were made from other files.
 * @param {{ stamp: string, sources: readonly string[], results: readonly string[] } & Work} all with paths from the root
 * @returns {Work | undefined}
 */
function outdated({ stamp, sources, results, name, make }) {
  const from = project.fingerprint(sources);
  const before = project.readStamp(stamp);
  if (before?.from === from && results.every((it) => existsSync(join(ROOT, it)))) return undefined;
  return {
    name,
    make: async () => {
      // Broken off from here on, it is begun again.
      project.writeStamp(stamp, null);
      for (const gone of before?.results ?? []) rmSync(join(ROOT, gone), { force: true });
      const isMade = await make();
      if (isMade) project.writeStamp(stamp, { from, results });
      return isMade;
    },
  };
}

/** Every package as it stands in the lock file. Nothing of theirs is run or compiled. */
export function packagesWork() {
  return outdated({
    stamp: 'packages',
    sources: ['package-lock.json'],
    // npm's own note of what it installed, written last.
    results: ['node_modules/.package-lock.json'],
    name: 'packages',
    make: async () => {
      const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
      const isMade = await runNpm(npm, { shown: 'failure' });
      if (!isMade) logError('Not installed; why stands above. Only the first start needs the internet.');
      return isMade;
    },
  });
}

/** What shapes all that is built. */
const COMMON = ['package-lock.json', 'tsconfig.base.json'];

export function codeWork() {
  const files = WORKSPACES.flatMap(codeFiles);
  const configs = WORKSPACES.map((it) => `${it}/tsconfig.json`);
  return outdated({
    stamp: 'code',
    sources: [...COMMON, 'scripts/lib/build.mjs', ...configs, ...files.map((it) => it.source)],
    results: files.map((it) => it.result),
    name: 'the server',
    make: () => buildCode(files),
  });
}

/** @param {string} workspace */
function codeFiles(workspace) {
  const config = project.readJson(`${workspace}/tsconfig.json`);
  const { rootDir, outDir } = config?.compilerOptions ?? {};
  if (outDir === undefined) return [];
  const [from, to] = [posix.join(workspace, rootDir), posix.join(workspace, outDir)];
  return (
    [...project.filesIn(from)]
      .filter((path) => /\.ts$/.test(path) && !/(\.d|\.test|\.config)\.ts$/.test(path))
      // Vite builds the pages.
      .filter((path) => !/^games\/.*\/(pages|messages)\//.test(path))
      .map((source) => {
        const inside = posix.relative(from, source).replace(/ts$/, 'js');
        return { source, result: posix.join(to, inside) };
      })
  );
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

export function pagesWork() {
  const files = ['engine/src', 'games', 'kiosk'].flatMap((folder) => [...project.filesIn(folder)]);
  return outdated({
    stamp: 'pages',
    sources: [...COMMON, ...files.filter((path) => !/\.test\.\w+$|\.md$/.test(path))],
    results: ['index', 'play', 'verify'].map((name) => `kiosk/dist/${name}.html`),
    name: 'the pages',
    make: () => {
      // Vitest, which may have it built, sets another: the pages would be made for development.
      const env = { ...process.env, NODE_ENV: 'production' };
      const options = /** @type {const} */ ({ cwd: join(ROOT, 'kiosk'), env, shown: 'failure' });
      return runNode('vite/bin/vite.js', ['build', '--logLevel', 'warn'], options);
    },
  });
}

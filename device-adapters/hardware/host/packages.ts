import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type PackageFile = {
  /** Below `node_modules`. */
  readonly to: string;
  readonly from: string;
};

/** What a package needs when it runs here; prebuilt binaries for other systems stay behind. */
const CODE = /\.(c?js|mjs|json)$/;
const BINDING = new RegExp(
  `(prebuilds/[^/]*${process.platform}-${process.arch}/(?!.*musl)|build/Release/)[^/]*\\.node$`,
);

/** The files of all packages that a workspace depends on, directly or not, development left out. */
export function runtimePackages(workspace: string): PackageFile[] {
  const folders = new Map<string, string>();
  const visit = (owner: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const folder = find(name, owner);
      if (folder === undefined || folders.get(folder) !== undefined) continue;
      folders.set(folder, folder.slice(folder.indexOf('/node_modules/') + 14));
      visit(folder);
    }
  };
  visit(workspace);
  return [...folders].flatMap(([folder, to]) =>
    walk(folder)
      .filter((file) => !file.startsWith('node_modules/'))
      .filter((file) => CODE.test(file) || BINDING.test(file))
      .map((file) => ({ to: `${to}/${file}`, from: join(folder, file) })),
  );
}

/** Where Node finds a package: in the nearest `node_modules` above the one that asks. */
function find(name: string, owner: string): string | undefined {
  const folder = join(owner, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(owner);
  return above === owner ? undefined : find(name, above);
}

/** Files below a folder, relative to it. */
export function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

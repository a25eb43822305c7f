import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Entry } from './cpio.js';

type PackageFile = {
  /** Below `node_modules`. */
  readonly to: string;
  readonly from: string;
};

/** What a package needs when it runs here; prebuilt binaries for other systems stay behind. */
const CODE_FILE = /\.(c?js|mjs|json)$/;
const NATIVE_BINDING = new RegExp(
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
      .filter((file) => CODE_FILE.test(file) || NATIVE_BINDING.test(file))
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
function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** A module of the kernel, uncompressed. */
type KernelModule = { readonly file: string; readonly content: Buffer };

/** Files in an order in which each comes after those that it depends on. */
export function loadOrder(modules: readonly KernelModule[]): string[] {
  const byName = new Map(modules.map((module) => [nameOf(module.file), module]));
  const order: string[] = [];
  const visit = (module: KernelModule, above: readonly KernelModule[]) => {
    if (order.includes(module.file) || above.includes(module)) return;
    for (const name of dependencies(module.content)) {
      const needed = byName.get(name);
      // What is not here is built into the kernel, or loading says that it is missing.
      if (needed !== undefined) visit(needed, [...above, module]);
    }
    order.push(module.file);
  };
  for (const module of modules) visit(module, []);
  return order;
}

/** The kernel takes `-` and `_` in the name of a module for the same. */
const nameOf = (file: string) => file.replace(/\.ko$/, '').replaceAll('-', '_');

/** A module carries `key=value` texts, each closed by a zero; one is `depends=a,b`. */
function dependencies(content: Buffer): string[] {
  const key = Buffer.from('\0depends=');
  const at = content.indexOf(key);
  if (at < 0) return [];
  const start = at + key.length;
  const list = content.toString('latin1', start, content.indexOf(0, start));
  return list === '' ? [] : list.split(',').map(nameOf);
}

const execute = promisify(execFile);

/** Reads for the driver that has no native library. */
const CAT_PATH = '/bin/cat';

/**
 * Everything that the guest has: busybox, the kernel's modules, this very Node with its libraries,
 * the built adapters and the packages that they need at run time.
 * @param kit holds `busybox` and `modules/`
 * @param workspace folder of the device adapters, built
 */
export async function guestFiles(kit: string, workspace: string): Promise<Entry[]> {
  const modules = readdirSync(join(kit, 'modules')).map((file) => ({
    file,
    content: readFileSync(join(kit, 'modules', file)),
  }));
  const packages = runtimePackages(workspace);
  const bindings = packages.map(({ from }) => from).filter((file) => file.endsWith('.node'));
  const libraries = await librariesOf([process.execPath, CAT_PATH, ...bindings]);
  return [
    ...['dev', 'proc', 'sys', 'tmp'].map((path) => ({ path, folder: true as const })),
    { path: 'init', content: Buffer.from(init(loadOrder(modules))), executable: true },
    program('bin/busybox', join(kit, 'busybox')),
    program('bin/node', process.execPath),
    program('bin/cat', CAT_PATH),
    ...libraries.map((file) => program(`lib64/${basename(file)}`, file)),
    ...modules.map(({ file, content }) => ({ path: `modules/${file}`, content })),
    { path: 'app/package.json', content: Buffer.from('{"type":"module"}') },
    ...walk(join(workspace, 'dist'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => copy(`app/dist/${file}`, join(workspace, 'dist', file))),
    ...packages.map(({ to, from }) => copy(`app/node_modules/${to}`, from)),
  ];
}

const copy = (path: string, from: string) => ({ path, content: readFileSync(from) });
const program = (path: string, from: string) => ({ ...copy(path, from), executable: true });

/** Shared libraries and the loader, as the loader finds them. Musl builds are for other systems. */
async function librariesOf(programs: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const file of programs) {
    const { stdout } = await execute('ldd', [file]);
    for (const [, path] of stdout.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)) {
      if (path !== undefined) found.add(path);
    }
  }
  return [...found];
}

/**
 * The first process. Nobody answers for devices in this guest: no udev runs, the kernel makes the
 * nodes. The messages of the program go over the second serial port, the kernel's over the first.
 * It ends by itself, should its host have died without a word.
 */
function init(modules: readonly string[]): string {
  return `#!/bin/busybox sh
busybox() { /bin/busybox "$@"; }
busybox mount -t devtmpfs dev /dev
busybox mount -t proc proc /proc
busybox mount -t sysfs sys /sys
${modules.map((file) => `busybox insmod /modules/${file}`).join('\n')}
(busybox sleep 900; busybox poweroff -f) &
busybox stty -F /dev/ttyS1 raw -echo
export PATH=/bin LD_LIBRARY_PATH=/lib64 UV_THREADPOOL_SIZE=16 NODE_ENV=production
/bin/node /app/dist/hardware/guest/main.js </dev/ttyS1 >/dev/ttyS1 2>/dev/console
echo "the guest program ended with $?"
busybox poweroff -f
`;
}

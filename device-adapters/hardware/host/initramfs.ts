import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Entry } from './cpio.js';
import { loadOrder } from './modules.js';
import { runtimePackages, walk } from './packages.js';

const ask = promisify(execFile);

/** Reads for the driver that has no native library. */
const CAT = '/bin/cat';

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
  const libraries = await librariesOf([process.execPath, CAT, ...bindings]);
  return [
    ...['dev', 'proc', 'sys', 'tmp'].map((path) => ({ path, folder: true as const })),
    { path: 'init', content: Buffer.from(init(loadOrder(modules))), executable: true },
    program('bin/busybox', join(kit, 'busybox')),
    program('bin/node', process.execPath),
    program('bin/cat', CAT),
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
    const { stdout } = await ask('ldd', [file]);
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

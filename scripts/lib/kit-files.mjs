import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** Where the hardware test keeps what it boots; git ignores it, and it may be deleted at any time. */
const CACHE = join(ROOT, '.cache', 'hardware');
const DOWNLOADS = join(CACHE, 'downloads');

/** The kernel as `kernel`, `busybox`, and in `modules/` those named below. */
export const KIT = join(CACHE, 'kit');

/** USB host controller, human interface devices, and devices made by a program; in no order. */
const MODULES = [
  'usb-common',
  'usbcore',
  'xhci-hcd',
  'xhci-pci',
  'hid',
  'usbhid',
  'hid-generic',
  'uhid',
];

const WANTED = [
  '*/vmlinuz-*',
  '*/bin/busybox',
  ...MODULES.map((name) => `*/kernel/drivers/*/${name}.ko*`),
];

const EXTRACT = `package="$1" folder="$2"; shift 2
dpkg-deb --fsys-tarfile "$package" | tar -x -C "$folder" --wildcards "$@" 2>/dev/null`;

/** What `ensureKit` does to this disk; a test puts another in its place. */
export const DISK = {
  hasKit: () => {
    const files = walk(KIT);
    const modules = MODULES.map((name) => `modules/${name}.ko`);
    return ['kernel', 'busybox', ...modules].every((name) => files.includes(join(KIT, name)));
  },
  /** An empty folder for the packages. */
  begin: () => {
    rmSync(DOWNLOADS, { recursive: true, force: true });
    mkdirSync(DOWNLOADS, { recursive: true });
    return DOWNLOADS;
  },
  unpack,
  end: () => rmSync(DOWNLOADS, { recursive: true, force: true }),
};

/**
 * Takes the few files that are needed out of the packages. The kit appears whole or not at all.
 * @returns {Promise<boolean>} false when something is missing
 */
async function unpack() {
  const raw = join(DOWNLOADS, 'raw');
  const made = join(DOWNLOADS, 'kit');
  mkdirSync(raw);
  mkdirSync(join(made, 'modules'), { recursive: true });
  for (const name of walk(DOWNLOADS).filter((file) => file.endsWith('.deb'))) {
    // No package has a file for each pattern, so tar always complains: what came out counts.
    await run('sh', ['-c', EXTRACT, 'sh', name, raw, ...WANTED]);
  }
  const busybox = walk(raw).find((file) => file.endsWith('/bin/busybox'));
  const kernel = walk(raw).find((file) => /\/vmlinuz-[^/]+$/.test(file));
  if (busybox === undefined || kernel === undefined) return false;
  // Later versions of Debian pack them; the kernel in the guest is to get them plain.
  const packed = walk(raw).filter((file) => file.endsWith('.ko.xz'));
  if (packed.length > 0) await run(busybox, ['unxz', ...packed]);
  const modules = walk(raw).filter((file) => file.endsWith('.ko'));
  if (modules.length !== MODULES.length) return false;
  renameSync(kernel, join(made, 'kernel'));
  renameSync(busybox, join(made, 'busybox'));
  for (const file of modules) {
    renameSync(file, join(made, 'modules', file.slice(file.lastIndexOf('/') + 1)));
  }
  rmSync(KIT, { recursive: true, force: true });
  renameSync(made, KIT);
  return true;
}

/**
 * All files below a folder, none when it is not there.
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

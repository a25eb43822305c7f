import { delimiter, join } from 'node:path';
import { dependency, HERE, isDebian, mayInstall, withLists } from './debian.mjs';
import { DISK, KIT } from './kit-files.mjs';
import { say } from './say.mjs';

/**
 * What the hardware test boots: QEMU is installed with apt-get, the kernel and busybox are only
 * unpacked into a folder of the checkout, so that this computer's own kernel stays as it is.
 */

const QEMU = 'qemu-system-x86_64';
/** Stands for the kernel of the day. */
const KERNELS = 'linux-image-amd64';

/**
 * @typedef {object} Kit
 * @property {string} qemu path of the emulator
 * @property {string} folder holds `kernel`, `busybox` and `modules/`
 *
 * @typedef {object} Missing
 * @property {string} why sentences for people
 * @property {boolean} broken it should have worked here; false: it cannot be had on this computer
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Kit | Missing>}
 */
export async function ensureKit(env, here = HERE, disk = DISK) {
  if (here.platform !== 'linux' || here.arch !== 'x64') {
    return absent('The hardware test needs 64-bit Linux on a PC.');
  }
  if (!isDebian(here)) {
    return absent('The hardware test takes its kernel from Debian, and this is not Debian.');
  }
  const qemu = findQemu(env, here) ?? (await installQemu(env, here));
  if (typeof qemu !== 'string') return qemu;
  if (!disk.hasKit()) {
    const why = await fetchKit(here, disk);
    if (why !== undefined) return { why, broken: true };
  }
  return { qemu, folder: KIT };
}

const absent = (/** @type {string} */ why) => ({ why, broken: false });

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Pick<typeof HERE, 'exists'>} here
 */
function findQemu(env, here) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, '/usr/bin'].map((folder) => join(folder, QEMU)).find(here.exists);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof HERE} here
 */
async function installQemu(env, here) {
  if (!mayInstall(here)) {
    return absent('QEMU was not found. Install it: sudo apt-get install qemu-system-x86');
  }
  say('QEMU was not found. Installing the package "qemu-system-x86" with apt-get.');
  const install = ['install', '-y', '--no-install-recommends', 'qemu-system-x86'];
  await withLists(here, () => here.apt(install));
  const why = 'apt-get could not install QEMU; it says why above.';
  return findQemu(env, here) ?? { why, broken: true };
}

/**
 * @param {typeof HERE} here
 * @param {typeof DISK} disk
 * @returns {Promise<string | undefined>} why it failed
 */
async function fetchKit(here, disk) {
  say('Downloading a kernel and busybox for the guest (about 70 MB, once).');
  const folder = disk.begin();
  try {
    const fetched = await withLists(here, async () => {
      const kernel = dependency(await here.depends(KERNELS), 'linux-image-');
      if (kernel === undefined) return false;
      // As root apt would hand the download to a user who may not write here.
      const user = here.isRoot() ? ['-o', 'APT::Sandbox::User=root'] : [];
      return here.apt(['download', kernel, 'busybox-static', ...user], folder);
    });
    if (!fetched) return 'apt-get could not download a kernel and busybox; it says why above.';
    if (await disk.unpack()) return undefined;
    return 'The packages of the kernel and busybox could not be unpacked.';
  } finally {
    disk.end();
  }
}

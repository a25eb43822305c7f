import { describe, expect, it } from 'vitest';
import { HERE } from './debian.mjs';
import { ensureKit } from './hardware-kit.mjs';
import { KIT } from './kit-files.mjs';

const QEMU = '/usr/bin/qemu-system-x86_64';
const READY = { qemu: QEMU, folder: KIT };

/**
 * A computer with these properties, and what was done to it.
 * @param {Partial<{
 *   platform: NodeJS.Platform, arch: NodeJS.Architecture, release: string, isRoot: boolean,
 *   hasSudo: boolean, qemu: boolean, lists: boolean, kit: boolean, online: boolean, whole: boolean,
 * }>} is
 */
function computer(is) {
  /** @type {string[]} */
  const calls = [];
  const { lists = true, qemu = false, kit = false, online = true, whole = true } = is;
  const has = { lists, qemu, kit };
  const here = {
    ...HERE,
    platform: is.platform ?? 'linux',
    arch: is.arch ?? 'x64',
    exists: (/** @type {unknown} */ path) => path !== QEMU || has.qemu,
    isRoot: () => is.isRoot ?? true,
    hasSudo: () => is.hasSudo ?? false,
    release: () => is.release ?? 'ID=debian\n',
    depends: async () => (has.lists ? '  Depends: linux-image-6.1.0-56-amd64\n' : ''),
    /** @param {readonly string[]} args */
    apt: async ([what = '', ...names]) => {
      const known = what === 'update' || has.lists;
      calls.push(what === 'download' ? `download ${names.slice(0, 2).join(' ')}` : what);
      if (!online || !known) return false;
      if (what === 'update') has.lists = true;
      if (what === 'install') has.qemu = true;
      return true;
    },
  };
  const disk = {
    hasKit: () => has.kit,
    begin: () => '/cache/downloads',
    unpack: async () => whole,
    end: () => calls.push('tidy'),
  };
  return { calls, ensure: () => ensureKit({ PATH: '/usr/bin' }, here, disk) };
}

const DOWNLOAD = 'download linux-image-6.1.0-56-amd64 busybox-static';

describe.skipIf(process.platform === 'win32')('ensureKit', () => {
  it('needs nothing where everything is there', async () => {
    const { ensure, calls } = computer({ qemu: true, kit: true, isRoot: false });
    expect(await ensure()).toEqual(READY);
    expect(calls).toEqual([]);
  });

  it('gets everything as root, never installing a kernel', async () => {
    const { ensure, calls } = computer({});
    expect(await ensure()).toEqual(READY);
    expect(calls).toEqual(['install', DOWNLOAD, 'tidy']);
  });

  it('gets everything as an ordinary person whose sudo asks for no password', async () => {
    const { ensure, calls } = computer({ isRoot: false, hasSudo: true, lists: false });
    expect(await ensure()).toEqual(READY);
    expect(calls).toEqual(['install', 'update', 'install', DOWNLOAD, 'tidy']);
  });

  it('fetches the lists of packages when there are none', async () => {
    const { ensure, calls } = computer({ lists: false });
    expect(await ensure()).toEqual(READY);
    expect(calls).toEqual(['install', 'update', 'install', DOWNLOAD, 'tidy']);
  });

  it('fetches the kernel as an ordinary person who has QEMU', async () => {
    const { ensure, calls } = computer({ qemu: true, isRoot: false });
    expect(await ensure()).toEqual(READY);
    expect(calls).toEqual([DOWNLOAD, 'tidy']);
  });

  it.each([
    ['another system', { platform: /** @type {const} */ ('darwin') }],
    ['another processor', { arch: /** @type {const} */ ('arm64') }],
    ['another Linux', { release: 'ID=ubuntu\nID_LIKE=debian\n' }],
    ['an ordinary person without QEMU', { isRoot: false }],
  ])('says that it cannot be had: %s', async (_name, is) => {
    const { ensure, calls } = computer(is);
    expect(await ensure()).toEqual({ why: expect.any(String), broken: false });
    expect(calls).toEqual([]);
  });

  it.each([
    ['no network for QEMU', { online: false }],
    ['no network for the kernel', { qemu: true, online: false }],
    ['no lists, and nobody to fetch them', { qemu: true, isRoot: false, lists: false }],
    ['a package without the modules', { qemu: true, whole: false }],
  ])('says that it broke: %s', async (_name, is) => {
    expect(await computer(is).ensure()).toEqual({ why: expect.any(String), broken: true });
  });
});

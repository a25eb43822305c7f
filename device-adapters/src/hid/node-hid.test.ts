import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FakeNodeHid } from '../../test-kit/fake-node-hid.js';
import { openAdapters } from '../open.js';
import { loadNodeHid } from './node-hid.js';
import { HidSysfs } from './sysfs.js';

async function adapterOver(library: FakeNodeHid) {
  const { adapters } = await openAdapters({
    clock: () => 0,
    hid: () => loadNodeHid(async () => library, 'linux', library),
  });
  const [adapter] = adapters;
  if (adapter === undefined) throw new Error('no adapter');
  return adapter;
}

it('loads on this computer, or says what is missing', async () => {
  const { adapters, faults } = await openAdapters({ clock: () => 0 });
  expect(adapters.map(({ kind }) => kind).concat(faults.map(({ kind }) => kind))).not.toEqual([]);
  for (const adapter of adapters) expect(Array.isArray(await adapter.list())).toBe(true);
});

it.each([
  ['linux', 'hidraw'],
  ['darwin', 'libusb'],
] as const)('on %s chooses the driver %s', async (platform, driver) => {
  const library = new FakeNodeHid();
  await loadNodeHid(async () => library, platform);
  expect(library.driver).toBe(driver);
});

it('takes the other driver where the native library does not load, or says DRIVER_MISSING', async () => {
  const words = 'libudev.so.1: cannot open shared object file: No such file or directory';
  const broken = async () => {
    const library = new FakeNodeHid();
    library.getHidapiVersion = () => {
      throw new Error(words);
    };
    return library;
  };
  const where = { clock: () => 0, hid: () => loadNodeHid(broken, 'linux') };
  const linux = await openAdapters({ ...where, platform: 'linux' });
  expect(linux.adapters.map(({ kind }) => kind)).toContain('hid');
  expect(linux.remarks).toEqual([`Scanners are read by the driver for Linux, as node-hid does not load (${words}).`]);
  const { adapters, faults } = await openAdapters({
    ...where,
    platform: 'darwin',
    serial: async () => ({ ports: async () => [], open: () => Promise.reject(new Error('none')) }),
  });
  expect(adapters.map(({ kind }) => kind)).toEqual(['serial']);
  expect(faults).toEqual([
    { kind: 'pos', code: 'DRIVER_MISSING', detail: words },
    { kind: 'keyboard', code: 'DRIVER_MISSING', detail: words },
  ]);
});

const FAILED = "cannot open device with path /dev/hidraw0: Failed to open a device with path '…'";

it.each([
  ['Permission denied', 'NO_PERMISSION'],
  ['Device or resource busy', 'BUSY'],
  ['No such file or directory', 'NOT_FOUND'],
  ['No such device', 'NOT_FOUND'],
  ['Input/output error', 'OPEN_FAILED'],
])('takes the words "%s" for %s', async (words, code) => {
  const library = new FakeNodeHid();
  library.plug('/dev/hidraw0', [{}]);
  library.refusals.set('/dev/hidraw0', `${FAILED}: ${words}`);
  const adapter = await adapterOver(library);
  await adapter.list();
  expect(await adapter.open('/dev/hidraw0')).toEqual({
    ok: false,
    error: { code, device: '/dev/hidraw0', detail: `${FAILED}: ${words}` },
  });
  library.refusals.clear();
  expect((await adapter.open('/dev/hidraw0')).ok).toBe(true);
});

it('numbers twins, and gives one that is put back its number again', async () => {
  const library = new FakeNodeHid();
  for (const path of ['/dev/hidraw0', '/dev/hidraw1']) library.plug(path, [{}]);
  const adapter = await adapterOver(library);
  const keys = async () => (await adapter.list()).map(({ id, key }) => `${id} ${key}`);
  expect(await keys()).toEqual(['/dev/hidraw0 0c2e:0b61', '/dev/hidraw1 0c2e:0b61#2']);
  library.unplug('/dev/hidraw0');
  expect(await keys()).toEqual(['/dev/hidraw1 0c2e:0b61#2']);
  library.plug('/dev/hidraw4', [{}]);
  expect(await keys()).toEqual(['/dev/hidraw1 0c2e:0b61#2', '/dev/hidraw4 0c2e:0b61']);
});

it('ends the connection of a device that became another one between two looks', async () => {
  const library = new FakeNodeHid();
  library.plug('/dev/hidraw0', [{ serialNumber: 'A' }]);
  const adapter = await adapterOver(library);
  const opened = await adapter.open('/dev/hidraw0');
  library.plug('/dev/hidraw0', [{ serialNumber: 'B' }]);
  expect((await adapter.list()).map(({ key }) => key)).toEqual(['0c2e:0b61:B']);
  expect(opened.ok && (await opened.value.ended)?.code).toBe('LOST');
});

it('says NOT_FOUND of a device that is pulled out while it is being opened', async () => {
  const library = new FakeNodeHid();
  library.plug('/dev/hidraw0', [{}]);
  const adapter = await adapterOver(library);
  await adapter.list();
  const opening = adapter.open('/dev/hidraw0');
  library.unplug('/dev/hidraw0');
  const [listed, opened] = await Promise.all([adapter.list(), opening]);
  expect(listed).toEqual([]);
  expect(opened.ok).toBe(false);
});

it('finds the device and its descriptor in what Linux shows', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sys-'));
  const usb = join(root, 'devices/usb1/1-1.2/1-1.2:1.0/0003:0C2E:0B61.0001');
  const uhid = join(root, 'devices/virtual/misc/uhid/0003:0C2E:0B61.0002');
  for (const [name, folder] of [
    ['hidraw0', usb],
    ['hidraw1', uhid],
  ] as const) {
    await mkdir(folder, { recursive: true });
    await mkdir(join(root, 'class/hidraw', name), { recursive: true });
    await symlink(folder, join(root, 'class/hidraw', name, 'device'));
  }
  await writeFile(join(usb, 'report_descriptor'), Uint8Array.of(5, 0x8c));
  const sysfs = new HidSysfs(root);
  expect(await sysfs.place('/dev/hidraw0')).toBe(join(root, 'devices/usb1/1-1.2'));
  expect(await sysfs.place('/dev/hidraw1')).toBe(uhid);
  expect(await sysfs.place('/dev/hidraw9')).toBeUndefined();
  expect([...((await sysfs.descriptor('/dev/hidraw0')) ?? [])]).toEqual([5, 0x8c]);
  expect(await sysfs.descriptor('/dev/hidraw1')).toBeUndefined();
  await rm(root, { recursive: true });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadOrder, runtimePackages } from './initramfs.js';

const module = (name: string, depends?: string) => ({
  file: `${name}.ko`,
  content: Buffer.from(depends === undefined ? 'ELF\0license=GPL\0' : `ELF\0license=GPL\0depends=${depends}\0name=x\0`),
});

it('loads what a module depends on before it, whichever of - and _ is written', () => {
  const files = loadOrder([
    module('usbhid', 'usbcore,hid'),
    module('xhci-pci', 'xhci_hcd,usbcore'),
    module('hid', ''),
    module('usbcore', 'usb-common'),
    module('xhci-hcd', 'usbcore'),
    module('usb-common', ''),
  ]);
  expect(files).toEqual(['usb-common.ko', 'usbcore.ko', 'hid.ko', 'usbhid.ko', 'xhci-hcd.ko', 'xhci-pci.ko']);
});

it('leaves out what is not there, and is not led in circles', () => {
  expect(loadOrder([module('a', 'b,built-in'), module('b', 'a'), module('c')])).toEqual(['b.ko', 'a.ko', 'c.ko']);
});

const root = mkdtempSync(join(tmpdir(), 'mister-x-packages-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: object | string = ''): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

it.skipIf(process.platform === 'win32')('takes what runs here, nearest first, and no more', () => {
  const here = `${process.platform}-${process.arch}`;
  write('adapters/package.json', { dependencies: { hid: '1' }, devDependencies: { tool: '1' } });
  write('adapters/node_modules/deep/package.json', {});
  write('node_modules/hid/package.json', { dependencies: { deep: '2' } });
  write('node_modules/hid/index.js');
  write('node_modules/hid/hid.cc');
  write(`node_modules/hid/prebuilds/HID-${here}/hid.node`);
  write(`node_modules/hid/prebuilds/HID-${here}-musl/hid.node`);
  write('node_modules/hid/prebuilds/HID-plan9-x64/hid.node');
  write('node_modules/deep/package.json', { dependencies: { hid: '1' } });
  write('node_modules/tool/package.json', {});
  const files = runtimePackages(join(root, 'adapters'));
  expect(files.map(({ to }) => to).sort()).toEqual([
    'deep/package.json',
    'hid/index.js',
    'hid/package.json',
    `hid/prebuilds/HID-${here}/hid.node`,
  ]);
  expect(files.every(({ from }) => from.startsWith(join(root, 'node_modules')))).toBe(true);
});

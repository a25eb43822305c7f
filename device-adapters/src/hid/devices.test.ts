import { expect, it } from 'vitest';
import { scannersAmong } from './devices.js';
import type { HidInfo } from './driver.js';

const ANY: HidInfo = {
  path: '/dev/hidraw0',
  vendor: 0x0c2e,
  product: 0x0b61,
  serial: 'A1',
  maker: 'Honeywell',
  model: 'Voyager 1450g',
  interface: 0,
  usagePage: 0x8c,
  usage: 2,
};
const MOUSE = { usagePage: 1, usage: 2 };
const KEYBOARD = { usagePage: 1, usage: 6 };
const NOWHERE = new Map<string, string>();

const paths = (infos: readonly HidInfo[], places: ReadonlyMap<string, string>) =>
  scannersAmong(infos, places).map(({ id, kind }) => `${kind} ${id}`);

it('names point-of-sale scanners and keyboards, and nothing else', () => {
  expect(
    scannersAmong(
      [
        ANY,
        { ...ANY, path: '/dev/hidraw1', serial: '', ...MOUSE },
        { ...ANY, path: '/dev/hidraw2', serial: '', vendor: 0x46d, ...KEYBOARD },
      ],
      NOWHERE,
    ),
  ).toEqual([
    { id: '/dev/hidraw0', kind: 'pos', key: '0c2e:0b61:A1', label: 'Honeywell Voyager 1450g' },
    { id: '/dev/hidraw2', kind: 'keyboard', key: '046d:0b61', label: 'Honeywell Voyager 1450g' },
  ]);
});

it('names a device once that has several usages and interfaces', () => {
  const interfaces = [
    { ...ANY, path: '/dev/hidraw3', interface: 1, ...MOUSE },
    { ...ANY, path: '/dev/hidraw3', interface: 1, ...KEYBOARD },
    { ...ANY, path: '/dev/hidraw2', interface: 0, ...KEYBOARD },
  ];
  const places = new Map([
    ['/dev/hidraw2', '/sys/1-1'],
    ['/dev/hidraw3', '/sys/1-1'],
  ]);
  expect(paths(interfaces, places)).toEqual(['keyboard /dev/hidraw2']);
  // Without places, the serial number tells that they belong together.
  expect(paths(interfaces, NOWHERE)).toEqual(['keyboard /dev/hidraw2']);
});

it('opens a scanner at its point-of-sale interface, whatever else it has', () => {
  const both = [
    { ...ANY, path: '/dev/hidraw0', interface: 0, ...KEYBOARD },
    { ...ANY, path: '/dev/hidraw1', interface: 1 },
  ];
  expect(paths(both, NOWHERE)).toEqual(['pos /dev/hidraw1']);
});

it('keeps twins without a serial number apart, in the order of their sockets', () => {
  const twins = ['/dev/hidraw0', '/dev/hidraw1'].map((path) => ({ ...ANY, path, serial: '' }));
  const places = new Map([
    ['/dev/hidraw0', '/sys/usb1/1-10'],
    ['/dev/hidraw1', '/sys/usb1/1-2'],
  ]);
  expect(paths(twins, places)).toEqual(['pos /dev/hidraw1', 'pos /dev/hidraw0']);
});

it.each([
  ['Zebra', 'Zebra DS2208', 'Zebra DS2208'],
  ['', 'Barcode\u0000\u202e Scanner\n', 'Barcode Scanner'],
  ['', '', 'USB 0c2e:0b61'],
  ['M'.repeat(100), '', 'M'.repeat(60)],
])('makes a label of %j and %j', (maker, model, label) => {
  expect(scannersAmong([{ ...ANY, maker, model }], NOWHERE)[0]?.label).toBe(label);
});

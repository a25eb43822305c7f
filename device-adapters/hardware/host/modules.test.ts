import { expect, it } from 'vitest';
import { loadOrder } from './modules.js';

const module = (name: string, depends?: string) => ({
  file: `${name}.ko`,
  content: Buffer.from(
    depends === undefined ? 'ELF\0license=GPL\0' : `ELF\0license=GPL\0depends=${depends}\0name=x\0`,
  ),
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
  expect(files).toEqual([
    'usb-common.ko',
    'usbcore.ko',
    'hid.ko',
    'usbhid.ko',
    'xhci-hcd.ko',
    'xhci-pci.ko',
  ]);
});

it('leaves out what is not there, and is not led in circles', () => {
  expect(loadOrder([module('a', 'b,built-in'), module('b', 'a'), module('c')])).toEqual([
    'b.ko',
    'a.ko',
    'c.ko',
  ]);
});

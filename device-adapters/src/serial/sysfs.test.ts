import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linuxPorts } from './sysfs.js';

it('finds the serial ports of USB devices, with what these say of themselves', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sys-'));
  const [sys, dev] = [join(root, 'sys'), join(root, 'dev')];
  const usb = join(sys, 'devices/usb1/1-1');
  await mkdir(join(usb, '1-1:1.0'), { recursive: true });
  const says = { idVendor: '0c2e', idProduct: '0b8a', serial: 'A1', product: 'Scanner' };
  for (const [file, text] of Object.entries(says)) await writeFile(join(usb, file), `${text}\n`);
  for (const name of ['ttyACM0', 'ttyS0', 'tty1']) {
    await mkdir(join(sys, 'class/tty', name), { recursive: true });
    if (name !== 'tty1') {
      await symlink(join(usb, '1-1:1.0'), join(sys, 'class/tty', name, 'device'));
    }
  }
  await mkdir(join(dev, 'serial/by-id'), { recursive: true });
  await symlink('../../ttyACM0', join(dev, 'serial/by-id/usb-Scanner_A1-if00'));
  expect(await linuxPorts(sys, dev)).toEqual([
    {
      path: join(dev, 'ttyACM0'),
      byId: 'usb-Scanner_A1-if00',
      vendor: '0c2e',
      product: '0b8a',
      serial: 'A1',
      maker: '',
      model: 'Scanner',
    },
  ]);
  await rm(root, { recursive: true });
});

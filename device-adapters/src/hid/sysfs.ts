import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What Linux shows of HID devices in `/sys`; elsewhere there is nothing to see. */
export class HidSysfs {
  constructor(private readonly root = '/sys') {}

  async descriptor(path: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.folder(path), 'report_descriptor'));
    } catch {
      return undefined;
    }
  }

  /**
   * The folder of the USB device, which ends with its socket: `…/usb1/1-1/1-1.2`. Below it lie its
   * interfaces (`1-1.2:1.0`), below those the HID devices (`0003:0C2E:0B81.0001`).
   */
  async place(path: string): Promise<string | undefined> {
    try {
      const hid = await realpath(this.folder(path));
      const parent = dirname(hid);
      return /:\d+\.\d+$/.test(basename(parent)) ? dirname(parent) : hid;
    } catch {
      return undefined;
    }
  }

  /** Number of the USB interface; 0 where there is none. */
  async interface(path: string): Promise<number> {
    try {
      const parent = basename(dirname(await realpath(this.folder(path))));
      return Number.parseInt(/:\d+\.(\d+)$/.exec(parent)?.[1] ?? '0', 10);
    } catch {
      return 0;
    }
  }

  /** What the kernel tells of a device: `HID_ID`, `HID_NAME`, `HID_UNIQ` (its serial number). */
  async uevent(path: string): Promise<ReadonlyMap<string, string>> {
    try {
      const lines = (await readFile(join(this.folder(path), 'uevent'), 'utf8')).split('\n');
      return new Map(
        lines.map((line) => {
          const [name = '', ...value] = line.split('=');
          return [name, value.join('=')];
        }),
      );
    } catch {
      return new Map();
    }
  }

  private folder(path: string): string {
    return join(this.root, 'class/hidraw', basename(path), 'device');
  }
}

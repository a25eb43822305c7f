import type { AdapterFault, Device } from '@mister-x/device-adapters';
import type { ScannerFault } from '@mister-x/engine/protocol';

/** What the log says of scanners; never what they read. */

const WHY: Readonly<Record<ScannerFault, string>> = {
  NOT_FOUND: 'it has gone',
  BUSY: 'another program is using it',
  NO_PERMISSION: 'this account is not allowed to use it',
  LOST: 'it stopped answering',
  OPEN_FAILED: 'it cannot be opened',
  GARBLED: 'what it sends is not a scan',
  DRIVER_MISSING: 'its driver cannot be loaded',
};

const KINDS: Readonly<Record<Device['kind'], string>> = {
  pos: 'Scanners in HID-POS mode',
  keyboard: 'Scanners that type like a keyboard',
  serial: 'Scanners at serial ports',
  mock: 'Practice scanners',
};

/** Once all adapters have said what is plugged in. */
export const SEARCHED = 'Finished looking for scanners.';

export const pluggedIn = (device: Device): string =>
  `${thing(device)} plugged in: ${device.label}.`;
export const unplugged = (device: Device): string => `${thing(device)} unplugged: ${device.label}.`;

/** A person's own keyboard looks the same as a scanner that types. */
const thing = ({ kind }: Device): string =>
  kind === 'keyboard' ? 'Keyboard or scanner' : 'Scanner';

export const refused = (label: string, fault: ScannerFault, detail: string): string =>
  `The scanner ${label} cannot be used: ${WHY[fault]} (${detail}).`;

export const kindMissing = ({ kind, detail }: AdapterFault): string =>
  `${KINDS[kind]} cannot be used on this computer (${detail}).`;

import type { ScannerFault, ScannerInfo, ScannerKind, Scanners } from '@mister-x/engine/protocol';

/** One line of the list: a scanner, or a whole kind that cannot be used on this computer. */
export type Plugged =
  | { readonly id: string; readonly scanner: ScannerInfo }
  | {
      readonly id: string;
      readonly scanner: null;
      readonly kind: ScannerKind;
      readonly fault: ScannerFault;
    };

export function faultOf(each: Plugged): ScannerFault | null {
  return each.scanner === null ? each.fault : each.scanner.fault;
}

/** What works first, then what could, then what is missing. */
export function plugged({ scanners, faults }: Scanners): readonly Plugged[] {
  const order = { ready: 0, failed: 1, off: 2 };
  const kinds = { mock: 0, pos: 0, keyboard: 1, serial: 2 };
  return [
    ...[...scanners]
      .sort((a, b) => order[a.state] - order[b.state] || kinds[a.kind] - kinds[b.kind])
      .map((scanner) => ({ id: scanner.scanner, scanner })),
    ...faults.map(({ kind, fault }) => ({ id: `kind ${kind}`, scanner: null, kind, fault })),
  ];
}

/** Lets everybody who sits at this computer read scanners, in the folder of the referee; see docs/hardware.md. */
const HID_RULE =
  'sudo cp device-adapters/udev/70-mister-x-scanners.rules /etc/udev/rules.d/ && sudo udevadm control --reload && sudo udevadm trigger';
const SERIAL_GROUP = 'sudo usermod --append --groups dialout "$USER"';

/** What to type where this computer does not let the referee read such a device. */
export function permissionLine(kind: ScannerKind): string {
  return kind === 'serial' ? SERIAL_GROUP : HID_RULE;
}

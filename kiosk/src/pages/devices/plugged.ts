import type { ScannerFault, ScannerInfo, ScannerKind, Scanners } from '@mister-x/engine/protocol';

/** One line of the list: a scanner, or a whole kind that cannot be used on this computer. */
type PluggedOrFaulty =
  | { readonly id: string; readonly scanner: ScannerInfo }
  | {
      readonly id: string;
      readonly scanner: null;
      readonly kind: ScannerKind;
      readonly fault: ScannerFault;
    };

export function faultOf(each: PluggedOrFaulty): ScannerFault | null {
  return each.scanner === null ? each.fault : each.scanner.fault;
}

/** What needs someone first, then what works, then what could; kinds that are missing last. */
export function pluggedAndFaulty({
  scanners,
  faults,
}: Pick<Scanners, 'scanners' | 'faults'>): readonly PluggedOrFaulty[] {
  const order = { ready: 0, failed: 1, off: 2 };
  const kinds = { mock: 0, pos: 0, keyboard: 1, serial: 2 };
  return [
    ...[...scanners]
      .sort(
        (a, b) =>
          Number(a.fault === null) - Number(b.fault === null) ||
          order[a.state] - order[b.state] ||
          kinds[a.kind] - kinds[b.kind],
      )
      .map((scanner) => ({ id: scanner.scanner, scanner })),
    ...faults.map(({ kind, fault }) => ({ id: `kind ${kind}`, scanner: null, kind, fault })),
  ];
}

/** What to type where this computer does not let the referee read a device; see docs/hardware.md. */
type PermissionFix = {
  /**
   * `file`: the rules that come with the referee, for the usual makers; to be typed in its folder.
   * `line`: a rule for this very model. `serial`: a group, which counts from the next log-in on.
   */
  readonly by: 'file' | 'line' | 'serial';
  readonly line: string;
};

const UDEV_RULES_FOLDER = '/etc/udev/rules.d/';
const UDEV_RELOAD_COMMAND = 'sudo udevadm control --reload && sudo udevadm trigger';

/** @param label of the scanner: one that does not say what it is is called by its numbers */
export function permissionFixFor(kind: ScannerKind, label: string): PermissionFix {
  if (kind === 'serial') {
    return { by: 'serial', line: 'sudo usermod --append --groups dialout "$USER"' };
  }
  const [, maker, model] = /^USB ([0-9a-f]{4}):([0-9a-f]{4})$/.exec(label) ?? [];
  if (maker === undefined || model === undefined) {
    const file = 'device-adapters/udev/70-mister-x-scanners.rules';
    return { by: 'file', line: `sudo cp ${file} ${UDEV_RULES_FOLDER} && ${UDEV_RELOAD_COMMAND}` };
  }
  const rule = `SUBSYSTEM=="hidraw", ATTRS{idVendor}=="${maker}", ATTRS{idProduct}=="${model}", MODE="0660", GROUP="plugdev", TAG+="uaccess"`;
  const file = `${UDEV_RULES_FOLDER}70-mister-x-${maker}-${model}.rules`;
  return { by: 'line', line: `echo '${rule}' | sudo tee ${file} && ${UDEV_RELOAD_COMMAND}` };
}

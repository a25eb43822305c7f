import { labelOf, printable, type SightedDevice } from '../roster.js';
import type { DeviceKind } from '../scanner.js';
import type { HidInfo } from './driver.js';
import { SCANNER_PAGE } from './pos.js';

const DESKTOP_PAGE = 0x01;
const KEYBOARD_USAGE = 0x06;

/**
 * The scanners among all HID devices, each once. A device with several interfaces is known by its
 * `place`; it is opened at its point-of-sale interface, otherwise at its first keyboard. They are in
 * the order of their sockets.
 */
export function scannersAmong(
  infos: readonly HidInfo[],
  placeOf: ReadonlyMap<string, string>,
): readonly SightedDevice[] {
  const places = new Map<string, { kind: DeviceKind; info: HidInfo }>();
  for (const info of infos) {
    const kind = kindOf(info);
    if (kind === undefined) continue;
    const place = placeOf.get(info.path) ?? familyOf(info);
    const known = places.get(place);
    if (known === undefined || rank(kind, info) < rank(known.kind, known.info)) {
      places.set(place, { kind, info });
    }
  }
  const socketOf = (info: HidInfo) => placeOf.get(info.path) ?? info.path;
  return [...places.values()]
    .sort(({ info: one }, { info: other }) => socketOf(one).localeCompare(socketOf(other), 'en', { numeric: true }))
    .map(({ kind, info }) => ({ id: info.path, kind, key: keyOf(info), label: nameOf(info) }));
}

function kindOf({ usagePage, usage }: HidInfo): 'pos' | 'keyboard' | undefined {
  if (usagePage === SCANNER_PAGE) return 'pos';
  return usagePage === DESKTOP_PAGE && usage === KEYBOARD_USAGE ? 'keyboard' : undefined;
}

/** Less is better. */
function rank(kind: DeviceKind, info: HidInfo): number {
  return (kind === 'pos' ? 0 : 1_000) + info.interface;
}

/** Where the system does not say what belongs together: a serial number does, otherwise nothing. */
function familyOf(info: HidInfo): string {
  return serialOf(info) === '' ? info.path : keyOf(info);
}

function keyOf(info: HidInfo): string {
  const model = modelOf(info);
  const serial = serialOf(info);
  return serial === '' ? model : `${model}:${serial}`;
}

function nameOf(info: HidInfo): string {
  return labelOf(info.maker, info.model, `USB ${modelOf(info)}`);
}

function modelOf(info: HidInfo): string {
  return `${hex(info.vendor)}:${hex(info.product)}`;
}

function serialOf(info: HidInfo): string {
  return printable(info.serial);
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

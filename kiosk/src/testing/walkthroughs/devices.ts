import type { ScannerInfo, Scanners } from '@mister-x/engine/protocol';
import { t } from '../../lib/i18n/index.svelte.js';
import { openScreen } from '../apps.js';
import { refereeSaying, said } from './referee-saying.js';
import { comes, press, type Walkthrough } from './walkthrough.js';

/** The page of scanners: none, some, and what does not work. */

const working: ScannerInfo = {
  ...{ scanner: 'desk', kind: 'pos', label: 'Datalogic QuickScan QD2430', state: 'ready' },
  ...{ fault: null, table: null, seat: null },
};
const keyboard: ScannerInfo = {
  ...{ ...working, scanner: 'wedge', kind: 'keyboard', state: 'off' },
  label: 'USB Keyboard with a name that is rather long, 04d9:1503',
};

const plugged = (
  scanners: readonly ScannerInfo[],
  more: Partial<Scanners> = {},
  steps: Walkthrough['steps'] = {},
): Walkthrough => ({
  kind: 'kiosk',
  open: async () => {
    const referee = refereeSaying({
      'host:open': said({ tables: [] }),
      'scanner:listen': said({ scanners, faults: [], ignored: false, ...more }),
    });
    scan = (text) => referee.push('scan', { scanner: 'desk', text, table: null, seat: null });
    const page = await openScreen(referee, {});
    await press(() => t.screen.menu.devices)();
    await comes(() => t.common.back);
    return page;
  },
  steps,
});

let scan: (text: string) => void = () => {};

/** By what stands on the card of a scanner that does not work. */
const BROKEN = [
  ['NO_PERMISSION', 'Symbol LS2208', 'pos'],
  ['NO_PERMISSION', 'USB 1a2b:3c4d', 'pos'],
  ['NO_PERMISSION', 'Honeywell Xenon', 'serial'],
  ['BUSY', 'Honeywell Xenon', 'serial'],
  ['DRIVER_MISSING', 'Opticon OPR-3201', 'pos'],
] as const;

export const DEVICES: Readonly<Record<string, Walkthrough>> = {
  'scanners that are left alone': plugged([], { ignored: true }),
  'no scanners': plugged([]),
  scanners: plugged([working, keyboard], {}, { 'a foreign code': () => scan('4006381333931') }),
  ...Object.fromEntries(
    BROKEN.map(([fault, label, kind]) => [
      `a scanner with the fault ${fault}: ${label}, ${kind}`,
      plugged([{ ...working, kind, label, fault, state: 'failed' }]),
    ]),
  ),
};

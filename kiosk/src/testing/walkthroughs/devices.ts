import type { ScannerInfo, Scanners } from '@mister-x/engine/protocol';
import { t } from '../../messages/index.svelte.js';
import { openScreen } from '../apps.js';
import { refereeWithReplies, okReply } from './referee-saying.js';
import { untilButtonComes, pressButton, type Walkthrough } from './walkthrough.js';

/** The page of scanners: none, some, and what does not work. */

const workingScanner: ScannerInfo = {
  ...{ scanner: 'desk', kind: 'pos', label: 'Datalogic QuickScan QD2430', state: 'ready' },
  ...{ fault: null, table: null, seat: null },
};
const keyboard: ScannerInfo = {
  ...{ ...workingScanner, scanner: 'wedge', kind: 'keyboard', state: 'off' },
  label: 'USB Keyboard with a name that is rather long, 04d9:1503',
};

const devicesPage = (
  scanners: readonly ScannerInfo[],
  more: Partial<Scanners> = {},
  steps: Walkthrough['steps'] = {},
): Walkthrough => ({
  kind: 'kiosk',
  open: async () => {
    const referee = refereeWithReplies({
      'host:open': okReply({ tables: [] }),
      'scanner:listen': okReply({ scanners, faults: [], ignored: false, ...more }),
    });
    scan = (text) => referee.push('scan', { scanner: 'desk', text, table: null, seat: null });
    const page = await openScreen(referee, {});
    await pressButton(() => t.screen.menu.devices)();
    await untilButtonComes(() => t.common.back);
    return page;
  },
  steps,
});

let scan: (text: string) => void = () => {};

/** By what stands on the card of a scanner that does not work. */
const BROKEN_SCANNERS = [
  ['NO_PERMISSION', 'Symbol LS2208', 'pos'],
  ['NO_PERMISSION', 'USB 1a2b:3c4d', 'pos'],
  ['NO_PERMISSION', 'Honeywell Xenon', 'serial'],
  ['BUSY', 'Honeywell Xenon', 'serial'],
  ['DRIVER_MISSING', 'Opticon OPR-3201', 'pos'],
] as const;

export const DEVICE_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'scanners that are left alone': devicesPage([], { ignored: true }),
  'no scanners': devicesPage([]),
  scanners: devicesPage([workingScanner, keyboard], {}, { 'a foreign code': () => scan('4006381333931') }),
  ...Object.fromEntries(
    BROKEN_SCANNERS.map(([fault, label, kind]) => [
      `a scanner with the fault ${fault}: ${label}, ${kind}`,
      devicesPage([{ ...workingScanner, kind, label, fault, state: 'failed' }]),
    ]),
  ),
};

import type { Clock, Device, DeviceId, ScannerAdapter } from '../src/scanner.js';
/** A scanner with somebody, or something, at the cable and the trigger. */
export interface Bench {
    readonly adapter: ScannerAdapter;
    plug(device: Device): void | Promise<void>;
    unplug(device: DeviceId): void | Promise<void>;
    scan(device: DeviceId, text: string): void | Promise<void>;
    /** Makes the device send something that is no scan. */
    garble(device: DeviceId): void | Promise<void>;
}
/** What every scanner adapter promises, run on the mock and on hardware alike. */
export declare function scannerSuite(name: string, make: (clock: Clock) => Bench): void;
//# sourceMappingURL=scanner-suite.d.ts.map
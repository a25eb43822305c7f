import { PolledAdapter } from '../polled-adapter.js';
import type { SightedDevice } from '../roster.js';
import { readDescriptor } from './descriptor.js';
import { scannersAmong } from './devices.js';
import type { HidDriver } from './driver.js';
import { keyboardReader, posReader, type ReaderOptions } from './readers.js';

export type HidOptions = ReaderOptions & { readonly intervalMs: number };

/** HID scanners: those of the point-of-sale page, and keyboards, which may be scanners. */
export function hidAdapter(driver: HidDriver, options: HidOptions): PolledAdapter {
  return new PolledAdapter({
    kind: 'hid',
    timers: options.timers,
    intervalMs: options.intervalMs,
    look: () => listScanners(driver),
    open: async ({ id, kind }) => {
      const bytes = await driver.descriptor(id);
      const layout = bytes && readDescriptor(bytes);
      const handle = await driver.open(id);
      let drop = () => {};
      return {
        start(sink, lost) {
          const make = kind === 'pos' ? posReader : keyboardReader;
          const reader = make(layout, sink, options);
          drop = reader.drop;
          handle.onReport(reader.report);
          handle.onError(lost);
        },
        close() {
          drop();
          return handle.close();
        },
      };
    },
  });
}

async function listScanners(driver: HidDriver): Promise<readonly SightedDevice[]> {
  const infos = await driver.devices();
  const places = new Map<string, string>();
  for (const path of new Set(infos.map((info) => info.path))) {
    const place = await driver.place(path);
    if (place !== undefined) places.set(path, place);
  }
  return scannersAmong(infos, places);
}

import { access } from 'node:fs/promises';
import { ScanAssembler } from '../assembler.js';
import { labelOf, printable, type SightedDevice } from '../roster.js';
import { PolledAdapter } from '../polled-adapter.js';
import type { NowMs, Timers } from '../scanner.js';
import type { PortInfo, SerialDriver } from './driver.js';

export type SerialOptions = {
  readonly clock: NowMs;
  readonly timers: Timers;
  readonly intervalMs: number;
  /** Silence after which a scan without a suffix is over, in milliseconds. */
  readonly idleMs: number;
  /** Further ports, which are there as long as the file is: scanners without USB. */
  readonly ports: readonly string[];
};

/** CR, LF and Tab end a scan. */
const SUFFIX_PATTERN = /[\r\n\t]/;

/** Scanners at a serial port, most of them through USB (CDC). They send Latin-1. */
export function serialAdapter(driver: SerialDriver, options: SerialOptions): PolledAdapter {
  const { clock, timers, intervalMs, idleMs } = options;
  return new PolledAdapter({
    kind: 'serial',
    timers,
    intervalMs,
    look: async () => [
      ...(await driver.ports()).map(sightingOf),
      ...(await existingPaths(options.ports)).map(sightingOfPath),
    ],
    open: async ({ id }) => {
      const handle = await driver.open(id);
      let drop = () => {};
      return {
        start(sink, lost) {
          const assembler = new ScanAssembler<string>((signs) => signs.join(''), {
            timers,
            idleMs,
            silence: 'ends',
            scan: (text) => sink.scan(text, clock()),
            spoil: sink.spoil,
          });
          drop = () => assembler.drop();
          handle.onBytes((bytes) => {
            for (const sign of Buffer.from(bytes).toString('latin1')) {
              if (SUFFIX_PATTERN.test(sign)) assembler.end();
              else assembler.push(sign);
            }
          });
          handle.onEnd(lost);
        },
        close() {
          drop();
          return handle.close();
        },
      };
    },
  });
}

function sightingOf(port: PortInfo): SightedDevice {
  const serial = printable(port.serial);
  const model = `${port.vendor}:${port.product}`;
  return {
    id: port.path,
    kind: 'serial',
    key: port.byId ?? (serial === '' ? model : `${model}:${serial}`),
    label: labelOf(port.maker, port.model, port.path),
  };
}

function sightingOfPath(path: string): SightedDevice {
  return { id: path, kind: 'serial', key: path, label: path };
}

async function existingPaths(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    try {
      await access(path);
      found.push(path);
    } catch {
      // Not plugged in.
    }
  }
  return found;
}

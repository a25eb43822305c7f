import { readCode } from '@mister-x/engine/cards';
import type { ServerLine } from '../line/server-line.js';
import { ScanBus } from './bus.svelte.js';
import { scanServer } from './scan-server.js';
import { watchWedge } from './wedge.js';

/** The scans of one kiosk; `start` it when the host key was accepted. */
export function scansOf({ line }: { readonly line: ServerLine }): ScanBus {
  const isWhole = (text: string) => readCode(text).ok;
  return new ScanBus(scanServer(line), (hear) => watchWedge(hear, isWhole));
}

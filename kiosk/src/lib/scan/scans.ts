import { readCode } from '@mister-x/engine/cards';
import type { Link } from '../client/link.js';
import { ScanBus } from './bus.svelte.js';
import { scanLink } from './scan-link.js';
import { watchWedge } from './wedge.js';

/** The scans of one kiosk; `start` it when the host key was accepted. */
export function scansOf({ line }: { readonly line: Link }): ScanBus {
  const isWhole = (text: string) => readCode(text).ok;
  return new ScanBus(scanLink(line), (hear) => watchWedge(hear, isWhole));
}

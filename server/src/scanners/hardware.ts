import type { Adapters } from '../../../device-adapters/src/index.js';
import { SCAN_IDLE_MS } from '@mister-x/engine/protocol';

/**
 * Everything that this computer has for scanners; drivers are loaded here and nowhere else.
 * @param ports serial ports without USB that have a scanner
 */
export async function findHardware(ports: readonly string[] = []): Promise<Adapters> {
  const { openAdapters } = await import('../../../device-adapters/src/index.js');
  return openAdapters({ clock: Date.now, idleMs: SCAN_IDLE_MS, ports });
}

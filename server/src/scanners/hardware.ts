import type { OpenedAdapters } from '@mister-x/device-adapters';
import { SCAN_IDLE_MS } from '@mister-x/engine/protocol';

/**
 * Everything that this computer has for scanners; drivers are loaded here and nowhere else.
 * @param ports serial ports without USB that have a scanner
 */
export async function findHardware(ports: readonly string[] = []): Promise<OpenedAdapters> {
  const { openAdapters } = await import('@mister-x/device-adapters');
  return openAdapters({ clock: Date.now, idleMs: SCAN_IDLE_MS, ports });
}

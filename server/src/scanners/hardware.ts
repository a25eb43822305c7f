import type { Adapters } from '@mister-x/device-adapters';

/** Everything that this computer has for scanners; drivers are loaded here and nowhere else. */
export async function findHardware(): Promise<Adapters> {
  const { openAdapters } = await import('@mister-x/device-adapters');
  return openAdapters({ clock: Date.now });
}

import { describe, it } from 'vitest';
import { DRIVER_NAMES, type Driver, type DriverName } from '../database/driver.js';
import { loadDriver } from '../database/drivers.js';
import { hasDriver, lackingDriver } from './drivers-here.js';

/** One suite for every driver; for one that this Node cannot have, the report says so. */
export function describeDrivers(title: string, suite: (load: () => Promise<Driver>) => void): void {
  for (const name of DRIVER_NAMES) {
    const why = lackingDriver(name);
    describe(`${title} with the driver ${name}`, () => {
      if (why === undefined) suite(() => driverNamed(name));
      // biome-ignore lint/suspicious/noSkippedTests: the report says what this Node lacks
      else it.skip(`left out: ${why}`, () => undefined);
    });
  }
}

export const hasBothDrivers = DRIVER_NAMES.every(hasDriver);

export async function driverNamed(name: DriverName): Promise<Driver> {
  const loaded = await loadDriver(name);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

import { isBuiltin } from 'node:module';
import { describe, it } from 'vitest';
import { DRIVER_NAMES, type Driver, type DriverName } from '../database/driver.js';
import { loadDriver } from '../database/drivers.js';

/** A computer without a compiler may have none. Where a change is checked before it lands, that is a failure. */
const loadsSqlite3 = Boolean(process.env.CI) || (await loadDriver('sqlite3')).ok;

/** Why a driver cannot be had here, where it cannot. */
function lacking(name: DriverName): string | undefined {
  if (name === 'sqlite3') return loadsSqlite3 ? undefined : 'sqlite3 could not be installed here';
  if (isBuiltin('node:sqlite')) return undefined;
  return `Node.js ${process.versions.node} has no SQLite of its own`;
}

export const hasDriver = (name: DriverName): boolean => lacking(name) === undefined;

/** One suite for every driver; for one that this Node cannot have, the report says so. */
export function describeDrivers(title: string, suite: (load: () => Promise<Driver>) => void): void {
  for (const name of DRIVER_NAMES) {
    const why = lacking(name);
    describe(`${title} with the driver ${name}`, () => {
      if (why === undefined) suite(() => driverCalled(name));
      else it.skip(`left out: ${why}`, () => undefined);
    });
  }
}

export const hasBothDrivers = DRIVER_NAMES.every(hasDriver);

export async function driverCalled(name: DriverName): Promise<Driver> {
  const loaded = await loadDriver(name);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

import { createRequire, isBuiltin } from 'node:module';
import type { DriverName } from '../database/driver.js';

/** A computer without a compiler may have none. Where a change is checked before it lands, that is a failure. */
const LOADS_SQLITE3 = Boolean(process.env.CI) || loadsSqlite3();

/** Why a driver cannot be had here, where it cannot: for tests that say why they are left out. */
export function lackingDriver(name: DriverName): string | undefined {
  if (name === 'sqlite3') return LOADS_SQLITE3 ? undefined : 'sqlite3 could not be installed here';
  if (isBuiltin('node:sqlite')) return undefined;
  return `Node.js ${process.versions.node} has no SQLite of its own`;
}

export const hasDriver = (name: DriverName): boolean => lackingDriver(name) === undefined;

function loadsSqlite3(): boolean {
  try {
    createRequire(import.meta.url)('sqlite3');
    return true;
  } catch {
    return false;
  }
}

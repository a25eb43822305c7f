import { err, ok, type Result } from '@mister-x/engine';
import type { StartFailure } from '../runtime/failure.js';
import { DRIVER_NAMES, type Driver, type DriverName } from './driver.js';
import { nodeDriver } from './node-driver.js';
import { sqlite3Driver, trySqlite3 } from './sqlite3-driver.js';

/** For whatever opens a database without being told how: a test suite that runs on either driver. */
const DRIVER_VARIABLE = 'MISTERX_DATABASE_DRIVER';

type Loaders = {
  readonly sqlite3: () => Promise<Driver>;
  readonly node: () => Driver | undefined;
};

const USUAL_LOADERS: Loaders = { sqlite3: sqlite3Driver, node: nodeDriver };

/** For a start of which nobody knows whether the driver that is installed suits this Node. */
export const CHECKED_LOADERS: Loaders = {
  ...USUAL_LOADERS,
  sqlite3: async () => {
    await trySqlite3();
    return sqlite3Driver();
  },
};

/**
 * The driver that is wanted, by the caller or by the variable; without a wish `sqlite3`, or Node's
 * own where that does not load.
 */
export async function loadDriver(
  wanted = driverNamedInEnvironment(),
  loaders: Loaders = USUAL_LOADERS,
): Promise<Result<Driver, StartFailure>> {
  const node = loaders.node();
  if (wanted === 'node') return node === undefined ? err(driverMissingFailure('node')) : ok(node);
  try {
    return ok(await loaders.sqlite3());
  } catch (error) {
    if (wanted === undefined && node !== undefined) return ok(node);
    return err(driverMissingFailure('sqlite3', error));
  }
}

function driverNamedInEnvironment(): DriverName | undefined {
  return DRIVER_NAMES.find((name) => name === process.env[DRIVER_VARIABLE]);
}

function driverMissingFailure(driver: DriverName, error?: unknown): StartFailure {
  const [reason = ''] = error instanceof Error ? error.message.split('\n', 1) : [];
  return { code: 'DRIVER_MISSING', driver, node: process.versions.node, reason };
}

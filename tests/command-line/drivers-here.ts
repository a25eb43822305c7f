import { createRequire, isBuiltin } from 'node:module';

/**
 * Whether a database driver can be had here: a computer without a compiler may have no sqlite3, and an older Node
 * has no SQLite of its own. Where a change is checked before it lands, a missing sqlite3 is a failure.
 */
export const HAS_DRIVER: Readonly<Record<'sqlite3' | 'node', boolean>> = {
  sqlite3: Boolean(process.env.CI) || loadsSqlite3(),
  node: isBuiltin('node:sqlite'),
};

function loadsSqlite3(): boolean {
  try {
    createRequire(new URL('../../server/package.json', import.meta.url))('sqlite3');
    return true;
  } catch {
    return false;
  }
}

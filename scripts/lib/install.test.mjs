import { describe, expect, it } from 'vitest';
import { differences } from './install.mjs';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    engine: { version: '0.1.0' },
    'node_modules/@mister-x/engine': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
    'kiosk/node_modules/vite': { version: '8.3.8' },
  },
};

/** @param {Record<string, { version?: string, link?: boolean } | undefined>} changes */
function installed(changes = {}) {
  const { '': _root, ...packages } = LOCK.packages;
  const all = { ...packages, ...changes };
  return {
    packages: Object.fromEntries(
      Object.entries(all).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
    ),
  };
}

describe('differences', () => {
  it('finds nothing when all is installed', () => {
    expect(differences(LOCK, installed())).toEqual([]);
  });
  it('does not miss an optional package of another system', () => {
    expect(differences(LOCK, installed({ 'node_modules/fsevents': undefined }))).toEqual([]);
  });
  it('finds a missing package', () => {
    expect(differences(LOCK, installed({ 'node_modules/zod': undefined }))).toEqual([
      'node_modules/zod',
    ]);
  });
  it('finds another version, inside a workspace too', () => {
    const other = { 'kiosk/node_modules/vite': { version: '8.3.7' } };
    expect(differences(LOCK, installed(other))).toEqual(['kiosk/node_modules/vite']);
  });
  it('finds a package that the lock file no longer has', () => {
    const more = { 'node_modules/left-pad': { version: '1.3.0' } };
    expect(differences(LOCK, installed(more))).toEqual(['node_modules/left-pad']);
  });
});

import type { ScannerInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { permissionFixFor, pluggedAndFaulty } from './plugged.js';

const scanner = (id: string, kind: ScannerInfo['kind'], state: ScannerInfo['state']): ScannerInfo => ({
  ...{ scanner: id, kind, label: id, state },
  ...{ fault: null, table: null, seat: null },
});

describe('the list of what is plugged in', () => {
  it('shows what works first, then what does not, then what is off and what is missing', () => {
    const scanners = [
      scanner('port', 'serial', 'off'),
      scanner('keys', 'keyboard', 'off'),
      scanner('broken', 'pos', 'failed'),
      scanner('good', 'pos', 'ready'),
    ];
    const faults = [{ kind: 'serial', fault: 'DRIVER_MISSING' }] as const;
    expect(pluggedAndFaulty({ scanners, faults }).map(({ id }) => id)).toEqual([
      'good',
      'broken',
      'keys',
      'port',
      'kind serial',
    ]);
  });

  it('names the line that helps against missing permission', () => {
    expect(permissionFixFor('pos', 'Symbol LS2208').by).toBe('file');
    expect(permissionFixFor('keyboard', '').line).toContain('70-mister-x-scanners.rules');
    expect(permissionFixFor('serial', 'USB 1a86:7523').line).toContain('dialout');
  });

  it('writes a rule for a scanner that is known by its numbers only', () => {
    const { by, line } = permissionFixFor('pos', 'USB 1a2b:3c4d');
    expect(by).toBe('line');
    expect(line).toContain('ATTRS{idVendor}=="1a2b", ATTRS{idProduct}=="3c4d"');
    // What a device says of itself is never typed into a terminal.
    expect(permissionFixFor('pos', "USB 1a2b:3c4d'; reboot; '").by).toBe('file');
  });
});

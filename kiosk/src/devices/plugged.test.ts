import type { ScannerInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { permissionLine, plugged } from './plugged.js';

const scanner = (
  id: string,
  kind: ScannerInfo['kind'],
  state: ScannerInfo['state'],
): ScannerInfo => ({
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
    expect(plugged({ scanners, faults }).map(({ id }) => id)).toEqual([
      'good',
      'broken',
      'keys',
      'port',
      'kind serial',
    ]);
  });

  it('names the line that helps against missing permission', () => {
    expect(permissionLine('pos')).toContain('udevadm');
    expect(permissionLine('keyboard')).toContain('udevadm');
    expect(permissionLine('serial')).toContain('dialout');
  });
});

import { expect, it } from 'vitest';
import { transcript } from './transcript.js';

const device = (id: string, serial: string) => ({
  id,
  kind: 'keyboard' as const,
  key: `0627:0001:${serial}`,
  label: 'Keyboard',
});

const driver = 'node-hid';

it('calls a device by its serial number, whatever its node is', () => {
  expect(
    transcript(
      [
        { driver, event: 'ready', devices: [device('0', 'A')] },
        { event: 'tap', node: '0' },
        { driver, event: 'scan', device: '0', text: 'X' },
        { driver, event: 'unplugged', device: device('0', 'A') },
        { driver, event: 'ended', device: '0', code: 'LOST' },
        { driver, event: 'plugged', device: device('0', 'B') },
        { driver, event: 'scan', device: '0', text: 'Y' },
        { driver, event: 'scan', device: '1', text: 'Z' },
        { driver: 'plain', event: 'scan', device: '0', text: 'N' },
      ],
      driver,
    ),
  ).toEqual([
    'ready',
    'there keyboard A',
    'scan keyboard A X',
    'unplugged keyboard A',
    'ended keyboard A LOST',
    'plugged keyboard B',
    'scan keyboard B Y',
    'scan unknown 1 Z',
  ]);
});

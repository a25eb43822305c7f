import { expect, it } from 'vitest';
import { transcript } from './transcript.js';

const device = (id: string, serial: string) => ({
  id,
  kind: 'keyboard' as const,
  key: `0627:0001:${serial}`,
  label: 'Keyboard',
});

it('calls a device by its serial number, whatever its node is', () => {
  expect(
    transcript([
      { event: 'ready', devices: [device('0', 'A')] },
      { event: 'tap', node: '0' },
      { event: 'scan', device: '0', text: 'X' },
      { event: 'unplugged', device: device('0', 'A') },
      { event: 'ended', device: '0', code: 'LOST' },
      { event: 'plugged', device: device('0', 'B') },
      { event: 'scan', device: '0', text: 'Y' },
      { event: 'scan', device: '1', text: 'Z' },
    ]),
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

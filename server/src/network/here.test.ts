import { expect, it } from 'vitest';
import { isFromHere } from './here.js';

it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.7', true],
  ['::1', '::1', true],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1', true],
  // A kiosk on this computer that was opened under its address in the network.
  ['192.168.1.5', '192.168.1.5', true],
  ['::ffff:192.168.1.5', '::ffff:192.168.1.5', true],
  ['192.168.1.5', '192.168.1.20', false],
  ['::ffff:192.168.1.5', '::ffff:192.168.1.20', false],
  ['127.0.0.1', '192.168.1.20', false],
  ['fd00::2', 'fd00::3', false],
  [undefined, undefined, false],
])('a connection to %s from %s is from this computer: %j', (localAddress, remoteAddress, here) => {
  expect(isFromHere({ localAddress, remoteAddress })).toBe(here);
});

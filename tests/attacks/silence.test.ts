import { expect, it } from 'vitest';
import { guests, keyless, silent } from './assaults.js';
import { endures } from './endures.js';
import { canMeasure, Stronghold, until } from './stronghold.js';

it.skipIf(!canMeasure)('9,000 connections that say nothing keep nobody out, and end', async () => {
  await using hold = await Stronghold.build();
  await endures(hold, '9,000 silent connections', () => silent(hold, false));
  await until(() => hold.opened === 0);
  await until(() => hold.descriptors < 100);
});

it.skipIf(!canMeasure)('connections that agree on no keys end as well', async () => {
  await using hold = await Stronghold.build();
  await endures(hold, 'connections without keys', () => keyless(hold, true));
  await until(() => hold.opened === 0);
});

it.skipIf(!canMeasure)('a socket that answers no sign of life ends', async () => {
  await using hold = await Stronghold.build();
  const socket = await hold.socket();
  expect(socket).toBeDefined();
  socket?.resume();
  await until(() => socket?.destroyed === true);
});

it.skipIf(!canMeasure)(
  'sockets that sit nowhere take every place, and keep nobody out',
  async () => {
    // The connections of a proxy are those of one network: 2,048. Each address may have 64 sockets.
    await using hold = await Stronghold.build('--plain', '--trust-proxy', 'loopback');
    const honest = { headers: 'X-Forwarded-For: 192.168.7.7\r\n' };
    let welcomed = 0;
    const attack = async () => {
      welcomed = await guests(hold, 34, 64);
    };
    await endures(hold, '2,176 sockets that sit nowhere', attack, honest);
    expect(welcomed, 'who attacked').toBeGreaterThan(2_000);
    expect(hold.opened).toBeGreaterThan(2_000);
    expect(await hold.socket(honest)).toBeDefined();
  },
);

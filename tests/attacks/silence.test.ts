import { expect, it } from 'vitest';
import { keyless, silent } from './assaults.js';
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

it.skipIf(!canMeasure)('a socket that joins nothing ends', async () => {
  await using hold = await Stronghold.build();
  const socket = await hold.socket();
  expect(socket).toBeDefined();
  socket?.resume();
  await until(() => socket?.destroyed === true);
});

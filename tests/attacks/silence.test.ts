import { expect, it } from 'vitest';
import { openSocketsFrom, openSocketsWithoutKey, openSilentSockets } from './attacks.js';
import { checkServerWithstands } from './withstands.js';
import { canMeasure, until } from './server-under-attack.js';
import { useServerUnderAttack } from './shared.js';

const server = useServerUnderAttack();
const proxied = useServerUnderAttack('--plain', '--trust-proxy', 'loopback');

/** Sockets that each address may have. */
const EACH = 64;

it.skipIf(!canMeasure)('connections that say nothing keep nobody out, and end', async () => {
  const hold = server();
  await checkServerWithstands(hold, 'silent connections', () => openSilentSockets(hold, false));
  await until(() => hold.opened === 0);
  await until(() => hold.descriptors < 100);
});

it.skipIf(!canMeasure)('connections that agree on no keys end as well', async () => {
  const hold = server();
  await checkServerWithstands(hold, 'connections without keys', () => openSocketsWithoutKey(hold, true));
  await until(() => hold.opened === 0);
});

it.skipIf(!canMeasure)('a socket that answers no sign of life ends', async () => {
  const hold = server();
  const socket = await hold.socket();
  expect(socket).toBeDefined();
  socket?.resume();
  await until(() => socket?.destroyed === true);
});

it.skipIf(!canMeasure)('sockets that sit nowhere take every place, and keep nobody out', async () => {
  const hold = proxied();
  // The connections of a proxy are those of one network.
  const places = hold.part(2_048);
  const honest = { headers: 'X-Forwarded-For: 192.168.7.7\r\n' };
  let welcomed = 0;
  const attack = async () => {
    welcomed = await openSocketsFrom(hold, places / EACH + 2, EACH);
  };
  await checkServerWithstands(hold, 'sockets that sit nowhere', attack, honest);
  expect(welcomed, 'who attacked').toBeGreaterThan(0.97 * places);
  expect(hold.opened).toBeGreaterThan(0.97 * places);
  expect(await hold.socket(honest)).toBeDefined();
});

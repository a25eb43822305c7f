import { once } from 'node:events';
import { expect, it } from 'vitest';
import { sendTornRequests } from './attacks.js';
import { checkServerWithstands } from './withstands.js';
import { canMeasure, handshake } from './server-under-attack.js';
import { useServerUnderAttack } from './shared.js';

const server = useServerUnderAttack();

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'a line that is torn at an upgrade ends no process, over %s',
  async (line) => {
    const hold = server();
    await checkServerWithstands(hold, `resets, ${line}`, () => sendTornRequests(hold, line === 'https'));
    expect(hold.referee.errors).toBe('');
  },
);

it.skipIf(!canMeasure)('who asks for a socket at another place is told so, and hung up on', async () => {
  const hold = server();
  for (const secure of [false, true]) {
    const socket = await hold.connected(secure);
    socket.write(handshake('', '/foo'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    await once(socket, 'close');
  }
});

it.skipIf(!canMeasure)('a socket is opened at its one address, for pages of this server and for programs', async () => {
  const hold = server();
  expect(await hold.socket()).toBeDefined();
  const foreign = 'Origin: http://elsewhere.example\r\n';
  expect(await hold.socket({ headers: foreign })).toBeUndefined();
  for (const path of ['/socket?sid=1', '/socket/', '//socket', '/socket.io/?EIO=4'])
    expect(await hold.socket({ path }), path).toBeUndefined();
  expect(await hold.status('/socket')).toBe(404);
});

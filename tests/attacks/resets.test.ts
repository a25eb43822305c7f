import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { canMeasure, handshake, Stronghold } from './stronghold.js';

/** What is asked before the line is torn: each of them was, or might be, the end of the process. */
const ASKED = [
  handshake('', '', '/foo?'),
  handshake().replace('Host: localhost', 'Host: elsewhere.example'),
  handshake(),
  handshake('', 'Origin: http://elsewhere.example\r\n'),
  handshake('&sid=AAAAAAAAAAAAAAAAAAAA'),
  handshake().replace('Upgrade: websocket', 'Upgrade: h2c'),
  handshake().replace(/Sec-WebSocket-Key.*\r\n/, ''),
  'CONNECT elsewhere.example:80 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  'GET /play HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'PUT /boards/00000000000000000000000000000000 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
];

function tear(socket: Socket): void {
  socket.resetAndDestroy();
}

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'a line that is torn at an upgrade ends no process, over %s',
  async (line) => {
    await using hold = await Stronghold.build();
    const secure = line === 'https';
    await hold.endures(`resets, ${line}`, async () => {
      for (let round = 0; round < 12; round++) {
        for (const asked of ASKED) {
          const socket = await hold.connected(secure);
          socket.write(asked);
          // At once, in the middle, and after the answer.
          if (round % 3 === 1) await new Promise((resolve) => setImmediate(resolve));
          if (round % 3 === 2) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
          if (secure) socket.destroy();
          else tear(socket);
        }
      }
    });
    expect(hold.referee.errors).toBe('');
  },
);

it.skipIf(!canMeasure)(
  'who asks for a socket at another place is told so, and hung up on',
  async () => {
    await using hold = await Stronghold.build();
    for (const secure of [false, true]) {
      const socket = await hold.connected(secure);
      socket.write(handshake('', '', '/foo?'));
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
      await once(socket, 'close');
    }
  },
);

it.skipIf(!canMeasure)(
  'a socket does not make way for another one that nobody counted',
  async () => {
    await using hold = await Stronghold.build();
    const first = await hold.socket();
    if (first === undefined) throw new Error('no socket at all');
    const [opening] = await once(first, 'data').catch(() => ['']);
    const sid = /"sid":"([^"]+)"/.exec(String(opening))?.[1];
    expect(sid).toBeDefined();
    const foreign = 'Origin: http://elsewhere.example\r\n';
    expect(await hold.socket({ query: `&sid=${sid}`, headers: foreign })).toBeUndefined();
    expect(await hold.status(`/socket.io/?EIO=4&transport=websocket&sid=${sid}`)).toBe(400);
  },
);

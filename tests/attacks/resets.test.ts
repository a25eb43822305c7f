import { once } from 'node:events';
import { expect, it } from 'vitest';
import { tear } from './assaults.js';
import { endures } from './endures.js';
import { canMeasure, handshake, Stronghold } from './stronghold.js';

it.skipIf(!canMeasure).each(['plain', 'https'])(
  'a line that is torn at an upgrade ends no process, over %s',
  async (line) => {
    await using hold = await Stronghold.build();
    await endures(hold, `resets, ${line}`, () => tear(hold, line === 'https'));
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

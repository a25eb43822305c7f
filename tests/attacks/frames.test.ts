import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { canMeasure, frame, Stronghold, until } from './stronghold.js';

const [PING, PONG, CONTINUATION, CLOSE] = [0x9, 0xa, 0x0, 0x8];
const BYTES = Buffer.alloc(125, 'x');

/** Sends for as long as the other side keeps the connection, and reads nothing. */
async function flood(socket: Socket, opcode: number): Promise<void> {
  const many = Buffer.concat(Array.from({ length: 1_000 }, () => frame(opcode, BYTES)));
  socket.pause();
  while (!socket.destroyed) {
    if (!socket.write(many)) await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

it.skipIf(!canMeasure).each([
  ['pings', PING, false],
  ['pongs', PONG, false],
  ['continuations of nothing', CONTINUATION, false],
  ['pings', PING, true],
] as const)('who floods with %s is cut off (%d, encrypted: %s)', async (name, opcode, secure) => {
  await using hold = await Stronghold.build();
  const line = secure ? 'https' : 'plain';
  await hold.endures(`${name}, ${line}`, async () => {
    for (let i = 0; i < 20; i++) {
      const socket = await hold.socket({ secure });
      if (socket === undefined) throw new Error('no socket');
      await flood(socket, opcode);
    }
  });
});

it.skipIf(!canMeasure)('who says that he goes, and floods on, is cut off at once', async () => {
  await using hold = await Stronghold.build();
  await hold.endures('floods after a farewell', async () => {
    for (let i = 0; i < 20; i++) {
      const socket = await hold.socket();
      if (socket === undefined) throw new Error('no socket');
      socket.write(frame(CLOSE, Buffer.from([0x03, 0xe8])));
      await flood(socket, PONG);
      // What the system takes before anybody looks included.
      expect(socket.bytesWritten).toBeLessThan(64 * 1024 * 1024);
    }
  });
});

it.skipIf(!canMeasure)('a ping is answered, as it must be', async () => {
  await using hold = await Stronghold.build();
  const socket = await hold.socket();
  if (socket === undefined) throw new Error('no socket');
  let heard = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk]);
  });
  socket.write(frame(PING, Buffer.from('still there?')));
  await until(() => heard.includes('still there?') || socket.destroyed);
  expect(heard.includes('still there?')).toBe(true);
});

it.skipIf(!canMeasure)('answers that nobody reads cost little', async () => {
  await using hold = await Stronghold.build();
  await hold.endures('unread answers of 100 sockets', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => hold.socket()));
    for (const socket of sockets) {
      socket?.pause();
      socket?.write(frame(0x1, Buffer.from('40')));
    }
    for (let round = 0; round < 40; round++) {
      for (const socket of sockets) {
        const asked = `42${round}["table:watch",{"table":"${'x'.repeat(60)}"}]`;
        if (socket?.destroyed === false) socket.write(frame(0x1, Buffer.from(asked)));
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
});

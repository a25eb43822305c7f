import { expect, it } from 'vitest';
import { canMeasure, Stronghold, until } from './stronghold.js';

const SILENT = 9_000;

it.skipIf(!canMeasure)('9,000 connections that say nothing keep nobody out, and end', async () => {
  await using hold = await Stronghold.build();
  let open = 0;
  const enter = async (say: string) => {
    const socket = hold.open();
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    socket.once('connect', () => socket.write(say));
  };
  await hold.endures('9,000 silent connections', async () => {
    for (let i = 0; i < SILENT; i += 100) {
      for (let j = 0; j < 100; j++) void enter(j % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHo');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
  await until(() => open === 0);
  await until(() => hold.descriptors < 100);
});

it.skipIf(!canMeasure)('connections that agree on no keys end as well', async () => {
  await using hold = await Stronghold.build();
  const before = hold.descriptors;
  await hold.endures('silent connections, https', async () => {
    for (let i = 0; i < 1_500; i++) {
      const socket = hold.open();
      socket.destroy();
      const secret = (await import('node:net')).connect(hold.securePort, '127.0.0.1');
      secret.on('error', () => undefined);
      if (i % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await until(() => hold.descriptors <= before + 8);
});

it.skipIf(!canMeasure)('a socket that joins nothing ends', async () => {
  await using hold = await Stronghold.build();
  const socket = await hold.socket();
  expect(socket).toBeDefined();
  socket?.resume();
  await until(() => socket?.destroyed === true);
});

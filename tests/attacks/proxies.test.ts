import { expect, it } from 'vitest';
import { canMeasure, ServerUnderAttack } from './server-under-attack.js';

const from = (address: string) => ({ headers: `X-Forwarded-For: ${address}\r\n` });

async function sockets(hold: ServerUnderAttack, address: string, count: number): Promise<number> {
  let open = 0;
  for (let i = 0; i < count; i++) if (await hold.socket({ secure: true, ...from(address) })) open += 1;
  return open;
}

it.skipIf(!canMeasure)('who comes through a proxy that was named is counted for himself', async () => {
  await using hold = await ServerUnderAttack.build('--trust-proxy', 'loopback');
  expect(await sockets(hold, '10.9.9.9', 70)).toBe(64);
  expect(await sockets(hold, '10.9.9.8', 5)).toBe(5);
  // What he writes himself stands before what the proxy saw.
  expect(await sockets(hold, '10.1.1.1, 10.9.9.9', 1)).toBe(0);
  // Nobody is this computer, whatever he says.
  expect(await sockets(hold, '127.0.0.1', 70)).toBe(64);
});

it.skipIf(!canMeasure)('nobody else is believed', async () => {
  await using hold = await ServerUnderAttack.build();
  expect(await sockets(hold, '10.9.9.9', 70)).toBe(70);
});

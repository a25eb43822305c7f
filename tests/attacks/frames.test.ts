import { expect, it } from 'vitest';
import { continuations, floodAfterFarewell, pings, pongs, SERVER_BYTES_TAKEN_MAX, unreadAnswers } from './attacks.js';
import { checkServerWithstands } from './withstands.js';
import { canMeasure, frame, until } from './server-under-attack.js';
import { useServerUnderAttack } from './shared.js';

const server = useServerUnderAttack();

const PING = 0x9;

it.skipIf(!canMeasure).each([
  { name: 'pings', attack: pings, line: 'plain' },
  { name: 'pings', attack: pings, line: 'https' },
  { name: 'pongs', attack: pongs, line: 'plain' },
  { name: 'continuations of nothing', attack: continuations, line: 'plain' },
])('who floods with $name is cut off, over $line', async ({ name, attack, line }) => {
  const hold = server();
  await checkServerWithstands(hold, `${name}, ${line}`, () => attack(hold, line === 'https'));
});

it.skipIf(!canMeasure)('who says that he goes, and floods on, is cut off at once', async () => {
  const hold = server();
  let most = Number.NaN;
  await checkServerWithstands(hold, 'floods after a farewell', async () => {
    most = await floodAfterFarewell(hold, false);
  });
  expect(most).toBeLessThan(SERVER_BYTES_TAKEN_MAX);
});

it.skipIf(!canMeasure)('a ping is answered, as it must be', async () => {
  const hold = server();
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
  const hold = server();
  await checkServerWithstands(hold, 'unread answers of 100 sockets', () => unreadAnswers(hold, false));
});

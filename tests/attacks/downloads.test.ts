import { expect, it } from 'vitest';
import { sendRequestsAhead, cutOffDownloads, largestAsset, leaveUnread, unreadSocketCount } from './attacks.js';
import { checkServerWithstands } from './withstands.js';
import { canMeasure, until } from './server-under-attack.js';
import { useServerUnderAttack } from './shared.js';

const server = useServerUnderAttack();
const proxied = useServerUnderAttack('--plain', '--trust-proxy', 'loopback');
const secureProxied = useServerUnderAttack('--trust-proxy', 'loopback');

const LINES = ['plain', 'https'] as const;
/** Where every place is taken, newcomers are asked to come again, until an answer has taken long enough. */
const FEW_PLACES = { share: 0 };

it.skipIf(!canMeasure).each(LINES)('downloads that are cut off leave no file open, over %s', async (line) => {
  const hold = server();
  expect(await hold.status(largestAsset())).toBe(200);
  const before = hold.descriptors;
  await checkServerWithstands(hold, `downloads cut off, ${line}`, () => cutOffDownloads(hold, line === 'https'));
  await until(() => hold.descriptors <= before + 8);
});

it.skipIf(!canMeasure)('questions that are asked ahead leave no file open', async () => {
  const hold = server();
  const before = hold.descriptors;
  await checkServerWithstands(hold, 'questions ahead', () => sendRequestsAhead(hold, false));
  await until(() => hold.descriptors <= before + 8);
});

it.skipIf(!canMeasure).each(LINES)(
  'downloads that nobody reads cost little, and end by themselves, over %s',
  async (line) => {
    const hold = server();
    const secure = line === 'https';
    let reached = 0;
    const attack = async () => {
      reached = await leaveUnread(hold, secure);
    };
    await checkServerWithstands(hold, `unread downloads, ${line}`, attack, FEW_PLACES);
    expect(reached, 'who attacked').toBeGreaterThan(unreadSocketCount(hold, secure) / 2);
    await until(() => hold.descriptors < 100);
  },
);

it.skipIf(!canMeasure).each(LINES)(
  'nor do those of many behind a proxy that was named cost much, over %s',
  async (line) => {
    const secure = line === 'https';
    const hold = (secure ? secureProxied : proxied)();
    const from = (index: number) => `X-Forwarded-For: 10.9.${index >> 8}.${index & 255}\r\n`;
    const honest = { secure, headers: 'X-Forwarded-For: 192.168.7.7\r\n' };
    let reached = 0;
    const attack = async () => {
      reached = await leaveUnread(hold, secure, from);
    };
    const name = `unread downloads, ${line}, behind a proxy`;
    await checkServerWithstands(hold, name, attack, { ...FEW_PLACES, ...honest });
    expect(reached, 'who attacked').toBeGreaterThan(unreadSocketCount(hold, secure) / 2);
  },
);

it.skipIf(!canMeasure)('who leaves much unread waits himself, and no other address', async () => {
  const hold = proxied();
  let reached = 0;
  const attack = async () => {
    reached = await leaveUnread(hold, false, () => 'X-Forwarded-For: 10.9.9.9\r\n');
  };
  const honest = { headers: 'X-Forwarded-For: 192.168.7.7\r\n' };
  await checkServerWithstands(hold, 'unread downloads of one address', attack, honest);
  expect(reached, 'who attacked').toBeGreaterThan(unreadSocketCount(hold, false) / 2);
});

import { expect, it } from 'vitest';
import { leaveUnread, unreadSocketCount } from './attacks.js';
import { checkServerWithstands } from './withstands.js';
import { canMeasure, ServerUnderAttack, until } from './server-under-attack.js';

/** What takes most memory, with as many attackers as come at worst. */
it.skipIf(!canMeasure)('the limits that people have bear all that come', async () => {
  await using hold = await ServerUnderAttack.build('--full', '--plain', '--trust-proxy', 'loopback');
  const honest = { headers: 'X-Forwarded-For: 192.168.7.7\r\n' };
  const from = (index: number) => `X-Forwarded-For: 10.9.${index >> 8}.${index & 255}\r\n`;
  let reached = 0;
  const attack = async () => {
    reached = await leaveUnread(hold, false, from);
  };
  await checkServerWithstands(hold, 'unread downloads, full size', attack, { share: 0, ...honest });
  expect(reached, 'who attacked').toBeGreaterThan(unreadSocketCount(hold, false) / 2);
  await until(() => hold.descriptors < 100);
});

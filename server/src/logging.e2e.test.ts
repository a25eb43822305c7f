import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type ChildServer, startChild } from './testing/child.js';
import { baseOf, guess, hide, makeCommand, play, TestFolder } from './testing/evening.js';
import { TestDevice } from './testing/test-device.js';

let folder: TestFolder;
let server: ChildServer;

beforeAll(async () => {
  folder = await TestFolder.make();
  buildServer();
  server = await startChild(folder, 'trace');
}, 120_000);

afterAll(async () => {
  server.process.kill('SIGKILL');
  await folder.remove();
});

describe('the log of the server', () => {
  it('names requests and nothing that is secret, even at its most talkative', async () => {
    const { kiosk, keeper, keeperGrant, guest, guestGrant, table, all } = await play(server);
    const { host } = await kiosk.get('table:open', { table });
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hide(424_242)));
    await guest.until(({ revision }) => revision === 3);
    await guest.code('command', makeCommand(guest, table, 'g2', guess(313_131)));
    await guest.code('command', { table, secret: 'malformed-secret' });
    const stranger = await TestDevice.connect(baseOf(server));
    await stranger.code('host:open', { key: 'wrong-host-key' });
    await stranger.code('seat:claim', { code: 'WXYZ-WXYZ' });
    await stranger.code('seat:takeover', { words: 'zoo zoo zoo zoo zoo zoo' });
    const headers = { authorization: 'Bearer bearer-token', cookie: 'crumb=biscuit' };
    await fetch(`${baseOf(server)}/api/health?key=query-key`, { headers });
    await fetch(`${baseOf(server)}/api/nothing?key=query-key`);
    await kiosk.until(() => server.log().includes('/api/nothing'));

    const log = server.log();
    expect(log).toContain('/api/health');
    const secrets = [
      server.hostKey,
      keeperGrant.secret,
      guestGrant.secret,
      ...[keeperGrant, guestGrant].map(({ words }) => words.join(' ')),
      ...Object.values(host.codes),
      ...['424242', '313131', 'malformed-secret', 'wrong-host-key', 'WXYZ', 'zoo zoo'],
      ...['query-key', 'bearer-token', 'biscuit'],
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    for (const device of [stranger, ...all]) device.close();
  });
});

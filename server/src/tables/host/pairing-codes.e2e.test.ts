import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failAllWrites, holdStatements } from '../../testing/broken-disk.js';
import { DatabaseTap } from '../../testing/database.js';
import { baseOf, createTable, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { newHostKey } from '../../testing/host.js';
import { untilScreensConnectedAtMost, pairRequest, signInScreen } from '../../testing/screens.js';
import { TestClient } from '../../testing/test-client.js';
import { PAIRING_CODES_MAX } from './pairing-codes.js';

let folder: TestFolder;
let server: TestServer;
const tap = new DatabaseTap();

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, tap.overrides);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = () => TestClient.connect(baseOf(server));
const screen = (code = server.pairing.code()) => signInScreen(server, code);

describe('a pairing code', () => {
  it('makes one key the host’s, and is then another one', async () => {
    const first = server.pairing.code();
    const client = await connect();
    const key = newHostKey();
    expect(await client.code('host:open', { key })).toBe('FORBIDDEN');
    await client.get('host:pair', pairRequest(first, key));
    await createTable(client);
    const back = await connect();
    await back.get('host:open', { key });
    await createTable(back);

    expect(server.pairing.code()).not.toBe(first);
    const late = await connect();
    expect(await late.code('host:pair', pairRequest(first))).toBe('CODE_UNKNOWN');
    await screen();
  });

  it('lets exactly one of many in, when all come at once', async () => {
    const code = server.pairing.code();
    const rivals = await Promise.all(Array.from({ length: 4 }, connect));
    const keys = rivals.map(() => newHostKey());
    const answers = await Promise.all(rivals.map((rival, i) => rival.code('host:pair', pairRequest(code, keys[i]))));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'CODE_UNKNOWN')).toHaveLength(3);
    const winner = answers.indexOf('ok');
    for (const [i, rival] of rivals.entries()) {
      const open = await rival.code('host:open', { key: keys[i] });
      expect(open).toBe(i === winner ? 'ok' : 'FORBIDDEN');
    }
  });

  it('is answered again for the page whose answer was lost, also after a restart', async () => {
    const code = server.pairing.code();
    const client = await connect();
    const ask = pairRequest(code);
    await client.get('host:pair', ask);
    await client.get('host:pair', ask);
    expect(await client.code('host:pair', pairRequest(code))).toBe('CODE_UNKNOWN');
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    const again = await connect();
    await again.get('host:pair', ask);
    await again.get('host:open', { key: ask.key });
    expect(await again.code('host:pair', pairRequest(code))).toBe('CODE_UNKNOWN');
  });

  it('is typed in any case, with any gaps', async () => {
    const typed = ` ${server.pairing.code().toLowerCase().replaceAll('-', ' ')} `;
    await (await connect()).get('host:pair', pairRequest(typed));
  });

  it('is given back when the disk refuses, and nobody is let in', async () => {
    const code = server.pairing.code();
    const client = await connect();
    const ask = pairRequest(code);
    const mend = failAllWrites(tap.open);
    expect(await client.code('host:pair', ask)).toBe('DISK_FULL');
    expect(await client.code('host:open', { key: ask.key })).toBe('FORBIDDEN');
    mend();
    expect(server.pairing.code()).toBe(code);
    await client.get('host:pair', ask);
  });

  it.each(['withdrawn', 'left'])('that is %s while the disk refuses does not come back', async (how) => {
    const { client } = await screen();
    const watch = await screen();
    const { code } = await client.get('host:invite', {});
    const guest = await connect();
    const disk = holdStatements(tap.open, 'INSERT INTO host_sessions');
    const answer = guest.code('host:pair', pairRequest(code));
    await disk.reached;
    if (how === 'withdrawn') await client.get('host:withdraw', {});
    else {
      client.close();
      await untilScreensConnectedAtMost(watch.client, 1);
    }
    disk.refuse();
    expect(await answer).toBe('DISK_FULL');
    disk.restore();
    expect(await guest.code('host:pair', pairRequest(code))).toBe('CODE_UNKNOWN');
  });

  it('that is still offered comes back when the disk refuses, and is then good once', async () => {
    const { client } = await screen();
    const { code } = await client.get('host:invite', {});
    const [guest, rival] = [await connect(), await connect()];
    const disk = holdStatements(tap.open, 'INSERT INTO host_sessions');
    disk.refuse();
    expect(await guest.code('host:pair', pairRequest(code))).toBe('DISK_FULL');
    disk.restore();
    await guest.get('host:pair', pairRequest(code));
    expect(await rival.code('host:pair', pairRequest(code))).toBe('CODE_UNKNOWN');
  });

  it('is guessed no faster than any other secret', async () => {
    const client = await connect();
    const answers = [];
    for (let i = 0; i < 12; i++) {
      answers.push(await client.code('host:pair', pairRequest('0000-0000-0000-0000')));
    }
    expect(answers.slice(0, 8)).toEqual(Array(8).fill('CODE_UNKNOWN'));
    expect(answers.slice(9)).toEqual(Array(3).fill('BUSY'));
    // Nor does a right one help any more, until some failures are forgiven.
    expect(await client.code('host:pair', pairRequest(server.pairing.code()))).toBe('BUSY');
  });

  it('for another screen dies with the connection that asked, when withdrawn, and as one of many', async () => {
    const { client } = await screen();
    const withdrawn = await client.get('host:invite', {});
    expect(withdrawn).toMatchObject({
      channelKey: server.channelKey,
      checkNumber: server.checkNumber,
    });
    await client.get('host:withdraw', {});
    const guest = await connect();
    expect(await guest.code('host:pair', pairRequest(withdrawn.code))).toBe('CODE_UNKNOWN');
    const many = [];
    for (let i = 0; i <= PAIRING_CODES_MAX; i++) many.push((await client.get('host:invite', {})).code);
    expect(await guest.code('host:pair', pairRequest(many[0] ?? ''))).toBe('CODE_UNKNOWN');
    await guest.get('host:pair', pairRequest(many[1] ?? ''));
    client.close();
    const other = await screen();
    // The guest and the other; the one that asked has gone.
    await untilScreensConnectedAtMost(other.client, 2);
    expect(await guest.code('host:pair', pairRequest(many[2] ?? ''))).toBe('CODE_UNKNOWN');
  });

  it('is asked for by the host only', async () => {
    const stranger = await connect();
    for (const name of ['host:invite', 'host:screens', 'host:sign-out']) {
      expect(await stranger.code(name, {}), name).toBe('FORBIDDEN');
    }
  });
});

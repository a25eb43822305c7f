import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LOG_FORMATS, LOG_LEVELS } from './config.js';
import { type ChildServer, startChild } from '../testing/child.js';
import {
  baseOf,
  createTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startStubTable,
  TestFolder,
} from '../testing/evening.js';
import { HostConnection, newHostKey } from '../testing/host.js';
import { rawWebSocketFrame, TEXT_OPCODE, upgradeRequest } from '../testing/raw-frames.js';
import { TestClient } from '../testing/test-client.js';

let folder: TestFolder;
let server: ChildServer;

afterEach(async () => {
  server.process.kill('SIGKILL');
  await folder.remove();
});

/** In queries, headers, bodies and frames; of a request only its path may be told. */
const RAW = ['raw-query-key', 'raw-frame', 'raw-event', 'raw-header', 'raw-body'];

/** Says the same things below every library: a handshake, frames that are none, a broken request. */
async function sayRaw(port: number): Promise<void> {
  const ask = (path: string) => upgradeRequest(path, 'X-Key: raw-header\r\n');
  for (const [request, ...frames] of [
    [ask('/socket'), '["raw-frame"]'],
    [ask('/socket'), '[1,"raw-event",{}]', '[2,"host:pair",{"code":"raw-frame"}]', 'raw-frame'],
    [ask('/socket?key=raw-query-key')],
    [ask('/raw-path?key=raw-query-key')],
    ['POST /api/health?key=raw-query-key HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nraw-body'],
    ['GET /play?key=raw-query-key#pair=raw-body HTTP/1.1\r\nHost: raw-header.example\r\n\r\n'],
    ['raw-body raw-frame\r\n\r\n'],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(request);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    for (const text of frames) socket.write(rawWebSocketFrame(TEXT_OPCODE, text));
    // What came before is dealt with when this is answered, or the connection ended.
    if (frames.length > 0) {
      socket.write(Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    }
    socket.destroy();
  }
}

describe('the log of the server', () => {
  it.each(
    LOG_FORMATS.flatMap((format) =>
      LOG_LEVELS.filter((level) => /debug|trace/.test(level)).map((level) => [format, level] as const),
    ),
  )('names requests and nothing that is secret, as %s at the level %s', async (format, level) => {
    folder = await TestFolder.make();
    server = await startChild(folder, level, format);
    const { kiosk, keeper, keeperGrant, guest, guestGrant, table, all } = await startStubTable(server);
    const { host } = await kiosk.get('table:open', { table });
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(424_242)));
    await guest.until(({ revision }) => revision === 3);
    await guest.code('command', makeCommand(guest, table, 'g2', guessCommand(313_131)));
    await guest.code('command', { table, secret: 'malformed-secret' });
    const stranger = await TestClient.connect(baseOf(server));
    await stranger.code('host:open', { key: 'wrong-host-key' });
    await stranger.code('seat:claim', { code: 'WXYZ-WXYZ' });
    const waiting = await kiosk.get('table:open', { table: await createTable(kiosk) });
    const joinCode = waiting.host.joinCode ?? '';
    expect(await stranger.code('seat:find', { code: joinCode })).toBe('ok');
    const chosen = { code: joinCode, seat: 'g1', name: 'a name for a log' };
    expect(await stranger.code('seat:claim', chosen)).toBe('ok');
    await stranger.code('seat:takeover', { recoveryCode: '1234 5678 9012 3456 7890' });
    const headers = { authorization: 'Bearer bearer-token', cookie: 'crumb=biscuit' };
    await fetch(`${baseOf(server)}/api/health?key=query-key`, { headers });
    await fetch(`${baseOf(server)}/api/nothing?key=query-key`);
    const hostConnection = await HostConnection.to(baseOf(server), server.hostKey);
    const [code, used] = [await hostConnection.invite(), newHostKey()];
    const screen = await HostConnection.to(baseOf(server));
    await screen.ask('host:pair', { code, key: used, screen: 'a screen called secret' });
    const late = screen.ask('host:pair', {
      code: 'QQQQ-QQQQ-QQQQ-QQQQ',
      key: newHostKey(),
      screen: '',
    });
    await expect(late).rejects.toThrow();
    await sayRaw(server.port);
    await fetch(`${baseOf(server)}/socket?key=query-key`);
    await fetch(`${baseOf(server)}/api/last?key=query-key`);
    await kiosk.until(() => server.log().includes('/api/last'));

    const log = server.log();
    expect(log).toContain('/api/health');
    // Sentences are no JSON, and the other way round.
    expect(log.split('\n').some((line) => line.startsWith('{'))).toBe(format === 'json');
    const secrets = [
      server.hostKey,
      keeperGrant.secret,
      guestGrant.secret,
      ...[keeperGrant, guestGrant].map(({ recoveryCode }) => recoveryCode),
      ...[joinCode, ...Object.values(host.codes)].flatMap((each) => [each, each.replace('-', '')]),
      ...[
        '424242',
        '313131',
        'malformed-secret',
        'a name for a log',
        'wrong-host-key',
        'WXYZ',
        '5678 9012',
        '56789012',
      ],
      ...['query-key', 'bearer-token', 'biscuit'],
      ...[code, code.replaceAll('-', ''), used, 'a screen called secret', 'QQQQ'],
      ...RAW,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    for (const client of [stranger, screen, hostConnection, ...all]) client.close();
  });
});

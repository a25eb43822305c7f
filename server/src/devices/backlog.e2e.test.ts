import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { hide, makeCommand, play, startTestServer, TestFolder } from '../testing/evening.js';

const HANDSHAKE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n' +
  'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
/** Below what a connection may send at once: it is for what he does not read that he is to be cut off. */
const SENT_MAX = 6 * 1024 * 1024;

/** A text frame as a browser sends it, masked with zeros. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('only short frames are needed');
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

it('whoever asks and asks, and reads no answer, is cut off; nobody else is', async () => {
  const folder = await TestFolder.make();
  const server = await startTestServer(folder);
  const deaf = connect(server.port, '127.0.0.1');
  try {
    const evening = await play(server);
    deaf.on('error', () => undefined);
    deaf.write(HANDSHAKE);
    await once(deaf, 'data');
    deaf.pause();
    deaf.write(frame('40'));
    let asked = 0;
    while (!deaf.destroyed && deaf.bytesWritten < SENT_MAX) {
      const where = JSON.stringify({ table: evening.table });
      const more = Array.from({ length: 500 }, () => {
        asked += 1;
        return frame(`42${asked}["table:watch",${where}]`);
      });
      deaf.write(Buffer.concat(more));
      // All of it has arrived and is answered: nothing of it waits on this side of the referee.
      await evening.spectator.get('table:watch', { table: evening.table });
    }
    expect(deaf.destroyed, `after ${asked} questions`).toBe(true);
    const { table, keeper, spectator } = evening;
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hide(1)));
    await spectator.until(({ revision }) => revision > 2);
  } finally {
    deaf.destroy();
    await server.close();
    await folder.remove();
  }
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { hideCommand, makeCommand, startStubTable } from '../../testing/evening.js';
import { rawWebSocketFrame, TEXT_OPCODE, upgradeRequest } from '../../testing/raw-frames.js';
import { serverForTest } from '../../testing/server-for-test.js';

/** Below what a connection may send at once: the client is to be cut off for what it does not read. */
const SENT_MAX = 6 * 1024 * 1024;

it('a client that asks and asks, and reads no answer, is cut off; no other is', async () => {
  const server = await serverForTest();
  const deaf = connect(server.port, '127.0.0.1');
  try {
    const evening = await startStubTable(server);
    deaf.on('error', () => undefined);
    deaf.write(upgradeRequest('/socket'));
    await once(deaf, 'data');
    deaf.pause();
    let asked = 0;
    while (!deaf.destroyed && deaf.bytesWritten < SENT_MAX) {
      const where = JSON.stringify({ table: evening.table });
      const more = Array.from({ length: 500 }, () => {
        asked += 1;
        return rawWebSocketFrame(TEXT_OPCODE, `[${asked},"table:watch",${where}]`);
      });
      deaf.write(Buffer.concat(more));
      // All of it has arrived and is answered: nothing of it waits on this side of the referee.
      await evening.spectator.get('table:watch', { table: evening.table });
    }
    expect(deaf.destroyed, `after ${asked} questions`).toBe(true);
    const { table, keeper, spectator } = evening;
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(1)));
    await spectator.until(({ revision }) => revision > 2);
  } finally {
    deaf.destroy();
  }
});

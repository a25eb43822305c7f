import { setImmediate } from 'node:timers/promises';
import { writeHeapSnapshot } from 'node:v8';
import { LOG_LEVELS } from '../cli/config.js';
import { UNLIMITED_REQUESTS } from '../web/limits/limits.js';
import { startServer } from '../cli/start.js';
import { LiveTables } from '../tables/live-tables.js';
import { newHostKey } from './host.js';

/**
 * A server whose memory can be looked into: `node --expose-gc heap-child.js DATA KIOSK`, with IPC.
 * `sweep` lets go of idle tables as if hours had passed, anything else is the path of a heap snapshot
 * to be written; each is answered when it is done.
 */
const [dataDir = '', kioskDir = ''] = process.argv.slice(2);
const HOURS_MS = 12 * 60 * 60_000;

const hostKey = newHostKey();
let tables: LiveTables | undefined;
const started = await startServer(
  {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    kioskDir,
    logLevel: LOG_LEVELS[0],
    mdns: false,
    limits: UNLIMITED_REQUESTS,
    hostKey,
  },
  {
    onApp: (app) => {
      tables = app.get(LiveTables);
    },
  },
);
if (!started.ok) throw new Error(`did not start: ${JSON.stringify(started.error)}`);

process.on('message', (message) => {
  void serve(String(message)).then(() => process.send?.({ done: tables?.count ?? 0 }));
});
process.on('disconnect', () => process.exit());

async function serve(message: string): Promise<void> {
  if (message === 'sweep') return tables?.sweep(performance.now() + HOURS_MS);
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate();
    globalThis.gc?.();
  }
  writeHeapSnapshot(message);
}

const { port } = started.value;
process.send?.({ port, hostKey });

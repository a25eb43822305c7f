import { startServer, UNLIMITED_REQUESTS } from '@mister-x/server';
import { newHostKey } from '@mister-x/server/testing';
import { timedGames } from './position.js';
import { Stopwatch } from './stopwatch.js';

/**
 * A server that is timed from inside: `node server.js DATA PAGES`. It says where it is by a message,
 * and answers each message with the laps of the first connection since the last one.
 */
const [dataDir = '', kioskDir = ''] = process.argv.slice(2);
const hostKey = newHostKey();
const watch = Stopwatch.install();
const started = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  kioskDir,
  logLevel: 'error',
  mdns: false,
  registry: timedGames,
  limits: UNLIMITED_REQUESTS,
  hostKey,
});
if (!started.ok) throw new Error(`did not start: ${JSON.stringify(started.error)}`);
const { port } = started.value;
process.on('message', () => process.send?.(watch.take(0)));
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => process.exit());
process.send?.({ url: `http://127.0.0.1:${port}`, hostKey });

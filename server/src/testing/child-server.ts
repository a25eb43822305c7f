import { LOG_FORMATS, LOG_LEVELS } from '../cli/config.js';
import { UNLIMITED_REQUESTS } from '../web/limits/limits.js';
import { startServer } from '../cli/start.js';
import { newHostKey } from './host.js';
import { stubRegistry } from './stub-game.js';

/** A server in a process of its own: `node child-server.js DATA KIOSK LOG-LEVEL LOG-FORMAT`. */
const [dataDir = '', kioskDir = '', level, format] = process.argv.slice(2);
const hostKey = newHostKey();
const started = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  kioskDir,
  logLevel: LOG_LEVELS.find((known) => known === level) ?? 'silent',
  logFormat: LOG_FORMATS.find((known) => known === format) ?? 'json',
  mdns: false,
  registry: stubRegistry,
  hostKey,
  limits: UNLIMITED_REQUESTS,
});
if (!started.ok) throw new Error(`did not start: ${JSON.stringify(started.error)}`);
process.stdout.write(`${JSON.stringify({ port: started.value.port, hostKey })}\n`);

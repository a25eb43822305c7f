import type { Server as PlainServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { DOOR_TIMES } from './door-limits.js';

/** Nobody may keep a connection by saying nothing, by saying it slowly, or by not listening. */
export function hurry(server: PlainServer | SecureServer): void {
  server.headersTimeout = DOOR_TIMES.headers;
  server.requestTimeout = DOOR_TIMES.question;
  server.timeout = DOOR_TIMES.silence;
}

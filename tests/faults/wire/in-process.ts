import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@mister-x/engine';
import { startServer, UNLIMITED_REQUESTS } from '@mister-x/server';
import { newHostKey } from '@mister-x/server/testing';
import { PROJECT } from '../../project.js';

export type TestOverrides = NonNullable<Parameters<typeof startServer>[1]>;

/** The server in this process, where a test can get at its database and its memory. */
export async function startInProcess(folder: string, overrides: TestOverrides = {}, port = 0) {
  const hostKey = newHostKey();
  const server = unwrap(
    await startServer(
      {
        host: '127.0.0.1',
        port,
        dataDir: join(folder, 'data'),
        kioskDir: PAGES_FOLDER,
        logLevel: 'silent',
        mdns: false,
        limits: UNLIMITED_REQUESTS,
        hostKey,
      },
      overrides,
    ),
  );
  const { close } = server;
  return { url: `http://127.0.0.1:${server.port}`, port: server.port, hostKey, close };
}

/** The folder of the repository. */
export const PROJECT_FOLDER = fileURLToPath(PROJECT);

/** The built pages, without which no server starts. */
const PAGES_FOLDER = join(PROJECT_FOLDER, 'kiosk', 'dist');

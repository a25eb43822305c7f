import { onTestFinished } from 'vitest';
import type { ServerConfig } from '../cli/config.js';
import type { TestOverrides } from '../cli/start.js';
import { startTestServer, TestFolder, type TestServer } from './evening.js';

/** A server in a folder of its own, for a test or a `beforeEach`; when the test is over, both are gone. */
export async function serverForTest(
  overrides: TestOverrides = {},
  change: Partial<ServerConfig> = {},
): Promise<TestServer> {
  const folder = await TestFolder.make();
  const server = await startTestServer(folder, overrides, change);
  onTestFinished(async () => {
    await server.close();
    await folder.remove();
  });
  return server;
}

import { baseOf, type TestServer } from './evening.js';
import { newHostKey } from './host.js';
import { TestClient } from './test-client.js';

/** What the page of a screen asks with a code that it was given. */
export const pairRequest = (code: string, key = newHostKey()) => ({
  code,
  key,
  screen: 'Firefox · Linux',
});

/** A screen that has paired, and is open. */
export async function signInScreen(
  server: TestServer,
  code: string,
): Promise<{ readonly client: TestClient; readonly key: string }> {
  const client = await TestClient.connect(baseOf(server));
  const key = newHostKey();
  await client.get('host:pair', pairRequest(code, key));
  await client.get('host:open', { key });
  return { client, key };
}

/** Waits until no more screens than so many are there. */
export async function untilScreensConnectedAtMost(client: TestClient, most: number): Promise<void> {
  for (;;) {
    const { screens } = await client.get('host:screens', {});
    if (screens.filter((screen) => screen.connected).length <= most) return;
  }
}

import { baseOf, type TestServer } from './evening.js';
import { newHostKey } from './host.js';
import { TestDevice } from './test-device.js';

/** What the page of a screen asks with a code that it was given. */
export const pairing = (code: string, key = newHostKey()) => ({
  code,
  key,
  screen: 'Firefox · Linux',
});

/** A screen that has paired, and is open. */
export async function signedIn(
  server: TestServer,
  code: string,
): Promise<{ readonly device: TestDevice; readonly key: string }> {
  const device = await TestDevice.connect(baseOf(server));
  const key = newHostKey();
  await device.get('host:pair', pairing(code, key));
  await device.get('host:open', { key });
  return { device, key };
}

/** Waits until no more screens than so many are there. */
export async function connected(device: TestDevice, most: number): Promise<void> {
  for (;;) {
    const { screens } = await device.get('host:screens', {});
    if (screens.filter((screen) => screen.connected).length <= most) return;
  }
}

import { type Browser, chromium } from 'playwright-core';
import { LAN_NAME } from './referee.js';

/**
 * A real Chromium that finds the referee under a name of the home network.
 * @param pin SHA-256, in Base64, of the public key of a server that it trusts as if its authority
 *   were installed; its certificate is then not checked any further
 * @param home a home folder of its own, with the certificates that it trusts in `.pki/nssdb`
 * @param more arguments beside the usual ones
 */
export function launchChromium(
  pin?: string,
  home?: string,
  more: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    ...(home === undefined
      ? {}
      : { env: { ...process.env, HOME: home } as Record<string, string> }),
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
      ...(pin === undefined ? [] : [`--ignore-certificate-errors-spki-list=${pin}`]),
      ...more,
    ],
  });
}

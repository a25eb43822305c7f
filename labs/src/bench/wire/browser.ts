import { type Browser, chromium } from 'playwright-core';

/** The browser that benchmarks drive, which draws without a graphics card. @param name that leads to this computer */
export function launchBrowser(name?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      ...(name === undefined ? [] : [`--host-resolver-rules=MAP ${name} 127.0.0.1`]),
    ],
  });
}

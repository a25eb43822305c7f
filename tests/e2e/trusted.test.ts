import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { launchChromium } from '../support/chromium.js';
import { LAN_NAME, Referee } from '../support/referee.js';

const certutil = (...args: readonly string[]) => spawnSync('certutil', args, { encoding: 'utf8' });

/** Debian's libnss3-tools; Chromium on Linux reads the authorities of its user from there. */
const CAN_TRUST = process.platform === 'linux' && certutil('-H').error === undefined;

it.skipIf(!CAN_TRUST)(
  'a browser that was told to trust the downloaded certificate accepts the referee, and no other name',
  () =>
    inTemporaryFolder(async (home) => {
      const referee = await Referee.start({ line: 'https' });
      try {
        const url = `http://localhost:${referee.port}/trust/mister-x.crt`;
        const file = join(home, 'mister-x.crt');
        await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
        await mkdir(join(home, '.pki/nssdb'), { recursive: true });
        const store = `sql:${join(home, '.pki/nssdb')}`;
        expect(certutil('-d', store, '-N', '--empty-password').status).toBe(0);
        const visit = async (address: string): Promise<string> => {
          const browser = await launchChromium(undefined, home);
          try {
            const page = await browser.newPage();
            await page.goto(`${address}/play`);
            return (await page.evaluate(() => isSecureContext)) ? 'secure' : 'insecure';
          } catch (error) {
            return /ERR_\w+/.exec(String(error))?.[0] ?? String(error);
          } finally {
            await browser.close();
          }
        };
        expect(await visit(referee.lanAddress)).toBe('ERR_CERT_AUTHORITY_INVALID');
        expect(certutil('-d', store, '-A', '-t', 'C,,', '-n', 'x', '-i', file).status).toBe(0);
        expect(await visit(referee.lanAddress)).toBe('secure');
        const other = referee.lanAddress.replace(LAN_NAME, '127.0.0.2');
        expect(await visit(other)).toBe('ERR_CERT_COMMON_NAME_INVALID');
      } finally {
        await referee.stop();
      }
    }),
);

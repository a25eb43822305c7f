import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type WifiNetwork, wifiNameFault, wifiPasswordFault } from '@mister-x/engine/protocol';
import PQueue from 'p-queue';
import { z } from 'zod';
import { temporaryPathOf, writeAtomically } from '../../database/data-folder.js';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A refusal says which member is wrong and never repeats it. */
export const networkShape = z.strictObject({
  name: z
    .custom<string>((value) => isText(value) && wifiNameFault(value) === null)
    .meta({
      type: 'string',
      minLength: 1,
      maxLength: 32,
      description: 'At most 32 bytes of UTF-8.',
    }),
  password: z
    .custom<string>((value) => isText(value) && wifiPasswordFault(value) === null)
    .meta({
      type: 'string',
      pattern: '^([ -~]{8,63}|[0-9A-Fa-f]{64})$',
      description: 'As WPA takes it: a passphrase, or the key itself.',
    })
    .nullable(),
  hidden: z.boolean(),
});

/**
 * The Wi-Fi for guests, in a file of its own: what is forgotten is gone with it, while a database may
 * keep old pages, and anyone who copies the database to keep its games does not copy a password.
 */
export class WifiService {
  private readonly path: string;
  /** One after the other, so that no two write the same file. */
  private readonly changes = new PQueue({ concurrency: 1 });

  constructor(dataDir: string) {
    this.path = join(dataDir, 'wifi.json');
  }

  /** @param network `null`: what was known is forgotten */
  save(network: WifiNetwork | null): Promise<void> {
    return this.changes.add(async () => {
      if (network === null) await this.forget();
      else await writeAtomically(this.path, JSON.stringify(network));
    });
  }

  /** A file that holds no network, as after a change by hand, is as good as none. */
  async read(): Promise<WifiNetwork | null> {
    try {
      return networkShape.parse(JSON.parse(await readFile(this.path, 'utf8')));
    } catch (error) {
      if (isSystemError(error) && error.code !== 'ENOENT') throw error;
      return null;
    }
  }

  private async forget(): Promise<void> {
    for (const path of [temporaryPathOf(this.path), this.path]) await rm(path, { force: true });
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where earlier versions kept a key that stood in every link and could not be revoked. */
const FILE = 'host-key';

/**
 * Throws that key away: it lies in browsers' histories, so no screen is signed in by it any more.
 * @returns whether there was one
 */
export async function retireHostKey(dataDir: string): Promise<boolean> {
  try {
    await rm(join(dataDir, FILE));
    return true;
  } catch {
    // There is none, or it cannot be removed: it opens nothing in either case.
    return false;
  }
}

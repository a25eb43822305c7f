import { packId, readPack } from '../rules/custom-pack.js';
import type { PackFile } from '../rules/browser.js';
import type { CustomReader } from '@mister-x/kiosk/visit/custom/custom-files.ts';

/** By itself: the strict reader and the hash are large, and a phone fetches them only for a custom pack. */
export const readPackText: CustomReader<PackFile> = (text) => {
  const read = readPack(parsed(text));
  return read.ok ? { id: packId(read.value), file: read.value } : undefined;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

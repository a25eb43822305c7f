import { CITY } from './data/city.js';
import { type Pack, packOf } from './pack.js';
import type { PackFile } from './pack-file.js';
import type { Options } from './types.js';

export function boxFileOf({ pack }: Pick<Options, 'pack'>): PackFile {
  return pack === 'default' ? CITY : pack;
}

/** The box that a match is played with. */
export function boxOf(options: Pick<Options, 'pack'>): Pack {
  return packOf(boxFileOf(options));
}

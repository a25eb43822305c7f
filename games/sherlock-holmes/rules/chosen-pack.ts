import { packFileOf } from '@mister-x/engine/packs/pack';
import { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
import { type Pack, compiledPackOf } from './pack.js';
import type { PackFile } from './pack-file.js';
import type { Options } from './types.js';

export const chosenPackFile = (options: Pick<Options, 'pack'>): PackFile =>
  packFileOf(options, DEFAULT_HOLMES_PACK_FILE);

/** The pack that a match is played with. */
export const chosenPack = (options: Pick<Options, 'pack'>): Pack => compiledPackOf(chosenPackFile(options));

import { fileIn } from '@mister-x/engine/packs/pack';
import { LONDON } from './data/london.js';
import { type Pack, packOf } from './pack.js';
import type { PackFile } from './pack-file.js';
import type { Options } from './types.js';

export const chosenPackFile = (options: Pick<Options, 'pack'>): PackFile => fileIn(options, LONDON);

/** The pack that a match is played with. */
export const chosenPack = (options: Pick<Options, 'pack'>): Pack => packOf(chosenPackFile(options));

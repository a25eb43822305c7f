import { fileIn } from '@mister-x/engine/packs/pack';
import { CITY } from './data/city.js';
import { type Pack, packOf } from './pack.js';
import type { PackFile } from './pack-file.js';

/** `default`, or the file of a custom pack. */
type Chosen = { readonly pack: 'default' | PackFile };

export const chosenPackFile = (options: Chosen): PackFile => fileIn(options, CITY);

/** The pack that a match is played with. */
export const chosenPack = (options: Chosen): Pack => packOf(chosenPackFile(options));

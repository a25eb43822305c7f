import { fileIn } from '@mister-x/engine/packs/pack';
import { CITY } from './data/city.js';
import { type Pack, packOf } from './pack.js';
import type { PackFile } from './pack-file.js';

/** `default`, or the file of a box that people brought along. */
type Chosen = { readonly pack: 'default' | PackFile };

export const boxFileOf = (options: Chosen): PackFile => fileIn(options, CITY);

/** The pack that a match is played with. */
export const boxOf = (options: Chosen): Pack => packOf(boxFileOf(options));

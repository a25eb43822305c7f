import { packFileOf } from '@mister-x/engine/packs/pack';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { type Pack, compiledPackOf } from './pack.js';
import type { PackFile } from './pack-file.js';

/** `default`, or the file of a custom pack. */
type PackOption = { readonly pack: 'default' | PackFile };

export const chosenPackFile = (options: PackOption): PackFile => packFileOf(options, DEFAULT_MAFIA_PACK_FILE);

/** The pack that a match is played with. */
export const chosenPack = (options: PackOption): Pack => compiledPackOf(chosenPackFile(options));

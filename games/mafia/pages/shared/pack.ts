import {
  DEFAULT_MAFIA_PACK_FILE,
  isPackId,
  type Pack,
  type PackFile,
  compiledPackOf,
  type View,
} from '../../rules/browser.js';
import { CustomFiles } from '@mister-x/kiosk/visit/custom/custom-files.ts';

/** Custom packs. */
export const packs = new CustomFiles<PackFile>(
  'pack',
  isPackId,
  async () => (await import('../read-pack.js')).readPackText,
);

/** The pack of a match; a custom one must be there before (`CustomGate`). */
export function packFor({ pack }: Pick<View, 'pack'>): Pack {
  return compiledPackOf(pack === 'default' ? DEFAULT_MAFIA_PACK_FILE : packs.fileOf(pack));
}

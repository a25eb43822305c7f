import {
  CITY,
  isPackId,
  type Pack,
  type PackFile,
  packOf,
  type View,
} from '../../rules/browser.js';
import { CustomFiles } from '@mister-x/kiosk/play/custom/custom-files.ts';

/** Boxes that people brought along. */
export const packs = new CustomFiles<PackFile>(
  'pack',
  isPackId,
  async () => (await import('../read-pack.js')).readPackText,
);

/** The box of a match; one that people brought along must be there before (`CustomGate`). */
export function packFor({ pack }: Pick<View, 'pack'>): Pack {
  return packOf(pack === 'default' ? CITY : packs.fileOf(pack));
}

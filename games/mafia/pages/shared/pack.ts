import {
  CITY,
  isPackId,
  type Pack,
  type PackFile,
  packOf,
  type View,
} from '../../rules/browser.js';
import { BroughtFiles } from '@mister-x/kiosk/play/custom/brought.ts';

/** Boxes that people brought along. */
export const packs = new BroughtFiles<PackFile>(
  'pack',
  isPackId,
  async () => (await import('../read-pack.js')).readPackText,
);

/** The box of a match; one that people brought along must be there before (`BroughtGate`). */
export function packFor({ pack }: Pick<View, 'pack'>): Pack {
  return packOf(pack === 'default' ? CITY : packs.fileOf(pack));
}

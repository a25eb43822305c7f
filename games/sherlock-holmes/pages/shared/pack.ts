import {
  isPackId,
  DEFAULT_HOLMES_PACK_FILE,
  type LocationId,
  type Pack,
  type PackFile,
  compiledPackOf,
  stopNumberOf,
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
  return compiledPackOf(pack === 'default' ? DEFAULT_HOLMES_PACK_FILE : packs.fileOf(pack));
}

/** A place by the number that it has on a board; 0 is Scotland Yard. */
export function placeAt({ file }: Pack, stop: number): LocationId | undefined {
  return file.locations.find((place) => stopNumberOf(place) === stop)?.id;
}

export function stopAt(pack: Pack, id: LocationId): number {
  const place = pack.locations.get(id);
  return place === undefined ? 0 : stopNumberOf(place);
}

import type { TableInfo } from '@mister-x/engine/protocol';
import type { Pack, View } from '../../rules/browser.js';
import { parseColours } from '@mister-x/kiosk/kit/theme/pawns.ts';
import type { BoardPawn } from '../../../pursuit/pages/board/types.js';
import { stopAt } from '../shared/pack.js';

/** Pawns as they stand on the map, each with the first letter of its player. */
export function pawnsOf(pack: Pack, view: View, info: TableInfo): readonly BoardPawn[] {
  return view.sleuths
    .filter(({ eliminated }) => !eliminated)
    .map(({ seat, colour, at }) => ({
      stop: stopAt(pack, at),
      colour: parseColours(colour, 1)[0] ?? 'white',
      label: nameOf(info, seat).slice(0, 1).toUpperCase(),
      kind: 'detective',
    }));
}

export function nameOf(info: TableInfo, seat: string | null): string {
  return info.seats.find((each) => each.seat === seat)?.name ?? seat ?? '';
}

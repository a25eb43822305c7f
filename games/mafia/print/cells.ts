import type { Paper } from '@mister-x/engine/protocol';
import type { Size } from '@mister-x/printing/page/document';
import { packOfJob, type PackJob } from './pack-job.js';

/** What lies on the sheets and how large it is, for those who count pages and those who draw them. */

/** No more cards can lie in the city. */
export const MARKER_COUNT = 16;

/** Cards that each player gets, of which four lie on a page. */
export const QUARTER_SIZE: Size = { width: 96, height: 126 };
export const PLAYER_COUNT = 4;

/** A strip from foot to foot, folded at the heads and at the feet. */
export const STANDUP_SIZE: Size = { width: 24, height: 68 };

/** Ten of them are as wide as four cards: wider ones would leave no room for cut marks. */
export const COIN_SIZE: Size = { width: 19.2, height: 19.2 };

/** The prison lies on one page. */
export const prisonCell = (paper: Paper): Size => ({
  width: 198,
  height: paper === 'a4' ? 272 : 256,
});

/** Figures by their names, and at the end how to fold them. */
export function figuresToPrint(job: PackJob): readonly (string | null)[] {
  return [...packOfJob(job).figures, null];
}

/** Every coin by itself, the dearest first. */
export function coinsToPrint(job: PackJob): readonly { readonly value: number; readonly colour: string }[] {
  return [...packOfJob(job).file.bank.coins]
    .sort((a, b) => b.value - a.value)
    .flatMap((coin) => Array.from({ length: coin.count }, () => coin));
}

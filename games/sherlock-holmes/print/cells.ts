import type { Paper } from '@mister-x/engine/protocol';
import { cellsOf } from '@mister-x/printing/page/cells';
import type { Size } from '@mister-x/printing/page/document';
import type { CardCommand } from '@mister-x/engine/cards';
import { packOfJob } from './pack-job.js';
import type { HolmesJob } from './options.js';

/** What lies on the sheets and how large it is, for those who count pages and those who draw them. */

/** A token, square and small enough for the smallest map; one with both sides is folded in the middle. */
export const TOKEN: Size = { width: 24, height: 24 };
const FOLDED: Size = { width: 24, height: 48 };

export function tokenCell({ tokens }: Pick<HolmesJob, 'tokens'>): Size {
  return tokens === 'both' ? FOLDED : TOKEN;
}

/** The track lies on one page. */
export const trackCell = (paper: Paper): Size => ({
  width: 198,
  height: paper === 'a4' ? 272 : 256,
});

/** Sheets of notebooks and cards with the rules, of which four lie on a page. */
export const QUARTER: Size = { width: 96, height: 126 };
export const QUARTERS = 4;

/** A strip from foot to foot, folded at the heads and at the feet: five stand round Scotland Yard. */
export const STANDUP: Size = { width: 24, height: 78 };

export type Piece =
  | { readonly kind: 'pawn' | 'marker'; readonly colour: string }
  | { readonly kind: 'holmes' | 'hint' | 'nothing' };

/** Pawns of all, Holmes's, and how to fold them; in the rows below, the markers for the track (SH-2). */
export function piecesOf(job: Pick<HolmesJob, 'paper' | 'file'>): readonly Piece[] {
  const { seat_colours: colours } = packOfJob(job).file;
  const { columns } = cellsOf(job.paper, STANDUP);
  const free = (columns - ((colours.length + 1) % columns)) % columns;
  const hint: Piece = { kind: 'hint' };
  return [
    ...colours.map((colour) => ({ kind: 'pawn' as const, colour })),
    { kind: 'holmes' },
    ...Array.from({ length: free }, (_, i) => (i === 0 ? hint : NOTHING)),
    ...colours.map((colour) => ({ kind: 'marker' as const, colour })),
    ...(free === 0 ? [hint] : []),
  ];
}

const NOTHING: Piece = { kind: 'nothing' };

/** The commands that the game knows, in the order of printing. */
export const HOLMES_COMMANDS = [
  'confirm',
  'cancel',
  'takeback',
  'repeat',
] as const satisfies readonly CardCommand[];

import type { Paper } from '@mister-x/engine/protocol';
import { cellGridOf } from '@mister-x/printing/page/cells';
import type { Size } from '@mister-x/printing/page/document';
import type { CardCommand } from '@mister-x/engine/cards';
import { packOfJob } from './pack-job.js';
import type { HolmesJob } from './options.js';

/** What lies on the sheets and how large it is, for those who count pages and those who draw them. */

/** A token, square and small enough for the smallest map; one with both sides is folded in the middle. */
export const TOKEN_SIZE: Size = { width: 24, height: 24 };
const FOLDED_TOKEN_SIZE: Size = { width: 24, height: 48 };

export function tokenCell({ tokens }: Pick<HolmesJob, 'tokens'>): Size {
  return tokens === 'both' ? FOLDED_TOKEN_SIZE : TOKEN_SIZE;
}

/** The track lies on one page. */
export const trackCell = (paper: Paper): Size => ({
  width: 198,
  height: paper === 'a4' ? 272 : 256,
});

/** Sheets of notebooks and cards with the rules, of which four lie on a page. */
export const QUARTER_PAGE_SIZE: Size = { width: 96, height: 126 };
export const QUARTERS_PER_PAGE = 4;

/** A strip from foot to foot, folded at the heads and at the feet: five stand round Scotland Yard. */
export const STANDUP_SIZE: Size = { width: 24, height: 78 };

export type StandupPiece =
  | { readonly kind: 'pawn' | 'marker'; readonly colour: string }
  | { readonly kind: 'holmes' | 'hint' | 'nothing' };

/** Pawns of all, Holmes's, and how to fold them; in the rows below, the markers for the track (SH-2). */
export function standupPiecesOf(job: Pick<HolmesJob, 'paper' | 'file'>): readonly StandupPiece[] {
  const { seat_colours: colours } = packOfJob(job).file;
  const { columns } = cellGridOf(job.paper, STANDUP_SIZE);
  const free = (columns - ((colours.length + 1) % columns)) % columns;
  const hint: StandupPiece = { kind: 'hint' };
  return [
    ...colours.map((colour) => ({ kind: 'pawn' as const, colour })),
    { kind: 'holmes' },
    ...Array.from({ length: free }, (_, i) => (i === 0 ? hint : EMPTY_PIECE)),
    ...colours.map((colour) => ({ kind: 'marker' as const, colour })),
    ...(free === 0 ? [hint] : []),
  ];
}

const EMPTY_PIECE: StandupPiece = { kind: 'nothing' };

/** The commands that the game knows, in the order of printing. */
export const HOLMES_COMMANDS = ['confirm', 'cancel', 'takeback', 'repeat'] as const satisfies readonly CardCommand[];

import { type DetectiveId, startDeckOf, flagsOf, type View } from '../../rules/browser.js';
import { boardFor } from '../shared/board.js';

/** Moves of this hunter's own pawns that may be entered now; public information alone (CM-3). */
export function ownMoves(view: View, seat: string): View['moves'] {
  const mine = new Set(view.detectives.filter(({ hunter }) => hunter === seat).map(({ id }) => id));
  return view.moves.filter(({ detective }) => mine.has(detective));
}

/** Start cards that a detective may still have drawn (SY-7); none where the referee draws. */
export function detectiveStarts(view: View, id: DetectiveId): readonly number[] {
  if (view.phase !== 'registration' || view.startSource === 'server') return [];
  if (view.detectives.every(({ stop }) => stop !== null)) return [];
  const taken = new Set(view.detectives.filter((each) => each.id !== id).map(({ stop }) => stop));
  return startDeckOf(boardFor(view), flagsOf(view).start_deck, false).filter((stop) => !taken.has(stop));
}

/** Where Mister X has shown himself with his latest move, while it is the detectives' turn. */
export function lastSeenIfFresh({ phase, log, x }: View): View['x']['lastSeen'] {
  return phase === 'detectives' && log.at(-1)?.shown !== undefined ? x.lastSeen : null;
}

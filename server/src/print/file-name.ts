import type { PrintOrder } from '@mister-x/engine/protocol';

/** `mister-x-tickets-d1-a4.pdf`: what it is and for which paper, in letters that every disk takes. */
export function fileName({ game, sheet, pawn, paper, label, poster, tiled }: PrintOrder): string {
  // The usual game's files are called by the programme's name alone.
  const parts = [game === 'scotland-yard' ? 'mister-x' : game, sheet];
  if (pawn !== null && (sheet === 'tickets' || sheet === 'labels')) parts.push(pawn);
  if (sheet === 'poster') parts.push(poster);
  if (sheet === 'labels') parts.push(label);
  else if (sheet !== 'poster' || tiled) parts.push(paper);
  return `${parts.join('-')}.pdf`;
}

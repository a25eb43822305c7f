import type { PrintOrder } from '@mister-x/engine/protocol';

/** `mister-x-tickets-d1-a4.pdf`: what it is and for which paper, in letters that every disk takes. */
export function fileName({ sheet, pawn, paper, label, poster, tiled }: PrintOrder): string {
  const parts = ['mister-x', sheet];
  if (pawn !== null && (sheet === 'tickets' || sheet === 'labels')) parts.push(pawn);
  if (sheet === 'poster') parts.push(poster);
  if (sheet === 'labels') parts.push(label);
  else if (sheet !== 'poster' || tiled) parts.push(paper);
  return `${parts.join('-')}.pdf`;
}

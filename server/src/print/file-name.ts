import { fileOf, type PrintJob } from './print-job.js';

/** `mister-x-tickets-d1-a4.pdf`: what it is and for which paper, in letters that every disk takes. */
export function fileName(job: PrintJob): string {
  const { game, sheet, pawn, paper, label, poster, tiled } = job;
  // The usual game's files are called by the programme's name alone.
  const parts = [game === 'scotland-yard' ? 'mister-x' : game];
  const board = fileOf(job)?.name;
  // So that it does not take the place of the game's own.
  if (board !== undefined) parts.push(plain(board));
  parts.push(sheet);
  if (pawn !== null && (sheet === 'tickets' || sheet === 'labels')) parts.push(pawn);
  if (sheet === 'poster') parts.push(poster);
  if (sheet === 'labels') parts.push(label);
  else if (sheet !== 'poster' || tiled) parts.push(paper);
  return `${parts.join('-')}.pdf`;
}

/** A board's name in small Latin letters and digits; `board` where it has none. */
function plain(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 30).replace(/-$/, '') ?? 'board';
}

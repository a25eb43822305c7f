import { type BoardFile, checkBoard } from '@mister-x/games/pursuit/rules';
import type { CheckAnswer, CheckAsk } from './checker.svelte.js';

let last = '';

/** Checks boards beside the page, as large as they may be. Most changes leave the notes as they were. */
self.onmessage = ({ data: { round, board, spec } }: MessageEvent<CheckAsk>) => {
  const notes = checkBoard(JSON.parse(board) as BoardFile, spec);
  const text = JSON.stringify(notes);
  const answer: CheckAnswer = { round, notes: text === last ? null : notes };
  last = text;
  self.postMessage(answer);
};

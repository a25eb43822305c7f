import { checkBoard } from '@mister-x/engine/pursuit';
import type { CheckAnswer, CheckAsk } from './checker.svelte.js';

/** Checks boards beside the page, as large as they may be. */
self.onmessage = ({ data: { round, board, spec } }: MessageEvent<CheckAsk>) => {
  const answer: CheckAnswer = { round, notes: checkBoard(board, spec) };
  self.postMessage(answer);
};

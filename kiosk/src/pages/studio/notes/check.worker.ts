import { type BoardFile, checkBoard } from '@mister-x/games/pursuit/rules';
import type { BoardCheckAnswer, BoardCheckRequest } from './checker.svelte.js';

let lastBoardText = '';

/** Checks boards beside the page, as large as they may be. Most changes leave the notes as they were. */
self.onmessage = ({ data: { round, board, spec } }: MessageEvent<BoardCheckRequest>) => {
  const notes = checkBoard(JSON.parse(board) as BoardFile, spec);
  const text = JSON.stringify(notes);
  const answer: BoardCheckAnswer = { round, notes: text === lastBoardText ? null : notes };
  lastBoardText = text;
  self.postMessage(answer);
};

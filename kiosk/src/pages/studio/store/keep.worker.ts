import type { KeepAnswer, KeepRequest } from './clerk.js';
import { DraftStore } from './drafts.js';

/** Writes drafts into the browser's database beside the page. */
const store = new DraftStore();

self.onmessage = async ({ data: { sheet } }: MessageEvent<KeepRequest>) => {
  const answer: KeepAnswer = { turn: sheet.turn, kept: await store.keepLate(sheet) };
  self.postMessage(answer);
};

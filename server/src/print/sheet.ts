import type { Language, PrintOrder, PrintSheet } from '@mister-x/engine/protocol';
import type { Doc } from './page/document.js';
import type { PrintWords } from './words/index.js';

/**
 * Draws one sheet of the kit: adds its pages with `addPage` and draws on them in millimetres. It
 * neither ends the document nor touches what is outside it, and the same order gives the same pages.
 */
export type DrawSheet = (doc: Doc, order: PrintOrder, words: PrintWords) => void;

/** What can be printed for one game. */
export type PrintKit = {
  readonly words: (language: Language) => PrintWords;
  readonly sheets: Readonly<Partial<Record<PrintSheet, DrawSheet>>>;
};

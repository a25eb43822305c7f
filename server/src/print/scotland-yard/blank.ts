import { addPage } from '../page/document.js';
import { PAPER_SIZES } from '../page/paper.js';
import { write } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';

/** A heading only, for sheets that are not drawn yet. */
export const blankSheet: DrawSheet = (doc, { paper, sheet }, words) => {
  const { width, height } = PAPER_SIZES[paper];
  addPage(doc, { width, height });
  const box = { x: 20, y: 20, width: width - 40, height: height - 40 };
  write(doc, words.sheets[sheet], box, { font: 'bold', size: 12, lines: 2 });
};

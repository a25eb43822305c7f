import { COMMANDS, writeCommonCard } from '@mister-x/engine/cards';
import type { Symbology } from '@mister-x/engine/protocol';
import { drawCode } from '../page/barcode.js';
import type { Doc } from '../page/document.js';
import { BROAD, drawGrid } from '../page/grid.js';
import { type Box, write } from '../page/write.js';
import type { DrawSheet } from '../sheet.js';
import { groundOf } from './colours.js';
import { drawEdge, drawTile, writeClear } from './marks.js';
import type { Sign } from './pictograms.js';

export type BroadCard = {
  readonly sign: Sign;
  readonly name: string;
  readonly hint: string;
  readonly text: string;
};

/** A card of 96 × 63 mm that lies on the table: what it says on the left, its code on the right. */
export function drawBroad(
  doc: Doc,
  code: Symbology,
  { sign, name, hint, text }: BroadCard,
  box: Box,
): void {
  const { x, y, width, height } = box;
  drawEdge(doc, box, groundOf(sign).ground);
  drawTile(doc, sign, x + 6, y + 6, 24);
  const left = { x: x + 6, width: 42 };
  const title = { ...left, y: y + 32.5, height: 15 };
  const used = write(doc, name, title, { font: 'bold', size: 6.4, lines: 2 });
  const under = { ...left, y: title.y + used + 0.8, height: height - 32.5 - used - 6 };
  write(doc, hint, under, { size: 3.6, lines: 2 });
  const right = { x: x + width - 46, width: 43 };
  const tall = code === 'code128' ? 26 : height - 10;
  const room = { ...right, y: y + (height - tall) / 2 - 2.5, height: tall };
  const below = drawCode(doc, code, text, room);
  writeClear(doc, text, { ...right, y: below + 0.4, height: 4.4 });
}

export const drawCommands: DrawSheet = (doc, { paper, code }, words) => {
  const title = `${words.game} · ${words.sheets.commands}`;
  drawGrid(doc, { paper, title, words, cut: true }, BROAD, COMMANDS, (command, box) => {
    const text = writeCommonCard({ kind: 'command', command });
    drawBroad(doc, code, { sign: command, ...words.commands[command], text }, box);
  });
};

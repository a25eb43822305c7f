import { type CardCommand, type CommonCard, writeCommonCard } from '@mister-x/engine/cards';
import type { Paper } from '@mister-x/engine/protocol';
import type { DrawSheet } from '../kit.js';
import { drawCode } from '../page/barcode.js';
import type { PdfDocument, Size } from '../page/document.js';
import { PAPER_SIZES } from '../page/paper.js';
import { drawGrid } from '../page/grid.js';
import { type Box, INK, write } from '../page/write.js';
import { PRINT_MESSAGES, type PrintMessages } from '../messages/index.js';
import { COMMON_TILES, drawTile } from './tile.js';
import { type CodedJob, writeCodeText } from './marks.js';
import { BROAD_CARD, gridPages } from '../page/cells.js';

/** One sheet in the place of all station cards. It is not cut: each code has much white round it. */
export const drawDigits: DrawSheet<CodedJob> = (doc, job) => {
  const { paper, code } = job;
  const messages = PRINT_MESSAGES[job.language];
  drawGrid(doc, { ...job, cut: false }, KEY_CARD_SIZE, KEY_CARDS, (key, box) => {
    const { x, y, width, height } = box;
    doc.roundedRect(x + 2, y + 2, width - 4, height - 4, 4);
    const colour = key.kind === 'command' ? COMMON_TILES[key.command].ground : '#c3c8d6';
    doc.lineWidth(0.7).strokeColor(colour).stroke();
    drawKey(doc, key, { x: x + 5, y: y + 4, width: width - 10, height: 19 }, messages);
    const text = writeCommonCard(key);
    const symbol = { x: x + 5, y: y + 24, width: width - 10, height: height - 33 };
    const bars = { ...symbol, y: symbol.y + 5, height: symbol.height - 9 };
    drawCode(doc, code, text, code === 'code128' ? bars : symbol);
    writeCodeText(doc, text, { x: x + 5, y: y + height - 8.6, width: width - 10, height: 4 });
  });
  const { width, height } = PAPER_SIZES[paper];
  const foot = { x: 25, y: height - 19.8, width: width - 50, height: 5 };
  write(doc, messages.digitsHint, foot, { size: 4, align: 'center', valign: 'middle' });
};

function drawKey(doc: PdfDocument, key: KeyCard, box: Box, { commands }: Pick<PrintMessages, 'commands'>): void {
  if (key.kind === 'digit') {
    write(doc, String(key.digit), box, {
      font: 'bold',
      size: 16,
      align: 'center',
      valign: 'middle',
      colour: INK,
    });
    return;
  }
  drawTile(doc, COMMON_TILES[key.command], box.x + 1, box.y + 3, 13);
  const name = { ...box, x: box.x + 17, width: box.width - 18 };
  const style = { font: 'bold', size: 6, lines: 2, valign: 'middle' } as const;
  write(doc, commands[key.command].name, name, style);
}

/** What stands on a key: a digit, or one of the commands without which none can be entered. */
type KeyCard =
  | Extract<CommonCard, { kind: 'digit' }>
  | { readonly kind: 'command'; readonly command: 'cancel' | 'confirm' };

/** As on a telephone, with the two commands that a number needs beside the nought. */
const KEY_CARDS: readonly KeyCard[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ kind: 'digit' as const, digit })),
  { kind: 'command', command: 'cancel' },
  { kind: 'digit', digit: 0 },
  { kind: 'command', command: 'confirm' },
];

const KEY_CARD_SIZE: Size = { width: 64, height: 59 };

export const digitsPages = (paper: Paper): number => gridPages(paper, KEY_CARD_SIZE, KEY_CARDS.length);
export const commandsPages = (paper: Paper, commands: readonly CardCommand[]): number =>
  gridPages(paper, BROAD_CARD, commands.length);

import { colourOf } from '../rules/index.js';
import { writeClear } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCode } from '@mister-x/printing/page/barcode';
import { UPRIGHT } from '@mister-x/printing/page/cells';
import { drawGrid } from '@mister-x/printing/page/grid';
import { write } from '@mister-x/printing/page/write';
import { drawPlate } from '@mister-x/printing/shared/tincture';
import { packOfJob, quartersIn } from './pack-job.js';
import { drawClan, drawRim, INK, tinctureOf } from './look.js';
import { colourName } from './names.js';
import type { MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';

/** A card for every quarter, to lie on a board that has no codes (MF-106). */
export const drawQuarters: DrawSheet<MafiaJob> = (doc, job) => {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  drawGrid(doc, { ...job, cut: true }, UPRIGHT, quartersIn(job), ({ id, owner, text }, box) => {
    const { x, y, width, height } = box;
    const face = { x: x + 1.6, y: y + 1.6, width: width - 3.2, height: height - 3.2 };
    drawPlate(doc, tinctureOf(pack, owner), { ...face, height: 4.4 }, 2);
    drawRim(doc, face, tinctureOf(pack, owner).colour, 0.9);
    const top = y + 7.6;
    drawClan(doc, pack, owner, { x: x + 5.4, y: top, size: 13 });
    const name = { x: x + 20, y: top - 0.6, width: width - 24, height: 10.4 };
    const bold = { font: 'bold', size: 10.4, valign: 'middle', colour: INK } as const;
    write(doc, id, name, bold);
    const whose = colourName(own, colourOf(pack, owner));
    write(doc, whose, { ...name, y: top + 9.4, height: 4 }, { size: 3.2, colour: INK });
    const code = job.code === 'code128' ? { y: y + 29, height: 24 } : { y: y + 22.6, height: 32 };
    drawCode(doc, job.code, text, { x: x + 3, width: width - 6, ...code });
    writeClear(doc, text, { x: x + 4, width: width - 8, y: y + height - 7, height: 3.8 });
  });
};

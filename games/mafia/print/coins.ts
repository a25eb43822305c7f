import type { DrawSheet } from '@mister-x/printing/kit';
import { drawGrid } from '@mister-x/printing/page/grid';
import { write } from '@mister-x/printing/page/write';
import { drawPlate } from '@mister-x/printing/shared/tincture';
import { packOfJob } from './pack-job.js';
import { COIN, coinsIn } from './cells.js';
import { coinTincture, INK, PAPER } from './look.js';
import type { MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';

/** The bank's coins (MF-9): square, so that straight cuts part them. */
export const drawCoins: DrawSheet<MafiaJob> = (doc, job) => {
  const own = MAFIA_WORDS[job.language];
  const pack = packOfJob(job);
  const values = [...new Set(coinsIn(job).map(({ value }) => value))];
  drawGrid(doc, { ...job, cut: true }, COIN, coinsIn(job), ({ value, colour }, box) => {
    const inset = 0.8;
    const size = box.width - 2 * inset;
    const plate = { x: box.x + inset, y: box.y + inset, width: size, height: size };
    drawPlate(doc, coinTincture(pack, colour), plate, size / 2);
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    doc.circle(cx, cy, 6.9).lineWidth(0.3).undash().fillAndStroke(PAPER, INK);
    // The dearer, the more rings.
    for (let ring = 0; ring < values.length - 1 - values.indexOf(value); ring += 1) {
      doc
        .circle(cx, cy, 6.2 - ring * 0.6)
        .lineWidth(0.2)
        .stroke(INK);
    }
    const text = { x: cx - 5, y: cy - 3.4, width: 10, height: 6.8 };
    const style = {
      font: 'bold',
      size: 5,
      align: 'center',
      valign: 'middle',
      colour: INK,
    } as const;
    write(doc, own.money(value), text, style);
  });
};

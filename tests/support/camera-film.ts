import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import bwip from 'bwip-js/node';

/** What a camera sees for some seconds: one code after the other, or nothing. */
export type Scene = {
  readonly seconds: number;
  readonly code?: { readonly bcid: 'code128' | 'qrcode' | 'datamatrix'; readonly text: string };
};

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_PER_SECOND = 10;
const DARK_GREY = 40;
const LIGHT_GREY = 215;
const TABLE_GREY = 120;

/** Writes a film (YUV4MPEG2, 4:2:0) that Chromium shows in an endless loop as its camera. */
export async function writeFilm(path: string, scenes: readonly Scene[]): Promise<void> {
  const out = createWriteStream(path);
  out.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (const { seconds, code } of scenes) {
    const picture = Buffer.alloc(WIDTH * HEIGHT, TABLE_GREY);
    if (code !== undefined) draw(picture, modulesOf(code));
    for (let i = 0; i < seconds * FRAMES_PER_SECOND; i++) {
      out.write('FRAME\n');
      out.write(picture);
      out.write(colours);
    }
  }
  out.end();
  await finished(out);
}

type CodeModules = {
  readonly columns: number;
  readonly rows: number;
  dark(x: number, y: number): boolean;
};

function modulesOf({ bcid, text }: NonNullable<Scene['code']>): CodeModules {
  const [raw] = bwip.raw({ bcid, text });
  if (raw === undefined) throw new Error(`no symbol for ${text}`);
  if ('sbs' in raw) {
    const bars = raw.sbs.flatMap((width, i) => Array<boolean>(width).fill(i % 2 === 0));
    return { columns: bars.length, rows: 60, dark: (x) => bars[x] ?? false };
  }
  const { pixs, pixx } = raw;
  return { columns: pixx, rows: pixs.length / pixx, dark: (x, y) => pixs[y * pixx + x] === 1 };
}

/** A card in the middle of the picture, with white all round the code. */
function draw(picture: Buffer, { columns, rows, dark }: CodeModules): void {
  const scale = Math.max(2, Math.floor(220 / Math.max(columns, rows)));
  const quiet = 10 * scale;
  const left = Math.floor((WIDTH - columns * scale) / 2);
  const top = Math.floor((HEIGHT - rows * scale) / 2);
  for (let y = top - quiet; y < top + rows * scale + quiet; y++) {
    for (let x = left - quiet; x < left + columns * scale + quiet; x++) {
      const [column, row] = [Math.floor((x - left) / scale), Math.floor((y - top) / scale)];
      const inside = column >= 0 && column < columns && row >= 0 && row < rows;
      picture[y * WIDTH + x] = inside && dark(column, row) ? DARK_GREY : LIGHT_GREY;
    }
  }
}

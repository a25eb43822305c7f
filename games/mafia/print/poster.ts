import { writeCodeText } from '@mister-x/printing/cards/marks';
import type { DrawSheet } from '@mister-x/printing/kit';
import { drawCode } from '@mister-x/printing/page/barcode';
import { addPage, type PdfDocument, FONTS } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawShape, type ColourAndHatch } from '@mister-x/printing/shared/tincture';
import { CLANS, colourOf } from '../rules/index.js';
import { drawTiledPages } from '../../pursuit/print/poster/tiled-pages.js';
import type { Edges } from '../../pursuit/print/poster/content.js';
import { overlap } from '../../pursuit/print/poster/map.js';
import { tilingOfArea } from '../../pursuit/print/poster/tiling.js';
import { type CodedQuarter, packOfJob, quartersIn } from './pack-job.js';
import {
  cityArea,
  type CityPosterLayout,
  cityLayout,
  CITY_COLUMNS,
  quarterBox,
  quarterLayout,
  rimWidthOf,
  widestPartBetweenSeams,
} from './city.js';
import { drawClanSignOnColour, drawClanSign, GOLD, INK, MUTED, NIGHT, PAPER, tinctureOf, tintOf } from './look.js';
import { colourName, withSpaces } from './names.js';
import type { MafiaJob } from './options.js';
import { drawPrison } from './prison.js';
import { MAFIA_WORDS } from './words.js';

/** City and prison (MF-10, MF-13), on one page or on sheets to be glued together. */
export const drawPoster: DrawSheet<MafiaJob> = (doc, job) => {
  const layout = cityLayout(job.poster);
  if (!job.tiled) {
    addPage(doc, layout.page);
    drawBoards(doc, job, layout, { across: [], down: [] });
    return;
  }
  const area = cityArea(job.poster);
  const { tiles } = tilingOfArea(area, PAPER_SIZES[job.paper]);
  const cuts = {
    across: [...new Set(tiles.map(({ part }) => part.x))],
    down: [...new Set(tiles.map(({ part }) => part.y))],
  };
  drawTiledPages(doc, job, {
    title: MAFIA_WORDS[job.language].city,
    area,
    draw: (at, visible) => drawBoards(at, job, layout, cuts, visible),
  });
};

/** Where sheets are cut, from the left and from above: no code may lie on two of them. */
type SeamPositions = { readonly across: readonly number[]; readonly down: readonly number[] };

function drawBoards(
  doc: PdfDocument,
  job: MafiaJob,
  layout: CityPosterLayout,
  cuts: SeamPositions,
  visible?: Edges,
): void {
  const isSeen = (box: Box) => visible === undefined || overlap(edgesOf(box), visible);

  drawTitle(doc, job, layout);
  drawBand(doc, job, layout);
  quartersIn(job).forEach((quarter, i) => {
    const box = quarterBox(layout, i);
    if (isSeen(box)) drawQuarter(doc, job, layout, quarter, box, cuts);
  });
  if (isSeen(layout.prison)) drawPrison(doc, job, layout.prison, layout.scale);
}

function edgesOf({ x, y, width, height }: Box): Edges {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function drawTitle(doc: PdfDocument, job: MafiaJob, { title, scale }: CityPosterLayout): void {
  const own = MAFIA_WORDS[job.language];
  const { x, y, width, height } = title;
  doc.roundedRect(x, y, width, height, 3 * scale).fill(NIGHT);
  const inset = 8 * scale;
  const name = { x: x + inset, y, width: width * 0.4, height };
  const large = { font: 'bold', size: height * 0.66, colour: PAPER, valign: 'middle' } as const;
  write(doc, own.city.toUpperCase(), name, large);
  const size = height * 0.42;
  const signs = CLANS.length * size * 1.5;
  CLANS.forEach((clan, i) => {
    const at = x + width - inset - signs + (i + 0.75) * size * 1.5;
    drawClanSign(doc, clan, { x: at, y: y + height / 2, size }, GOLD);
  });
  const room = { x: x + width * 0.4, y, width: width * 0.58 - inset - signs, height };
  const subtitle = { size: height * 0.27, colour: GOLD, valign: 'middle', align: 'right' } as const;
  const said = job.file === undefined ? own.subtitle : withSpaces(job.file.pack);
  write(doc, said, room, { ...subtitle, lines: 2 });
}

/** Names of columns and rows, and in the middle of each side who sits there. */
function drawBand(doc: PdfDocument, job: MafiaJob, layout: CityPosterLayout): void {
  const { city, band, scale } = layout;
  const pack = packOfJob(job);
  const own = MAFIA_WORDS[job.language];
  doc.roundedRect(city.x, city.y, city.width, city.height, 3 * scale).fill(NIGHT);
  const pitch = (city.width - 2 * band) / CITY_COLUMNS;
  const style = { font: 'bold', size: band * 0.66, colour: PAPER } as const;
  const middle = { ...style, align: 'center', valign: 'middle' } as const;
  const { columns, rows } = pack.file.city;
  for (let i = 0; i < CITY_COLUMNS; i += 1) {
    const x = city.x + band + i * pitch;
    const y = city.y + band + (CITY_COLUMNS - 1 - i) * pitch;
    for (const side of [0, city.height - band]) {
      write(doc, columns[i] ?? '', { x, y: city.y + side, width: pitch, height: band }, middle);
      write(doc, `${rows[i] ?? ''}`, { x: city.x + side, y, width: band, height: pitch }, middle);
    }
  }
  CLANS.forEach((clan, i) => {
    doc.save();
    doc.rotate(90 * i, { origin: [city.x + city.width / 2, city.y + city.height / 2] });
    const name = colourName(own, colourOf(pack, clan));
    const size = band * 0.6;
    doc.font(FONTS.bold).fontSize(size);
    const width = doc.widthOfString(name) + 0.1;
    const left = city.x + (city.width - size * 1.3 - width) / 2;
    const y = city.y + city.height - band;
    drawClanSign(doc, clan, { x: left + size / 2, y: y + band / 2, size }, GOLD);
    const said = { x: left + size * 1.3, y, width, height: band };
    write(doc, name, said, { ...style, size, colour: GOLD, valign: 'middle' });
    doc.restore();
  });
}

/** Codes as large as a hand finds them, and no larger. */
const CODE_SIZES_MM = { most: 30, bars: 16, least: 12, leastBars: 36.5 } as const;

function drawQuarter(
  doc: PdfDocument,
  job: MafiaJob,
  layout: CityPosterLayout,
  { id, owner, text }: CodedQuarter,
  box: Box,
  cuts: SeamPositions,
): void {
  const pack = packOfJob(job);
  const { scale } = layout;
  const rim = rimWidthOf(layout);
  const { x, y, width, height } = box;
  doc.rect(x, y, width, height).fill(tintOf(pack, owner));
  drawRails(doc, tinctureOf(pack, owner), box, rim);
  const bars = job.code === 'code128';
  const needed = bars ? CODE_SIZES_MM.leastBars : CODE_SIZES_MM.least;
  const { card, strip } = quarterLayout(layout, box, needed, cuts.across);
  drawPlace(doc, job, owner, card);
  const name = Math.min(strip.width * 0.8, 15 * scale);
  const label = { ...strip, y: strip.y + 1.4 * scale, height: name * 0.9 };
  const centred = { align: 'center', valign: 'middle' } as const;
  write(doc, id, label, { ...centred, font: 'bold', size: name, colour: INK });
  const sign = Math.min(strip.width * 0.62, 13 * scale);
  const below = label.y + label.height + 1.6 * scale;
  drawClanSignOnColour(doc, pack, owner, {
    x: strip.x + (strip.width - sign) / 2,
    y: below,
    size: sign,
  });
  const top = below + sign + 1.6 * scale;
  const free = { ...strip, y: top, height: strip.y + strip.height - top };
  drawQuarterCode(doc, job, text, tallestPartBetweenSeams(widestPartBetweenSeams(free, cuts.across), cuts.down));
}

/** A hatched frame of four mitred rails: there may be much ground between them. */
function drawRails(doc: PdfDocument, tincture: ColourAndHatch, { x, y, width, height }: Box, rim: number): void {
  const [right, bottom] = [x + width, y + height];
  const rails: readonly (readonly [string, Box])[] = [
    [`M${x} ${y}H${right}l${-rim} ${rim}H${x + rim}Z`, { x, y, width, height: rim }],
    [`M${x} ${bottom}H${right}l${-rim} ${-rim}H${x + rim}Z`, { x, y: bottom - rim, width, height: rim }],
    [`M${x} ${y}V${bottom}l${rim} ${-rim}V${y + rim}Z`, { x, y, width: rim, height }],
    [`M${right} ${y}V${bottom}l${-rim} ${-rim}V${y + rim}Z`, { x: right - rim, y, width: rim, height }],
  ];
  for (const [path, box] of rails) drawShape(doc, tincture, path, box);
}

/** What `widest` is across, down. */
function tallestPartBetweenSeams(box: Box, seams: readonly number[]): Box {
  const turned = widestPartBetweenSeams({ x: box.y, y: box.x, width: box.height, height: box.width }, seams);
  return { x: turned.y, y: turned.x, width: turned.height, height: turned.width };
}

/** On white paper, at the lower end of its room. */
function drawQuarterCode(doc: PdfDocument, job: MafiaJob, text: string, room: Box): void {
  const bars = job.code === 'code128';
  const width = Math.min(room.width - 1, bars ? room.width : CODE_SIZES_MM.most);
  const clear = Math.min(3.4, width * 0.15);
  const height = bars ? CODE_SIZES_MM.bars : width;
  const x = room.x + (room.width - width) / 2;
  const y = room.y + room.height - height - clear - 1.6;
  doc.roundedRect(x, y, width, height + clear + 1, 1).fill(PAPER);
  // The tint begins clear of the white that scanners need.
  const edge = 0.6;
  const inner = bars
    ? { x, width, y: y + 2, height: height - 2 }
    : { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
  drawCode(doc, job.code, text, inner);
  writeCodeText(doc, text, { x: x + 0.5, width: width - 1, y: y + height + 0.2, height: clear });
}

/** Where the card lies. */
function drawPlace(doc: PdfDocument, job: MafiaJob, owner: CodedQuarter['owner'], card: Box): void {
  const { x, y, width, height } = card;
  doc.roundedRect(x, y, width, height, 2.4).lineWidth(0.3).dash(1.6, { space: 1.4 });
  doc.fillOpacity(0.6).fillAndStroke(PAPER, MUTED).undash().fillOpacity(1);
  const tint = tintOf(packOfJob(job), owner);
  drawClanSign(doc, owner, { x: x + width / 2, y: y + height / 2, size: width * 0.5 }, tint);
}

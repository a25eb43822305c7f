import type { DrawSheet } from '@mister-x/printing/kit';
import { addPage, type PdfDocument } from '@mister-x/printing/page/document';
import { PAPER_SIZES } from '@mister-x/printing/page/paper';
import { type Box, heightOf, write } from '@mister-x/printing/page/write';
import { boardOf, missionsOf } from './board.js';
import type { EuropeJob } from './options.js';
import { EUROPE_WORDS, missionName } from './words.js';

const EDGE_MM = 16;
const GREY = '#5b6173';

/** Rings of missions as on the poster: told apart by their dashes as well (MX-9). */
const RING_BY_COLOUR: Readonly<Record<string, { readonly colour: string; readonly dash?: readonly [number, number] }>> =
  {
    green: { colour: '#1d9a5b' },
    yellow: { colour: '#d1a300', dash: [2.2, 1] },
    orange: { colour: '#e06a12', dash: [0.01, 2.6] },
  };

type City = { readonly stop: number; readonly name: string };

/** What there is to choose from, on one page that lies beside the board. */
export const drawMissions: DrawSheet<EuropeJob> = (doc, job) => {
  const { paper, language, heading } = job;
  const own = EUROPE_WORDS[language];
  const page = PAPER_SIZES[paper];
  const board = boardOf(job);
  const { stations } = board.data;
  const names = new Map(stations.map(({ id, name = '' }) => [id, name]));
  const citiesOf = (stops: readonly number[]): readonly City[] =>
    [...stops].sort((a, b) => a - b).map((stop) => ({ stop, name: names.get(stop) ?? '' }));
  addPage(doc, page);
  const line = { x: EDGE_MM, width: page.width - 2 * EDGE_MM };
  const head = { ...line, y: EDGE_MM, height: 12 };
  write(doc, heading.sheet, head, { font: 'bold', size: 9, valign: 'middle' });
  write(doc, heading.game, head, { size: 4, colour: GREY, align: 'right', valign: 'middle' });
  const hint = { ...line, y: EDGE_MM + 14, height: 14 };
  const told = write(doc, own.missionsHint, hint, { size: 4.2, lines: 3 });
  const all = missionsOf(board);
  const top = hint.y + told + 6;
  const gap = 7;
  const height = (page.height - EDGE_MM - top - gap * (all.length - 1)) / all.length;
  all.forEach(([colour, { starts, goals }], i) => {
    const box = { ...line, y: top + i * (height + gap), height };
    const name = missionName(language, colour);
    drawMission(doc, box, colour, [name, own.levels[colour] ?? '']);
    const half = (box.width - 6) / 2;
    const below = { y: box.y + 22, width: half - 8, height: box.height - 26 };
    const rows = Math.max(starts.length, goals.length);
    const list = (title: string, stops: readonly number[], x: number): void =>
      drawCities(doc, { title, cities: citiesOf(stops), rows, colour }, { ...below, x });
    list(own.starts, starts, box.x + 7);
    list(own.goals, goals, box.x + half + 9);
  });
};

function drawMission(
  doc: PdfDocument,
  { x, y, width, height }: Box,
  colour: string,
  [name, level]: readonly [string, string],
): void {
  const ink = RING_BY_COLOUR[colour]?.colour ?? GREY;
  doc.roundedRect(x, y, width, height, 4).lineWidth(0.6).strokeColor(ink).stroke();
  drawRing(doc, colour, x + 14, y + 11.5, 6);
  const title = { x: x + 25, y: y + 4.5, width: width - 30, height: 8.4 };
  write(doc, name, title, { font: 'bold', size: 7, valign: 'middle' });
  write(doc, level, { ...title, y: y + 13, height: 5 }, { size: 4, colour: GREY });
}

function drawRing(doc: PdfDocument, colour: string, x: number, y: number, r: number): void {
  const { colour: ink = GREY, dash } = RING_BY_COLOUR[colour] ?? {};
  doc
    .circle(x, y, r)
    .lineWidth(1.7)
    .lineCap(dash !== undefined && dash[0] < 1 ? 'round' : 'butt')
    .strokeColor(ink);
  if (dash !== undefined) doc.dash(dash[0], { space: dash[1] });
  doc.stroke().undash().lineCap('butt');
}

const TITLE_STYLE = { font: 'bold', size: 4.2 } as const;

type CityList = {
  readonly title: string;
  readonly cities: readonly City[];
  /** Those of the longer list beside it, so that both are written in one size. */
  readonly rows: number;
  readonly colour: string;
};

/** A list of numbers with names, as large as the height lets it be. */
function drawCities(doc: PdfDocument, { title, cities, rows, colour }: CityList, { x, y, width, height }: Box): void {
  const headed = heightOf(doc, title, { width, height: 6 }, TITLE_STYLE);
  write(doc, title, { x, y, width, height: 6 }, { ...TITLE_STYLE, colour: GREY });
  const first = y + headed + 2;
  const row = Math.min(8, (y + height - first) / Math.max(1, rows));
  const size = row * 0.66;
  doc.lineWidth(0.9).strokeColor(RING_BY_COLOUR[colour]?.colour ?? GREY);
  doc
    .moveTo(x, first)
    .lineTo(x, first + row * cities.length)
    .stroke();
  cities.forEach(({ stop, name }, i) => {
    const at = { y: first + i * row, height: row };
    const style = { size, valign: 'middle' } as const;
    const number = { ...at, x: x + 2, width: 12 };
    write(doc, String(stop), number, { ...style, font: 'bold', align: 'right' });
    write(doc, name, { ...at, x: x + 17, width: width - 17 }, style);
  });
}

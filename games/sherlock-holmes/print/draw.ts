import { commandSheet } from '@mister-x/printing/cards/commands';
import { PRINT_MESSAGES } from '@mister-x/printing/messages';
import { drawStationCards } from '@mister-x/printing/cards/stations';
import { dotPath, type Tile } from '@mister-x/printing/cards/tile';
import type { DrawSheet } from '@mister-x/printing/kit';
import { writeCodeText } from '@mister-x/printing/cards/marks';
import { drawCode } from '@mister-x/printing/page/barcode';
import type { PdfDocument, Size } from '@mister-x/printing/page/document';
import { drawTent, upsideDown } from '@mister-x/printing/page/tent';
import { drawGrid } from '@mister-x/printing/page/grid';
import { type Box, write } from '@mister-x/printing/page/write';
import { drawIcon } from '@mister-x/printing/shared/icon';
import { drawPlate, type ColourAndHatch } from '@mister-x/printing/shared/tincture';
import { drawCards } from './cards.js';
import { drawCases } from './cases.js';
import { HOLMES_COMMANDS, standupPiecesOf, STANDUP_SIZE, TOKEN_SIZE, tokenCell, trackCell } from './cells.js';
import { drawNotebooks } from './notebook.js';
import { drawHolmesPoster } from './poster.js';
import { drawSummaries } from './summary.js';
import { type PackToken, type Road, typeIcon } from '../rules/index.js';
import { mapPictureOf, packOfJob, tokensIn } from './pack-job.js';
import { CREAM, drawTokenSymbolSide, drawTokenFace, INK, withMinusSign, PAPER, SEPIA, tincturesOf } from './look.js';
import type { HolmesJob } from './options.js';
import { HOLMES_WORDS } from './words.js';
import { tokenCodes } from './codes.js';
import { type TrackField, trackFieldsOf, HEAD_MM } from './track-fields.js';
import { pawnName } from './names.js';
import { drawHolmesPawn, drawPawn } from './pawns.js';

const FOOT = 8;
const MARKER_SIZE: Size = { width: 12, height: 18 };
const MARKER_FOOT_MM = 6;

const drawStandups: DrawSheet<HolmesJob> = (doc, job) => {
  const messages = HOLMES_WORDS[job.language];
  const own = messages.standups;
  const tinctureOf = tincturesOf(packOfJob(job).file.seat_colours);
  drawGrid(doc, { ...job, cut: true }, STANDUP_SIZE, standupPiecesOf(job), (piece, box) => {
    if (piece.kind === 'nothing') return;
    if (piece.kind === 'hint') {
      const text = { x: box.x + 2, y: box.y + 8, width: box.width - 4, height: box.height - 16 };
      write(doc, own.hint, text, { size: 2.9, lines: 20, colour: INK });
      return;
    }
    if (piece.kind === 'marker') return drawMarker(doc, tinctureOf(piece.colour), box);
    const name = piece.kind === 'pawn' ? pawnName(messages, piece.colour) : own.holmes;
    drawTent(doc, box, FOOT, (half) => {
      const figure = { x: half.x + half.width / 2 - 9.46, y: half.y + 2.4, height: 28.4 };
      if (piece.kind === 'pawn') drawPawn(doc, tinctureOf(piece.colour), figure);
      else drawHolmesPawn(doc, figure, '#000000');
    });
    const foot = { x: box.x + 2, y: box.y + box.height - FOOT, width: box.width - 4, height: FOOT };
    const style = {
      font: 'bold',
      size: 3.4,
      align: 'center',
      valign: 'middle',
      colour: INK,
      anywhere: true,
    } as const;
    write(doc, name, foot, style);
    upsideDown(doc, box, () => write(doc, name, foot, style));
  });
};

/** Narrow, so that all of them fit on one field of the track. */
function drawMarker(doc: PdfDocument, tincture: ColourAndHatch, { x, y, width, height }: Box): void {
  const tall = 2 * (MARKER_SIZE.height + MARKER_FOOT_MM);
  const box = {
    x: x + (width - MARKER_SIZE.width) / 2,
    y: y + (height - tall) / 2,
    width: MARKER_SIZE.width,
    height: tall,
  };
  doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.15).undash().stroke(SEPIA);
  drawTent(doc, box, MARKER_FOOT_MM, (half) => {
    const plate = {
      x: half.x + 1,
      y: half.y + 1.2,
      width: half.width - 2,
      height: half.height - 2.4,
    };
    drawPlate(doc, tincture, plate, 4.6);
  });
}

const drawTrack: DrawSheet<HolmesJob> = (doc, job) => {
  const own = HOLMES_WORDS[job.language].track;
  drawGrid(doc, { ...job, cut: false }, trackCell(job.paper), [null], (_, box) => {
    const { eliminate_at: out, start } = packOfJob(job).file.score;
    const fields = trackFieldsOf(job, box);
    const [zero] = fields;
    const first = fields.find(({ score }) => score > start);
    if (zero === undefined || first === undefined) return;
    drawHead(doc, own.play, { ...box, y: zero.y - HEAD_MM });
    drawHead(doc, own.scoring, { ...box, y: first.y - HEAD_MM });
    for (const field of fields) drawField(doc, field, field.score === out ? own.out : '');
    drawArrow(doc, box.x + box.width - 2, zero.y - HEAD_MM / 2, -1);
    drawArrow(doc, box.x + box.width - 2, first.y - HEAD_MM / 2, -1);
  });
};

/** Too low for a second line. */
const LOW_FIELD_MM = 16;

function drawHead(doc: PdfDocument, text: string, { x, y, width }: Box): void {
  const line = { x: x + 1, y, width: width - 16, height: HEAD_MM - 1.5 };
  write(doc, text, line, { font: 'bold', size: 4.6, valign: 'middle', colour: INK });
}

/** Which way it goes from where the arrow stands. */
function drawArrow(doc: PdfDocument, x: number, y: number, side: 1 | -1): void {
  doc.moveTo(x, y - 0.8).lineTo(x + side * 9, y - 0.8);
  doc
    .moveTo(x + side * 6.6, y - 2.8)
    .lineTo(x + side * 9, y - 0.8)
    .lineTo(x + side * 6.6, y + 1.2);
  doc.lineWidth(0.8).undash().lineCap('round').lineJoin('round').stroke(INK);
}

function drawField(doc: PdfDocument, { score, ...box }: TrackField, said: string): void {
  const { x, y, width, height } = box;
  const lost = said !== '';
  const fifth = score % 5 === 0;
  const ground = lost ? INK : fifth ? '#ecdcb4' : CREAM;
  doc.roundedRect(x + 0.5, y + 0.5, width - 1, height - 1, 1.6);
  doc.lineWidth(0.3).undash().fillAndStroke(ground, SEPIA);
  const colour = lost ? PAPER : INK;
  const label = { x: x + 1, y: y + 1.4, width: width - 2, height: Math.min(7.4, height - 2.8) };
  write(doc, withMinusSign(score), label, {
    font: 'bold',
    size: fifth ? 6.2 : 5,
    align: 'center',
    valign: 'middle',
    colour,
  });
  if (!lost) return;
  // A low field is black, and says no more.
  if (height < LOW_FIELD_MM) return;
  const below = { x: x + 1, y: y + 9, width: width - 2, height: 6 };
  write(doc, said, below, { size: 3, align: 'center', colour });
}

/** The thirty tokens (SH-7), kind by kind. With codes each kind is in the order of its codes: no place tells a token. */
const drawTokens: DrawSheet<HolmesJob> = (doc, job) => {
  const codes = job.secret === 0 ? undefined : tokenCodes(job);
  const pack = packOfJob(job);
  drawGrid(doc, { ...job, cut: true }, tokenCell(job), sortedTokens(job, codes), (token, box) => {
    const { x, y, width } = box;
    const inner = { x: x + EDGE_MM, y: y + EDGE_MM, width: width - 2 * EDGE_MM };
    const text = codes?.get(token.id);
    if (text === undefined) drawTokenSymbolSide(doc, pack.file, token.type, { ...inner, height: inner.width });
    else drawCodedBack(doc, job, token.type, text, { x, y, ...TOKEN_SIZE });
    if (job.tokens === 'symbols') return;
    drawTokenFace(doc, pack, token, { ...inner, y: inner.y + TOKEN_SIZE.height });
    doc.moveTo(x + 1, y + TOKEN_SIZE.height).lineTo(x + width - 1, y + TOKEN_SIZE.height);
    doc.lineWidth(0.2).dash(1, { space: 1 }).stroke(SEPIA).undash();
  });
};

const EDGE_MM = 0.8;

export function sortedTokens(
  job: Pick<HolmesJob, 'file'>,
  codes: ReadonlyMap<string, string> | undefined,
): readonly PackToken[] {
  const { token_types: types } = packOfJob(job).file;
  const key = ({ id }: PackToken) => codes?.get(id) ?? '';
  return [...tokensIn(job)].sort(
    (a, b) => types.indexOf(a.type) - types.indexOf(b.type) || (key(a) < key(b) ? -1 : Number(key(a) > key(b))),
  );
}

/** The black side with its symbol above, and below it a code on white. */
function drawCodedBack(doc: PdfDocument, job: HolmesJob, type: string, text: string, box: Box): void {
  const { x, y, width, height } = box;
  doc.roundedRect(x + EDGE_MM, y + EDGE_MM, width - 2 * EDGE_MM, height - 2 * EDGE_MM, 2.3).fill('#000000');
  const size = 8;
  const icon = typeIcon(packOfJob(job).file, type);
  drawIcon(doc, icon, { x: x + (width - size) / 2, y: y + 1.5, size }, PAPER);
  const plate = { x: x + 4.5, width: width - 9 };
  doc.rect(plate.x, y + 9.8, plate.width, 12.8).fill(PAPER);
  drawCode(doc, job.code, text, { ...plate, y: y + 9.8, height: 10.4 });
  writeCodeText(doc, text, { ...plate, y: y + 19.8, height: 2.7 });
}

/** What a location has besides its roads. */
const ROAD_TILES: readonly (Tile & { readonly road: Road })[] = [
  {
    road: 'loop',
    ...{ ground: '#f3dfa6', ink: INK },
    pictogram: {
      strokes: [{ path: 'M24 8.5A11 11 0 1 0 27 16', width: 3.2 }],
      fills: ['M27.500 3.500v8.500h-8.500z', dotPath(16, 16, 3)],
    },
  },
  {
    road: 'underground',
    ...{ ground: '#a3262c', ink: PAPER },
    pictogram: {
      strokes: [
        { path: dotPath(16, 16, 10), width: 3.2 },
        { path: 'M2 16h28', width: 4.4 },
      ],
    },
  },
];

/** A card for every location, Scotland Yard among them. */
const drawStations: DrawSheet<HolmesJob> = (doc, job) => {
  const { yardSign, yard } = HOLMES_WORDS[job.language];
  const cards = mapPictureOf(job, yard).stations.map(({ stop, name = '', transports }) => ({
    ...{ stop, name },
    ...(stop === 0 ? { sign: yardSign } : {}),
    tiles: ROAD_TILES.filter(({ road }) => transports.has(road)),
  }));
  drawStationCards(doc, job, cards);
};

/** What draws each sheet. */
export const holmesDraw = {
  cards: drawCards,
  cases: drawCases,
  tokens: drawTokens,
  stations: drawStations,
  track: drawTrack,
  notebook: drawNotebooks,
  standups: drawStandups,
  summary: drawSummaries,
  commands: commandSheet(HOLMES_COMMANDS, (language) => PRINT_MESSAGES[language].commands),
  poster: drawHolmesPoster,
};

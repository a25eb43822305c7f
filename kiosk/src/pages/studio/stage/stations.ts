import { type Camera, type ScreenSize, toScreen } from '../../../kit/viewport/camera.js';
import type { Point } from '../model/edit.js';
import {
  BACKGROUND_COLOUR,
  type Emphasis,
  LAMP_BRIGHT,
  type StationMark,
  MARK_COLOURS,
  type TransportPen,
  STATION_DISC_COLOUR,
  STATION_TEXT_COLOUR,
} from './scene.js';
import { type ScenePart, type PreparedScene, stationsOf } from './prepared.js';

/** What the worker calls the pages' typeface at its bolder weight, and the only one it has. */
export const NUMBER_FONT = 'Numbers';

/** @param size of a disc, in pixels */
export function drawStations(
  context: OffscreenCanvasRenderingContext2D,
  prepared: PreparedScene,
  { selected, marks, lit }: Emphasis,
  places: Float32Array,
  { width, height }: ScreenSize,
  size: number,
  part: ScenePart,
): void {
  const { scene, calls } = prepared;
  const belongs = stationsOf(prepared, part);
  const near = lit === null ? null : new Set(lit);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let i = 0; i < scene.ids.length; i++) {
    if (!belongs(i)) continue;
    const [x = 0, y = 0] = [places[2 * i], places[2 * i + 1]];
    if (x < -40 || y < -40 || x > width + 40 || y > height + 40) continue;
    const id = scene.ids[i] ?? 0;
    context.globalAlpha = near === null || near.has(id) ? 1 : 0.35;
    if (id === selected) halo(context, x, y, size);
    disc(context, x, y, size, scene.pens, calls[i] ?? 0, marks[id]);
    context.font = `${(size * (id > 99 ? 0.98 : 1.14)).toFixed(1)}px "${NUMBER_FONT}", sans-serif`;
    context.fillStyle = marks[id] === undefined ? STATION_TEXT_COLOUR : MARK_COLOURS[marks[id]].ink;
    context.fillText(String(id), x, y + size * 0.06);
  }
  context.globalAlpha = 1;
}

/**
 * The outline tells which transports call, without colour: a plate for dashed lines, a second
 * ring for double ones, a dotted ring for dotted ones.
 */
function disc(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  pens: readonly TransportPen[],
  calls: number,
  mark: StationMark | undefined,
): void {
  const pen = (stroke: TransportPen['stroke']) =>
    pens.find((each, k) => each.stroke === stroke && (calls & (1 << k)) !== 0);
  const [dotted, dashed, double, thin] = [pen('dotted'), pen('dashed'), pen('double'), pen('thin')];
  context.lineCap = 'round';
  if (dotted !== undefined) ring(context, x, y, size + 4.6, dotted.colour, 2.6, [0, 5.2]);
  if (dashed !== undefined) {
    context.fillStyle = '#3c1a2c';
    context.strokeStyle = dashed.colour;
    context.lineWidth = 1.8;
    const half = size + 1.4;
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, 3);
    context.fill();
    context.stroke();
  }
  context.fillStyle = mark === undefined ? STATION_DISC_COLOUR : MARK_COLOURS[mark].fill;
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fill();
  ring(context, x, y, size, thin?.colour ?? '#b4bdd9', 1.6);
  if (double !== undefined) ring(context, x, y, size - 2.2, double.colour, 1.5);
}

function ring(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  context.setLineDash(dash);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
}

function halo(context: OffscreenCanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.fillStyle = 'rgb(255 184 77 / 0.45)';
  context.beginPath();
  context.arc(x, y, size + 9, 0, 2 * Math.PI);
  context.fill();
  ring(context, x, y, size + 9, LAMP_BRIGHT, 2.4);
}

export function drawCross(context: OffscreenCanvasRenderingContext2D, cross: Point, camera: Camera): void {
  const { x, y } = toScreen(camera, cross);
  for (const [colour, width] of [
    [BACKGROUND_COLOUR, 5],
    [LAMP_BRIGHT, 2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x - 16, y);
    context.lineTo(x + 16, y);
    context.moveTo(x, y - 16);
    context.lineTo(x, y + 16);
    context.stroke();
  }
}

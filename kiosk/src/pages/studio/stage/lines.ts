import { type Camera, toScreen } from '../../../kit/viewport/camera.js';
import { type Emphasis, GROUND_COLOUR, LAMP_BRIGHT, type StageMoment, type TransportPen } from './scene.js';
import { linesOf, type ScenePart, type PreparedScene } from './prepared.js';

/** @param size of a disc, in pixels */
export function drawLines(
  context: OffscreenCanvasRenderingContext2D,
  prepared: PreparedScene,
  { lit, selectedLine }: Emphasis,
  places: Float32Array,
  size: number,
  part: ScenePart,
): void {
  const { scene, index, beside } = prepared;
  const belongs = linesOf(prepared, part);
  const centre = lit?.[0] === undefined ? undefined : index.get(lit[0]);
  for (const [k, pen] of scene.pens.entries()) {
    const ends = scene.lines[k];
    if (ends === undefined) continue;
    const path = new Path2D();
    const faint = new Path2D();
    for (let i = 0; i < ends.length; i += 2) {
      const [a = 0, b = 0] = [ends[i], ends[i + 1]];
      if (!belongs(a, b)) continue;
      const full = centre === undefined || a === centre || b === centre;
      addWay(full ? path : faint, places, a, b, beside[k]?.[i / 2] ?? 0);
    }
    context.globalAlpha = 0.25;
    if (centre !== undefined) stroke(context, faint, pen, size);
    context.globalAlpha = 1;
    stroke(context, path, pen, size);
  }
  const pen = selectedLine === null ? undefined : scene.pens[selectedLine.transport];
  if (selectedLine === null || pen === undefined) return;
  const a = index.get(selectedLine.a);
  const b = index.get(selectedLine.b);
  if (a === undefined || b === undefined || !belongs(a, b)) return;
  const ends = scene.lines[selectedLine.transport] ?? [];
  let at = 0;
  while (at < ends.length && (ends[at] !== a || ends[at + 1] !== b)) at += 2;
  const path = new Path2D();
  addWay(path, places, a, b, beside[selectedLine.transport]?.[at / 2] ?? 0);
  context.lineCap = 'round';
  context.setLineDash([]);
  context.strokeStyle = LAMP_BRIGHT;
  context.lineWidth = 13;
  context.globalAlpha = 0.6;
  context.stroke(path);
  context.globalAlpha = 1;
  stroke(context, path, pen, size);
}

export function drawLineBeingDragged(
  context: OffscreenCanvasRenderingContext2D,
  { scene }: PreparedScene,
  rubber: NonNullable<StageMoment['rubber']>,
  camera: Camera,
  size: number,
): void {
  const pen = scene.pens[rubber.transport];
  if (pen === undefined) return;
  const [from, to] = [toScreen(camera, rubber.from), toScreen(camera, rubber.to)];
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  stroke(context, path, pen, size);
}

function addWay(path: Path2D, places: Float32Array, a: number, b: number, beside: number): void {
  const [x = 0, y = 0] = [places[2 * a], places[2 * a + 1]];
  const [u = 0, v = 0] = [places[2 * b], places[2 * b + 1]];
  const length = Math.hypot(u - x, v - y) || 1;
  const dx = (-(v - y) / length) * beside;
  const dy = ((u - x) / length) * beside;
  path.moveTo(x + dx, y + dy);
  path.lineTo(u + dx, v + dy);
}

/** With a dark edge, so that it shows on any photograph. */
function stroke(context: OffscreenCanvasRenderingContext2D, path: Path2D, pen: TransportPen, size: number): void {
  const unit = Math.max(0.75, Math.min(1.25, size / 11));
  const wide = { thin: 2.6, double: 5, dashed: 4, dotted: 4.2 }[pen.stroke] * unit;
  context.lineCap = pen.stroke === 'dashed' ? 'butt' : 'round';
  context.setLineDash([]);
  context.strokeStyle = 'rgb(6 10 22 / 0.72)';
  context.lineWidth = wide + 3;
  context.stroke(path);
  context.setLineDash(pen.stroke === 'dashed' ? [11 * unit, 5 * unit] : pen.stroke === 'dotted' ? [0, 8 * unit] : []);
  context.strokeStyle = pen.colour;
  context.lineWidth = wide;
  context.stroke(path);
  context.setLineDash([]);
  if (pen.stroke !== 'double') return;
  context.strokeStyle = GROUND_COLOUR;
  context.lineWidth = wide * 0.36;
  context.stroke(path);
}

import type { Frame, Mark, Pen, Scene } from './scene.js';

type Context = OffscreenCanvasRenderingContext2D;

const GROUND = '#0a0f1f';
const DISC = '#18213d';
const TEXT = '#f5f1e6';
const LAMP = '#ffb84d';
const LAMP_BRIGHT = '#ffd68f';
const MARKS: Readonly<Record<Mark, { readonly fill: string; readonly ink: string }>> = {
  chosen: { fill: LAMP, ink: '#201400' },
  goal: { fill: '#c3a0ff', ink: '#1f0b3d' },
  read: { fill: '#1f6b4b', ink: TEXT },
  noted: { fill: '#7a2019', ink: TEXT },
};
const FONT = '"Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';
/** Of lines of several transports between the same two stations, in pixels. */
const APART = 4.5;

/** What is drawn of a scene, worked out once. */
export type Prepared = {
  readonly scene: Scene;
  readonly index: ReadonlyMap<number, number>;
  /** For each line of each transport how far beside the straight way it runs, in pixels. */
  readonly beside: readonly Float32Array[];
  /** Bit k: transport k calls here. */
  readonly calls: Uint8Array;
};

export function prepare(scene: Scene): Prepared {
  const shared = new Map<number, number[]>();
  const calls = new Uint8Array(scene.ids.length);
  for (const [k, ends] of scene.lines.entries()) {
    for (let i = 0; i < ends.length; i += 2) {
      const [a = 0, b = 0] = [ends[i], ends[i + 1]];
      const key = a * 65_536 + b;
      shared.set(key, [...(shared.get(key) ?? []), k]);
      calls[a] = (calls[a] ?? 0) | (1 << k);
      calls[b] = (calls[b] ?? 0) | (1 << k);
    }
  }
  const beside = scene.lines.map((ends, k) =>
    Float32Array.from({ length: ends.length / 2 }, (_, i) => {
      const together = shared.get((ends[2 * i] ?? 0) * 65_536 + (ends[2 * i + 1] ?? 0)) ?? [];
      return (together.indexOf(k) - (together.length - 1) / 2) * APART;
    }),
  );
  const index = new Map([...scene.ids].map((id, i) => [id, i]));
  return { scene, index, beside, calls };
}

/** Draws all that lies over the photograph. */
export function paint(context: Context, prepared: Prepared, frame: Frame): void {
  const { ratio, width, height } = frame;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const places = placesOnScreen(prepared, frame);
  const size = Math.max(6.5, Math.min(17, 9.4 * frame.camera.scale ** 0.75));
  drawLines(context, prepared, frame, places, size);
  drawRubber(context, prepared, frame, size);
  drawStations(context, prepared, frame, places, size);
  drawCross(context, frame);
}

function placesOnScreen({ scene, index }: Prepared, { camera, moved }: Frame): Float32Array {
  const { scale, tx, ty } = camera;
  const places = new Float32Array(scene.places.length);
  for (let i = 0; i < places.length; i += 2) {
    places[i] = (scene.places[i] ?? 0) * scale + tx;
    places[i + 1] = (scene.places[i + 1] ?? 0) * scale + ty;
  }
  const at = moved === null ? undefined : index.get(moved.id);
  if (moved !== null && at !== undefined) {
    places[2 * at] = moved.at.x * scale + tx;
    places[2 * at + 1] = moved.at.y * scale + ty;
  }
  return places;
}

function drawLines(
  context: Context,
  { scene, index, beside }: Prepared,
  { lit, selectedLine }: Frame,
  places: Float32Array,
  size: number,
): void {
  const centre = lit?.[0] === undefined ? undefined : index.get(lit[0]);
  for (const [k, pen] of scene.pens.entries()) {
    const ends = scene.lines[k];
    if (ends === undefined) continue;
    const path = new Path2D();
    const faint = new Path2D();
    for (let i = 0; i < ends.length; i += 2) {
      const [a = 0, b = 0] = [ends[i], ends[i + 1]];
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
  if (a === undefined || b === undefined) return;
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
function stroke(context: Context, path: Path2D, pen: Pen, size: number): void {
  const unit = Math.max(0.75, Math.min(1.25, size / 11));
  const wide = { thin: 2.6, double: 5, dashed: 4, dotted: 4.2 }[pen.stroke] * unit;
  context.lineCap = pen.stroke === 'dashed' ? 'butt' : 'round';
  context.setLineDash([]);
  context.strokeStyle = 'rgb(6 10 22 / 0.72)';
  context.lineWidth = wide + 3;
  context.stroke(path);
  context.setLineDash(
    pen.stroke === 'dashed' ? [11 * unit, 5 * unit] : pen.stroke === 'dotted' ? [0, 8 * unit] : [],
  );
  context.strokeStyle = pen.colour;
  context.lineWidth = wide;
  context.stroke(path);
  context.setLineDash([]);
  if (pen.stroke !== 'double') return;
  context.strokeStyle = GROUND;
  context.lineWidth = wide * 0.36;
  context.stroke(path);
}

function drawRubber(context: Context, { scene }: Prepared, frame: Frame, size: number): void {
  const { rubber, camera } = frame;
  const pen = rubber === null ? undefined : scene.pens[rubber.transport];
  if (rubber === null || pen === undefined) return;
  const path = new Path2D();
  path.moveTo(rubber.from.x * camera.scale + camera.tx, rubber.from.y * camera.scale + camera.ty);
  path.lineTo(rubber.to.x * camera.scale + camera.tx, rubber.to.y * camera.scale + camera.ty);
  stroke(context, path, pen, size);
}

function drawStations(
  context: Context,
  { scene, calls }: Prepared,
  { selected, marks, lit, width, height }: Frame,
  places: Float32Array,
  size: number,
): void {
  const near = lit === null ? null : new Set(lit);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let i = 0; i < scene.ids.length; i++) {
    const [x = 0, y = 0] = [places[2 * i], places[2 * i + 1]];
    if (x < -40 || y < -40 || x > width + 40 || y > height + 40) continue;
    const id = scene.ids[i] ?? 0;
    context.globalAlpha = near === null || near.has(id) ? 1 : 0.35;
    if (id === selected) halo(context, x, y, size);
    disc(context, x, y, size, scene.pens, calls[i] ?? 0, marks[id]);
    context.font = `700 ${(size * (id > 99 ? 0.98 : 1.14)).toFixed(1)}px ${FONT}`;
    context.fillStyle = marks[id] === undefined ? TEXT : MARKS[marks[id]].ink;
    context.fillText(String(id), x, y + size * 0.06);
  }
  context.globalAlpha = 1;
}

/**
 * The outline tells which transports call, without colour: a plate for dashed lines, a second
 * ring for double ones, a dotted ring for dotted ones.
 */
function disc(
  context: Context,
  x: number,
  y: number,
  size: number,
  pens: readonly Pen[],
  calls: number,
  mark: Mark | undefined,
): void {
  const pen = (stroke: Pen['stroke']) =>
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
  context.fillStyle = mark === undefined ? DISC : MARKS[mark].fill;
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fill();
  ring(context, x, y, size, thin?.colour ?? '#b4bdd9', 1.6);
  if (double !== undefined) ring(context, x, y, size - 2.2, double.colour, 1.5);
}

function ring(
  context: Context,
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

function halo(context: Context, x: number, y: number, size: number): void {
  context.fillStyle = 'rgb(255 184 77 / 0.45)';
  context.beginPath();
  context.arc(x, y, size + 9, 0, 2 * Math.PI);
  context.fill();
  ring(context, x, y, size + 9, LAMP_BRIGHT, 2.4);
}

function drawCross(context: Context, { cross, camera }: Frame): void {
  if (cross === null) return;
  const x = cross.x * camera.scale + camera.tx;
  const y = cross.y * camera.scale + camera.ty;
  for (const [colour, width] of [
    ['#060a16', 5],
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

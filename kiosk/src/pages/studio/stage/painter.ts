import type { Camera } from '../../../kit/viewport/camera.js';
import { cameraFromTo } from './camera.js';
import { drawLines, drawLineBeingDragged } from './lines.js';
import { placesOnScreen, prepare, type PreparedScene, stationSizeAt } from './prepared.js';
import { PhotoLayer } from './print.js';
import {
  BACKGROUND_COLOUR,
  type Emphasis,
  LAMP_BRIGHT,
  LAMP_COLOUR,
  type StageMoment,
  type CanvasSize,
  type PainterMessage,
} from './scene.js';
import { drawCross, drawStations } from './stations.js';
import type { Point } from '../model/edit.js';

const NO_EMPHASIS: Emphasis = { selected: null, selectedLine: null, marks: {}, lit: null };

/**
 * Paints the stage: the photograph, over it the sheet with lines and stations, over that what is on
 * its way. The sheet is kept from picture to picture.
 */
export class StagePainter {
  readonly #sheet = new OffscreenCanvas(1, 1).getContext('2d');
  readonly #print = new PhotoLayer();
  #context: OffscreenCanvasRenderingContext2D | null = null;
  #size: CanvasSize = { width: 1, height: 1, ratio: 1 };
  #prepared: PreparedScene | undefined;
  #emphasis = NO_EMPHASIS;
  #moment: StageMoment | undefined;
  /** What the sheet shows; nothing once more than the view has changed. */
  #drawn: DrawnCamera | undefined;
  #viewMoved = 0;

  /** @param now in milliseconds, of the same clock as in `paint` */
  hear(message: PainterMessage, now: number): void {
    switch (message.tell) {
      case 'canvas':
        this.#context = message.canvas.getContext('2d');
        break;
      case 'size':
        this.#resize(message.size);
        break;
      case 'scene':
        this.#prepared = prepare(message.scene);
        this.#drawn = undefined;
        break;
      case 'photo':
        this.#print.take(message.photo);
        break;
      case 'tone':
        this.#print.tone(message.tone);
        break;
      case 'emphasis':
        this.#emphasis = message.emphasis;
        this.#drawn = undefined;
        break;
      case 'moment':
        this.#look(message.moment, now);
        break;
      case 'letters':
        this.#drawn = undefined;
    }
  }

  /** @returns `rough` when a finer picture is to follow without being asked for */
  paint(now: number): 'rough' | 'done' {
    const [context, sheet, prepared, moment] = [this.#context, this.#sheet, this.#prepared, this.#moment];
    if (context === null || sheet === null || !prepared || !moment) return 'done';
    const { camera, covered } = moment;
    const due = redrawDue(this.#drawn, camera, prepared.things, this.#viewMoved, now);
    if (due === 'draw') {
      this.#drawSheet(sheet, prepared, moment);
      this.#drawn = { camera, at: now };
    }
    const { width, height, ratio } = this.#size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    this.#compose(context, prepared, moment);
    if (covered !== null) {
      drawMagnifier(context, covered, () => this.#compose(context, prepared, moment));
    }
    return due === 'rough' ? 'rough' : 'done';
  }

  #resize(size: CanvasSize): void {
    this.#size = size;
    this.#drawn = undefined;
    for (const canvas of [this.#context?.canvas, this.#sheet?.canvas]) {
      if (canvas === undefined) continue;
      canvas.width = Math.max(1, Math.round(size.width * size.ratio));
      canvas.height = Math.max(1, Math.round(size.height * size.ratio));
    }
  }

  #look(moment: StageMoment, now: number): void {
    const before = this.#moment;
    this.#moment = moment;
    if (before?.moved?.id !== moment.moved?.id) this.#drawn = undefined;
    if (before === undefined || !isSame(before.camera, moment.camera)) this.#viewMoved = now;
  }

  #drawSheet(sheet: OffscreenCanvasRenderingContext2D, prepared: PreparedScene, { camera, moved }: StageMoment): void {
    const { width, height, ratio } = this.#size;
    sheet.setTransform(ratio, 0, 0, ratio, 0, 0);
    sheet.clearRect(0, 0, width, height);
    const places = placesOnScreen(prepared, camera, null);
    const away = moved === null ? null : { without: moved.id };
    drawLines(sheet, prepared, this.#emphasis, places, stationSizeAt(camera), away);
    drawStations(sheet, prepared, this.#emphasis, places, this.#size, stationSizeAt(camera), away);
  }

  /** Everything in the coordinates of the screen, as far as `context` is transformed to them. */
  #compose(context: OffscreenCanvasRenderingContext2D, prepared: PreparedScene, moment: StageMoment): void {
    const { camera, moved, rubber, cross } = moment;
    this.#print.draw(context, camera, prepared.scene.height);
    const { canvas } = this.#sheet ?? {};
    if (canvas !== undefined && this.#drawn !== undefined) {
      const { scale, tx, ty } = cameraFromTo(this.#drawn.camera, camera);
      const { width, height } = this.#size;
      context.drawImage(canvas, tx, ty, width * scale, height * scale);
    }
    const size = stationSizeAt(camera);
    if (moved !== null) {
      const places = placesOnScreen(prepared, camera, moved);
      const only = { only: moved.id };
      drawLines(context, prepared, this.#emphasis, places, size, only);
      drawStations(context, prepared, this.#emphasis, places, this.#size, size, only);
    }
    if (rubber !== null) drawLineBeingDragged(context, prepared, rubber, camera, size);
    if (cross !== null) drawCross(context, cross, camera);
  }
}

function isSame(a: Camera, b: Camera): boolean {
  return a.scale === b.scale && a.tx === b.tx && a.ty === b.ty;
}

/**
 * Of how many stations and lines on the sheet is drawn again for every picture. Larger ones are moved
 * and stretched as they are while the view moves, and drawn again when it rests.
 */
const PARTS_DRAWN_AT_ONCE_MAX = 500;
/** The view rests when it has not moved for this long, in milliseconds. */
const REDRAW_AFTER_REST_MS = 80;
/** While it moves on and on the sheet is drawn again now and then: at its edges lines are missing. */
const REDRAW_LATEST_MS = 400;

/** How the sheet of lines and stations was drawn last. */
type DrawnCamera = { readonly camera: Camera; readonly at: number };

/**
 * Whether the sheet is drawn again for the next picture, is right as it is, or will do for now.
 * @param moved when the view moved last; all times in milliseconds of one clock
 */
export function redrawDue(
  drawn: DrawnCamera | undefined,
  camera: Camera,
  things: number,
  moved: number,
  now: number,
): 'draw' | 'right' | 'rough' {
  if (drawn === undefined) return 'draw';
  const { scale, tx, ty } = drawn.camera;
  if (scale === camera.scale && tx === camera.tx && ty === camera.ty) return 'right';
  const late = now - moved >= REDRAW_AFTER_REST_MS || now - drawn.at >= REDRAW_LATEST_MS;
  return things <= PARTS_DRAWN_AT_ONCE_MAX || late ? 'draw' : 'rough';
}

/** Radius, in pixels. */
const GLASS_RADIUS_PX = 66;
const MAGNIFICATION = 1.8;
const CROSSHAIR_PX = 9;

/**
 * Shows what lies under a finger larger, above the finger, or beside it at the upper edge.
 * @param draw everything that is on the screen
 */
function drawMagnifier(context: OffscreenCanvasRenderingContext2D, at: Point, draw: () => void): void {
  const middle = middleOf(at);
  const circle = new Path2D();
  circle.arc(middle.x, middle.y, GLASS_RADIUS_PX, 0, 2 * Math.PI);
  context.save();
  context.clip(circle);
  context.fillStyle = BACKGROUND_COLOUR;
  context.fill(circle);
  context.translate(middle.x, middle.y);
  context.scale(MAGNIFICATION, MAGNIFICATION);
  context.translate(-at.x, -at.y);
  draw();
  context.restore();
  context.setLineDash([]);
  context.strokeStyle = LAMP_BRIGHT;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(middle.x - CROSSHAIR_PX, middle.y);
  context.lineTo(middle.x + CROSSHAIR_PX, middle.y);
  context.moveTo(middle.x, middle.y - CROSSHAIR_PX);
  context.lineTo(middle.x, middle.y + CROSSHAIR_PX);
  context.stroke();
  context.strokeStyle = LAMP_COLOUR;
  context.lineWidth = 3;
  context.stroke(circle);
}

function middleOf({ x, y }: Point): Point {
  if (y > 2 * GLASS_RADIUS_PX + 40) return { x, y: y - GLASS_RADIUS_PX - 34 };
  const beside = GLASS_RADIUS_PX + 46;
  return {
    x: x > 2 * GLASS_RADIUS_PX + 60 ? x - beside : x + beside,
    y: Math.max(4 + GLASS_RADIUS_PX, y),
  };
}

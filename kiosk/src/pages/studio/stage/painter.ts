import type { Camera } from '../../../lib/viewport/camera.js';
import { between } from './camera.js';
import { drawGlass } from './glass.js';
import { drawLines, drawRubber } from './lines.js';
import { type Prepared, placesOnScreen, prepare, sizeOf } from './prepared.js';
import { Print } from './print.js';
import type { Emphasis, Moment, Size, ToPainter } from './scene.js';
import { drawCross, drawStations } from './stations.js';
import { type Drawn, sheetDue } from './when.js';

const PLAIN: Emphasis = { selected: null, selectedLine: null, marks: {}, lit: null };

/**
 * Paints the stage: the photograph, over it the sheet with lines and stations, over that what is on
 * its way. The sheet is kept from picture to picture.
 */
export class Painter {
  readonly #sheet = new OffscreenCanvas(1, 1).getContext('2d');
  readonly #print = new Print();
  #context: OffscreenCanvasRenderingContext2D | null = null;
  #size: Size = { width: 1, height: 1, ratio: 1 };
  #prepared: Prepared | undefined;
  #emphasis = PLAIN;
  #moment: Moment | undefined;
  /** What the sheet shows; nothing once more than the view has changed. */
  #drawn: Drawn | undefined;
  #viewMoved = 0;

  /** @param now in milliseconds, of the same clock as in `paint` */
  hear(message: ToPainter, now: number): void {
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
    const [context, sheet, prepared, moment] = [
      this.#context,
      this.#sheet,
      this.#prepared,
      this.#moment,
    ];
    if (context === null || sheet === null || !prepared || !moment) return 'done';
    const { camera, covered } = moment;
    const due = sheetDue(this.#drawn, camera, prepared.things, this.#viewMoved, now);
    if (due === 'draw') {
      this.#drawSheet(sheet, prepared, moment);
      this.#drawn = { camera, at: now };
    }
    const { width, height, ratio } = this.#size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    this.#compose(context, prepared, moment);
    if (covered !== null) {
      drawGlass(context, covered, () => this.#compose(context, prepared, moment));
    }
    return due === 'rough' ? 'rough' : 'done';
  }

  #resize(size: Size): void {
    this.#size = size;
    this.#drawn = undefined;
    for (const canvas of [this.#context?.canvas, this.#sheet?.canvas]) {
      if (canvas === undefined) continue;
      canvas.width = Math.max(1, Math.round(size.width * size.ratio));
      canvas.height = Math.max(1, Math.round(size.height * size.ratio));
    }
  }

  #look(moment: Moment, now: number): void {
    const before = this.#moment;
    this.#moment = moment;
    if (before?.moved?.id !== moment.moved?.id) this.#drawn = undefined;
    if (before === undefined || !isSame(before.camera, moment.camera)) this.#viewMoved = now;
  }

  #drawSheet(
    sheet: OffscreenCanvasRenderingContext2D,
    prepared: Prepared,
    { camera, moved }: Moment,
  ): void {
    const { width, height, ratio } = this.#size;
    sheet.setTransform(ratio, 0, 0, ratio, 0, 0);
    sheet.clearRect(0, 0, width, height);
    const places = placesOnScreen(prepared, camera, null);
    const away = moved === null ? null : { without: moved.id };
    drawLines(sheet, prepared, this.#emphasis, places, sizeOf(camera), away);
    drawStations(sheet, prepared, this.#emphasis, places, this.#size, sizeOf(camera), away);
  }

  /** Everything in the coordinates of the screen, as far as `context` is transformed to them. */
  #compose(context: OffscreenCanvasRenderingContext2D, prepared: Prepared, moment: Moment): void {
    const { camera, moved, rubber, cross } = moment;
    this.#print.draw(context, camera, prepared.scene.height);
    const { canvas } = this.#sheet ?? {};
    if (canvas !== undefined && this.#drawn !== undefined) {
      const { scale, tx, ty } = between(this.#drawn.camera, camera);
      const { width, height } = this.#size;
      context.drawImage(canvas, tx, ty, width * scale, height * scale);
    }
    const size = sizeOf(camera);
    if (moved !== null) {
      const places = placesOnScreen(prepared, camera, moved);
      const only = { only: moved.id };
      drawLines(context, prepared, this.#emphasis, places, size, only);
      drawStations(context, prepared, this.#emphasis, places, this.#size, size, only);
    }
    if (rubber !== null) drawRubber(context, prepared, rubber, camera, size);
    if (cross !== null) drawCross(context, cross, camera);
  }
}

function isSame(a: Camera, b: Camera): boolean {
  return a.scale === b.scale && a.tx === b.tx && a.ty === b.ty;
}

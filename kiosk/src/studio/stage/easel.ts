import type { BoardFile } from '@mister-x/engine/pursuit';
import { between, type Camera } from './camera.js';
import { type Frame, type FromPainter, type Pen, sceneOf, type ToPainter } from './scene.js';

export type Look = Omit<Frame, 'width' | 'height' | 'ratio'>;

/** More device pixels than this only cost time. */
const MOST_RATIO = 2;

/**
 * Shows the photograph, and over it what the painter draws. A picture that was drawn for a camera of
 * a moment ago is moved and stretched until the next one is there, so that photograph and lines
 * always lie together; all of that is done by the compositor.
 */
export class Easel {
  /** Called when a picture was put up. */
  onshown: () => void = () => {};
  readonly #photo: HTMLCanvasElement;
  readonly #overlay: HTMLCanvasElement;
  readonly #context: ImageBitmapRenderingContext | null;
  readonly #worker: Worker;
  #look: Look | undefined;
  #drawn: Camera | undefined;
  #size = { width: 1, height: 1 };
  #asked = 0;
  /** A picture is being drawn. */
  #busy = false;
  /** Something changed since it was asked for. */
  #stale = false;

  constructor(photo: HTMLCanvasElement, overlay: HTMLCanvasElement, open: () => Worker) {
    this.#photo = photo;
    this.#overlay = overlay;
    this.#context = overlay.getContext('bitmaprenderer');
    this.#worker = open();
    this.#worker.onmessage = ({ data }: MessageEvent<FromPainter>) => this.#show(data);
  }

  close(): void {
    cancelAnimationFrame(this.#asked);
    this.#worker.terminate();
  }

  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.#overlay.style.width = `${width}px`;
    this.#overlay.style.height = `${height}px`;
    this.#ask();
  }

  board(board: BoardFile, transports: readonly string[], pens: readonly Pen[]): void {
    this.#tell({ tell: 'scene', scene: sceneOf(board, transports, pens) });
    this.#ask();
  }

  look(look: Look): void {
    this.#look = look;
    this.#ask();
  }

  #ask(): void {
    if (this.#asked !== 0) return;
    this.#asked = requestAnimationFrame(() => {
      this.#asked = 0;
      this.#place();
      if (this.#busy) this.#stale = true;
      else this.#order();
    });
  }

  #order(): void {
    if (this.#look === undefined) return;
    this.#busy = true;
    this.#stale = false;
    const ratio = Math.min(MOST_RATIO, devicePixelRatio);
    this.#tell({ tell: 'frame', frame: { ...this.#look, ...this.#size, ratio } });
  }

  #show({ picture, camera }: FromPainter): void {
    this.#busy = false;
    this.#context?.transferFromImageBitmap(picture);
    this.#drawn = camera;
    this.#place();
    if (this.#stale) this.#ask();
    this.onshown();
  }

  #place(): void {
    const camera = this.#look?.camera;
    if (camera === undefined) return;
    this.#photo.style.transform = `translate(${camera.tx}px, ${camera.ty}px) scale(${camera.scale})`;
    if (this.#drawn !== undefined) {
      this.#overlay.style.transform = between(this.#drawn, camera);
    }
  }

  #tell(message: ToPainter): void {
    this.#worker.postMessage(message);
  }
}

import type { BoardFile } from '@mister-x/engine/pursuit';
import {
  type Emphasis,
  type Moment,
  type Pen,
  SceneMaker,
  type Tone,
  type ToPainter,
} from './scene.js';

/** More device pixels than this only cost time. */
const MOST_RATIO = 2;

/**
 * The canvas of the stage, painted by a worker. Photograph and lines are one picture, so they never
 * lie apart; the page only says what is to be seen and from where, and lays nothing out anew.
 */
export class Easel {
  readonly #worker: Worker;
  readonly #scenes = new SceneMaker();
  #moment: Moment | undefined;
  #told = false;

  /** @param canvas one that nothing was drawn on yet */
  constructor(canvas: HTMLCanvasElement, open: () => Worker) {
    this.#worker = open();
    const offscreen = canvas.transferControlToOffscreen();
    this.#tell({ tell: 'canvas', canvas: offscreen }, [offscreen]);
  }

  close(): void {
    this.#worker.terminate();
  }

  resize(width: number, height: number): void {
    const ratio = Math.min(MOST_RATIO, devicePixelRatio);
    this.#tell({ tell: 'size', size: { width, height, ratio } });
  }

  board(board: BoardFile, transports: readonly string[], pens: readonly Pen[]): void {
    this.#tell({ tell: 'scene', scene: this.#scenes.make(board, transports, pens) });
  }

  /** Straightened, as it lies under the board. The caller keeps it: it is needed again. */
  photo(photo: ImageBitmap | null): void {
    this.#tell({ tell: 'photo', photo });
  }

  tone(tone: Tone): void {
    this.#tell({ tell: 'tone', tone });
  }

  emphasise(emphasis: Emphasis): void {
    this.#tell({ tell: 'emphasis', emphasis });
  }

  /** Of several calls in one turn of the page only the last is told. */
  look(moment: Moment): void {
    this.#moment = moment;
    if (this.#told) return;
    this.#told = true;
    queueMicrotask(() => {
      this.#told = false;
      if (this.#moment !== undefined) this.#tell({ tell: 'moment', moment: this.#moment });
    });
  }

  #tell(message: ToPainter, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}

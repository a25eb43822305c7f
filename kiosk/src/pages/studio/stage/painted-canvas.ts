import type { BoardFile } from '@mister-x/games/pursuit/rules';
import {
  type Emphasis,
  type StageMoment,
  type TransportPen,
  SceneMaker,
  type PhotoTone,
  type PainterMessage,
} from './scene.js';

/** More device pixels than this only cost time. */
const PIXEL_RATIO_MAX = 2;

/**
 * The canvas of the stage, painted by a worker. Photograph and lines are one picture, so they never
 * lie apart; the page only says what is to be seen and from where, and lays nothing out again.
 */
export class PaintedCanvas {
  readonly #worker: Worker;
  readonly #scenes = new SceneMaker();
  readonly #outbox = new Map<PainterMessage['tell'], PainterMessage>();

  /** @param canvas one that nothing was drawn on yet */
  constructor(canvas: HTMLCanvasElement, open: () => Worker) {
    this.#worker = open();
    const offscreen = canvas.transferControlToOffscreen();
    const message: PainterMessage = { tell: 'canvas', canvas: offscreen };
    this.#worker.postMessage([message], [offscreen]);
  }

  close(): void {
    this.#worker.terminate();
  }

  resize(width: number, height: number): void {
    const ratio = Math.min(PIXEL_RATIO_MAX, devicePixelRatio);
    this.#tell({ tell: 'size', size: { width, height, ratio } });
  }

  board(board: BoardFile, transports: readonly string[], pens: readonly TransportPen[]): void {
    this.#tell({ tell: 'scene', scene: this.#scenes.make(board, transports, pens) });
  }

  /** Straightened, as it lies under the board. The caller keeps it: it is needed again. */
  photo(photo: ImageBitmap | null): void {
    this.#tell({ tell: 'photo', photo });
  }

  tone(tone: PhotoTone): void {
    this.#tell({ tell: 'tone', tone });
  }

  emphasise(emphasis: Emphasis): void {
    this.#tell({ tell: 'emphasis', emphasis });
  }

  look(moment: StageMoment): void {
    this.#tell({ tell: 'moment', moment });
  }

  /**
   * Sent once for each turn of the page, because every message wakes the worker; of each kind the last one
   * counts.
   */
  #tell(message: PainterMessage): void {
    const isFirst = this.#outbox.size === 0;
    this.#outbox.set(message.tell, message);
    if (!isFirst) return;
    // After the microtask in which Svelte runs the effects of what happened in this turn.
    queueMicrotask(() => queueMicrotask(() => this.#send()));
  }

  #send(): void {
    const messages = [...this.#outbox.values()];
    this.#outbox.clear();
    this.#worker.postMessage(messages);
  }
}

import type { Corners } from './homography.js';
import type { PhotoAnswer, PhotoRequest } from './messages.js';
import type { PhotoFault } from './raster.js';

type PhotoResult<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly fault: PhotoFault };

type WithoutId<A = PhotoRequest> = A extends unknown ? Omit<A, 'id'> : never;

/** A good photograph takes a second or two on a small computer. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Has photographs handled by a worker, beside the page. A worker that hangs or dies is replaced. */
export class PhotoWorkerClient {
  readonly #open: () => Worker;
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, (answer: PhotoAnswer | undefined) => void>();
  #next = 0;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** A file of unknown origin: kept upright, smaller, without what the camera noted. */
  async read(file: Blob): Promise<PhotoResult<{ blob: Blob; picture: ImageBitmap }>> {
    const answer = await this.#ask({ ask: 'read', file });
    if (answer?.is !== 'photo') return failed(answer);
    return { ok: true, blob: answer.blob, picture: answer.picture };
  }

  async show(blob: Blob): Promise<PhotoResult<{ picture: ImageBitmap }>> {
    return onePicture(await this.#ask({ ask: 'show', blob }));
  }

  async straighten(blob: Blob, corners: Corners): Promise<PhotoResult<{ picture: ImageBitmap }>> {
    return onePicture(await this.#ask({ ask: 'straighten', blob, corners }));
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.values()) answer(undefined);
    this.#waiting.clear();
  }

  #ask(ask: WithoutId): Promise<PhotoAnswer | undefined> {
    const worker = this.#ready();
    const id = this.#next++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.close(), ANSWER_TIMEOUT_MS);
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      worker.postMessage({ ...ask, id });
    });
  }

  #ready(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#open();
    worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
    // Out of memory, mostly.
    worker.onerror = () => this.close();
    this.#worker = worker;
    return worker;
  }
}

function onePicture(answer: PhotoAnswer | undefined): PhotoResult<{ picture: ImageBitmap }> {
  return answer?.is === 'picture' ? { ok: true, picture: answer.picture } : failed(answer);
}

function failed(answer: PhotoAnswer | undefined) {
  return { ok: false, fault: answer?.is === 'fault' ? answer.fault : 'too-much' } as const;
}

import type { DraftStore, DraftSaveFault, Photo } from '../store/drafts.js';
import { PhotoWorkerClient } from './darkroom.js';
import type { Corners } from './homography.js';
import type { PhotoFault } from './raster.js';

type PictureFault = PhotoFault | DraftSaveFault;

/** A photograph before it is straightened. */
export type UnstraightenedPhoto = {
  readonly blob: Blob;
  readonly picture: ImageBitmap;
  readonly corners: Corners;
};

/** The photograph under a draft. It stays in this browser: nothing here can send anything. */
export class StudioPhoto {
  /** Straight, as it lies under the board. */
  straight = $state.raw<ImageBitmap | null>(null);
  /** What is being straightened. */
  rough = $state.raw<UnstraightenedPhoto | null>(null);
  fault = $state.raw<PictureFault | null>(null);
  busy = $state(false);
  /** Someone is to be asked for a photograph, or for the corners of one. */
  wanted = $state(false);
  /** From 0, not to be seen, to 1. */
  strength = $state(0.75);
  /** From 0.5, half as bright, to 1.5. */
  brightness = $state(0.85);
  readonly #store: DraftStore;
  readonly #id: string;
  readonly #room: PhotoWorkerClient;
  #kept: Photo | undefined;
  #closed = false;

  constructor(store: DraftStore, id: string, open: () => Worker) {
    this.#store = store;
    this.#id = id;
    this.#room = new PhotoWorkerClient(open);
  }

  /** What was kept with the draft. */
  async recall(): Promise<void> {
    this.#kept = await this.#store.photoOf(this.#id);
    if (this.#kept === undefined || this.#closed) return;
    const made = await this.#room.straighten(this.#kept.blob, this.#kept.corners);
    if (made.ok) this.straight = made.picture;
  }

  /** A file of unknown origin; afterwards its corners are asked for. */
  async take(file: Blob): Promise<void> {
    await this.#work(async () => {
      const read = await this.#room.read(file);
      if (!read.ok) return read.fault;
      const { blob, picture } = read;
      this.rough = { blob, picture, corners: cornersOfWhole(picture) };
      return null;
    });
  }

  /** The kept photograph again, to set its corners again. */
  async again(): Promise<void> {
    const kept = this.#kept;
    if (kept === undefined) return;
    await this.#work(async () => {
      const shown = await this.#room.show(kept.blob);
      if (!shown.ok) return shown.fault;
      this.rough = { blob: kept.blob, picture: shown.picture, corners: kept.corners };
      return null;
    });
  }

  setCorners(corners: Corners): void {
    if (this.rough !== null) this.rough = { ...this.rough, corners };
  }

  /** @returns the height of the board in its own unit, if all went well */
  async straighten(): Promise<number | undefined> {
    const { rough } = this;
    if (rough === null) return undefined;
    let height: number | undefined;
    await this.#work(async () => {
      const made = await this.#room.straighten(rough.blob, rough.corners);
      if (!made.ok) return made.fault;
      this.straight = made.picture;
      this.rough = null;
      height = (1000 * made.picture.height) / made.picture.width;
      this.#kept = { blob: rough.blob, corners: rough.corners };
      const kept = await this.#store.keepPhoto(this.#id, this.#kept);
      return kept.ok ? null : kept.fault;
    });
    return height;
  }

  cancel(): void {
    this.rough = null;
    this.fault = null;
  }

  close(): void {
    this.#closed = true;
    this.#room.close();
  }

  async #work(work: () => Promise<PictureFault | null>): Promise<void> {
    this.busy = true;
    this.fault = null;
    this.fault = await work();
    this.busy = false;
  }
}

function cornersOfWhole({ width, height }: ImageBitmap): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

import { tick } from 'svelte';
import { FilmStrip, type FilmFrame } from './film-strip.js';
import type { GifWriter, Pixels } from './gif.js';

export type FilmState =
  | { readonly at: 'idle' }
  | { readonly at: 'making'; readonly done: number; readonly of: number }
  | { readonly at: 'failed' };

/** What is made into a film: pictures, and how the page shows one. */
export type FilmSource<Frame> = {
  readonly frames: readonly Frame[];
  /** The drawing that shows `shown`. */
  readonly drawing: () => SVGSVGElement | null;
  readonly captionOf: (frame: Frame) => FilmFrame['caption'];
  readonly size: { readonly width: number; readonly height: number };
};

/** In milliseconds: how long a picture is seen at most, the last one, and all others together. */
const FRAME_MS_MAX = 900;
const LAST_FRAME_MS = 4_000;
const FILM_MS_MAX = 60_000;
/** A map needs so many pictures of the page until it knows how large it is. */
const SETTLING_FRAMES = 4;

/** Makes a film of a finished game, picture by picture, so that the page stays alive meanwhile. */
export class FilmMaker<Frame> {
  state = $state.raw<FilmState>({ at: 'idle' });
  /** What the page shows out of sight, to be painted. */
  shown = $state.raw<Frame>();
  /** Counts films, so that one that was given up stops. */
  #take = 0;

  /** @returns nothing where it was given up or could not be made */
  async make(reel: FilmSource<Frame>): Promise<Blob | undefined> {
    const { frames } = reel;
    const take = ++this.#take;
    const current = (): boolean => take === this.#take;
    this.state = { at: 'making', done: 0, of: frames.length };
    this.shown = frames[0];
    try {
      const { GifWriter, gifPaletteOf } = await import('./gif.js');
      await tick();
      for (let i = 0; i < SETTLING_FRAMES; i++) await new Promise(requestAnimationFrame);
      const strip = new FilmStrip(reel.size);
      const paint = async (frame: Frame): Promise<Pixels | undefined> => {
        this.shown = frame;
        await tick();
        const drawing = reel.drawing();
        if (drawing === null || !current()) return undefined;
        return strip.paint({ drawing, caption: reel.captionOf(frame) });
      };
      const samples: Pixels[] = [];
      for (const at of [0, 0.5, 1]) {
        const frame = frames[Math.round(at * (frames.length - 1))];
        const sample = frame === undefined ? undefined : await paint(frame);
        if (sample !== undefined) samples.push(sample);
      }
      const gif: GifWriter = new GifWriter(gifPaletteOf(samples));
      const seen = Math.min(FRAME_MS_MAX, FILM_MS_MAX / frames.length);
      for (const [i, frame] of frames.entries()) {
        const pixels = await paint(frame);
        if (pixels === undefined || !current()) return undefined;
        gif.add(pixels, i === frames.length - 1 ? LAST_FRAME_MS : seen);
        this.state = { at: 'making', done: i + 1, of: frames.length };
        await untilNextFrame();
        if (!current()) return undefined;
      }
      this.stop();
      return gif.finish();
    } catch {
      if (current()) this.state = { at: 'failed' };
      return undefined;
    }
  }

  /** Gives up what is under way. */
  stop(): void {
    this.#take++;
    this.shown = undefined;
    this.state = { at: 'idle' };
  }
}

/** Lets the page draw itself and answer. Not `requestAnimationFrame`: a page that nobody sees has none. */
function untilNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 16);
  });
}

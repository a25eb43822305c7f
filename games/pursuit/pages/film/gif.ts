import { GIFEncoder, nearestColorIndex, quantize } from 'gifenc';

type Colour = ReturnType<typeof quantize>[number];
/** Pixels as a canvas has them, all of them opaque. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** A GIF has 256; the last one stands for what stays as it was. */
const PALETTE_COLOURS = 255;

/** Colours for a whole film, chosen from some of its pictures. */
export function gifPaletteOf(pictures: readonly Pixels[]): readonly Colour[] {
  const all = new Uint8Array(pictures.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of pictures) {
    all.set(data, at);
    at += data.length;
  }
  return quantize(all, PALETTE_COLOURS);
}

/**
 * An animated picture that begins again for ever. Of each picture it keeps what differs from the
 * one before, so that a film of a board on which little moves stays small.
 */
export class GifWriter {
  readonly #encoder = GIFEncoder();
  readonly #palette: readonly Colour[];
  /** The place of a colour in the palette, by its first five or six bits each. */
  readonly #places = new Int16Array(1 << 16).fill(-1);
  #before: Uint32Array | undefined;

  constructor(palette: readonly Colour[]) {
    this.#palette = [...palette, ...Array<Colour>(PALETTE_COLOURS + 1 - palette.length).fill([0, 0, 0])];
  }

  /** @param ms how long it is seen; a GIF counts in hundredths of a second */
  add({ data, width, height }: Pixels, ms: number): void {
    const pixels = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));
    const before = this.#before;
    const index = new Uint8Array(pixels.length).fill(PALETTE_COLOURS);
    for (let i = 0; i < pixels.length; i++) {
      const pixel = pixels[i] ?? 0;
      if (before?.[i] !== pixel) index[i] = this.#place(pixel);
    }
    const more = before === undefined ? { palette: this.#palette, repeat: 0 } : {};
    this.#encoder.writeFrame(index, width, height, {
      ...more,
      delay: ms,
      dispose: 1,
      transparent: before !== undefined,
      transparentIndex: PALETTE_COLOURS,
    });
    this.#before = pixels;
  }

  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: 'image/gif' });
  }

  /** @param pixel as a number of a little-endian computer; there is no other that has these browsers */
  #place(pixel: number): number {
    const red = pixel & 0xff;
    const green = (pixel >> 8) & 0xff;
    const blue = (pixel >> 16) & 0xff;
    const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
    let place = this.#places[key] ?? -1;
    if (place < 0) {
      place = nearestColorIndex(this.#palette.slice(0, PALETTE_COLOURS), [red, green, blue]);
      this.#places[key] = place;
    }
    return place;
  }
}

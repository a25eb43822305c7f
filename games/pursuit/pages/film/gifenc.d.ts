/** What of the library is used; it brings no types of its own. */
declare module 'gifenc' {
  /** Red, green and blue, 0 to 255 each. */
  type Colour = readonly [red: number, green: number, blue: number];

  /** At most so many colours that stand for all in `rgba`. */
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Colour[];

  export function nearestColorIndex(palette: readonly Colour[], colour: Colour): number;

  type Frame = {
    /** The first one's is the palette of all. */
    readonly palette?: readonly Colour[];
    /** In milliseconds. */
    readonly delay: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: the next one is drawn over it. */
    readonly dispose?: 0 | 1 | 2 | 3;
    /** 0: for ever. */
    readonly repeat?: number;
  };

  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}

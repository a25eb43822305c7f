export type Point = { readonly x: number; readonly y: number };

/** One code in a picture; its corners in the order round it, in pixels. */
export type Sighted = { readonly text: string; readonly corners: readonly Point[] };

/** How long a code must be out of the picture before it may be read again. */
export const GONE_MS = 1_000;

/** When a code that was read was last in the picture, and in the middle of it. */
type Trace = { seenAt: number; meantAt: number };

/**
 * Makes scans out of what a camera sees many times a second. A code is read when it lies over the
 * middle of two pictures running: of a sheet that a camera passes over, blurred pictures show now
 * this code alone and now that one, and nobody means them. It counts once for as long as it stays in
 * the picture, and again after it was out of it for a while, or out of the middle while another
 * one was read.
 */
export class Sightings {
  readonly #read = new Map<string, Trace>();
  #latest: string | undefined;
  /** What lay over the middle of the picture before. */
  #before: string | undefined;

  /**
   * @param codes all that are in one picture, in no order
   * @param now milliseconds
   * @returns the text of a new scan, if there is one
   */
  see(codes: readonly Sighted[], centre: Point, now: number): string | undefined {
    const text = codes.find(({ corners }) => isInside(corners, centre))?.text;
    const isSteady = text === this.#before;
    this.#before = text;
    this.#follow(codes, text, now);
    if (text === undefined || !isSteady || this.#read.has(text)) return undefined;
    this.#read.set(text, { seenAt: now, meantAt: now });
    this.#latest = text;
    return text;
  }

  forget(): void {
    this.#read.clear();
    this.#latest = undefined;
    this.#before = undefined;
  }

  #follow(codes: readonly Sighted[], meant: string | undefined, now: number): void {
    for (const [text, trace] of this.#read) {
      const since = text === this.#latest ? trace.seenAt : trace.meantAt;
      if (now - since > GONE_MS) this.#read.delete(text);
      if (text === meant) trace.meantAt = now;
      if (codes.some((code) => code.text === text)) trace.seenAt = now;
    }
  }
}

/** Whether a point is inside a polygon: a ray from it crosses its edges an odd number of times. */
function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

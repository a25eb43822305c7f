export type Point = { readonly x: number; readonly y: number };

/** One code in a picture; its corners in the order round it, in pixels. */
export type Sighted = { readonly text: string; readonly corners: readonly Point[] };

/** How long a code must be out of the picture before it may be read again. */
export const GONE_MS = 1_000;

/**
 * Makes scans out of what a camera sees many times a second: a code counts once for as long as it
 * stays in the picture, and again after it was gone for a while or another one was read.
 */
export class Sightings {
  #last: { readonly text: string; at: number } | undefined;

  /**
   * @param codes all that are in one picture, in no order
   * @param now milliseconds
   * @returns the text of a new scan, if there is one
   */
  see(codes: readonly Sighted[], centre: Point, now: number): string | undefined {
    const text = meant(codes, centre)?.text;
    const last = this.#last;
    const stays = last !== undefined && codes.some((code) => code.text === last.text);
    if (text === undefined || text === last?.text) {
      const isNew = text !== undefined && now - (last?.at ?? now) > GONE_MS;
      if (last !== undefined && stays) last.at = now;
      return isNew ? text : undefined;
    }
    this.#last = { text, at: now };
    return text;
  }

  forget(): void {
    this.#last = undefined;
  }
}

/** Of several, only the one that is held into the middle: nobody means a whole sheet of cards. */
function meant(codes: readonly Sighted[], centre: Point): Sighted | undefined {
  const texts = new Set(codes.map(({ text }) => text));
  return texts.size <= 1 ? codes[0] : codes.find(({ corners }) => isInside(corners, centre));
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

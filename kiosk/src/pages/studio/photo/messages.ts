import type { Corners } from './homography.js';
import type { PhotoFault } from './raster.js';

/** What the page asks of the worker that handles photographs, and its answers. */
export type PhotoRequest =
  /** Reads a file of unknown origin. */
  | { readonly id: number; readonly ask: 'read'; readonly file: Blob }
  /** Draws a kept photograph as it is. */
  | { readonly id: number; readonly ask: 'show'; readonly blob: Blob }
  /** Cuts the board out and makes it straight. */
  | {
      readonly id: number;
      readonly ask: 'straighten';
      readonly blob: Blob;
      readonly corners: Corners;
    };

export type PhotoAnswer = { readonly id: number } & (
  | { readonly is: 'photo'; readonly blob: Blob; readonly picture: ImageBitmap }
  | { readonly is: 'picture'; readonly picture: ImageBitmap }
  | { readonly is: 'fault'; readonly fault: PhotoFault }
);

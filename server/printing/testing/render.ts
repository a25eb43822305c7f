import type { Size } from '../page/document.js';
import { openDocument } from './pdfium.js';

/** A page as a printer would see it: red, green, blue and opacity of each dot, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Of the page, in millimetres. */
  readonly page: Size;
};

const MM_PER_POINT = 25.4 / 72;

/** Every page, rendered by PDFium, one after the other. */
export async function* renderPages(pdf: Uint8Array, dpi: number): AsyncGenerator<Picture> {
  const document = await openDocument(pdf);
  try {
    for (const page of document.pages()) {
      // Rendering closes the page, so its size is asked first.
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const { width, height, data } = await page.render({ scale: dpi / 72, render: 'bitmap' });
      yield {
        width,
        height,
        data: new Uint8ClampedArray(data),
        page: { width: originalWidth * MM_PER_POINT, height: originalHeight * MM_PER_POINT },
      };
    }
  } finally {
    document.destroy();
  }
}

import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** Opens a document, which the caller destroys; the library is loaded once for all of them. */
export async function openDocument(pdf: Uint8Array) {
  library ??= PDFiumLibrary.init();
  return (await library).loadDocument(pdf);
}

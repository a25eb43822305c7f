import { openDocument } from './pdfium.js';

export type PageText = {
  /** What is written on the page, as a reader of PDF finds it. */
  readonly text: string;
  /** Pictures made of dots; drawings have none. */
  readonly images: number;
};

/** What another library reads from each page. */
export async function readPages(pdf: Uint8Array): Promise<readonly PageText[]> {
  const document = await openDocument(pdf);
  try {
    return [...document.pages()].map((page) => ({
      text: page.getText(),
      images: [...page.objects()].filter(({ type }) => type === 'image').length,
    }));
  } finally {
    document.destroy();
  }
}

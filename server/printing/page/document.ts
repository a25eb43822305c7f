import { createRequire } from 'node:module';
import type { Language } from '@mister-x/engine/protocol';
import PDFDocument from 'pdfkit';

export type PdfDocument = PDFKit.PDFDocument;

/** Width and height in millimetres. */
export type Size = { readonly width: number; readonly height: number };

/** Names by which `doc.font` knows what is embedded; Latin and Cyrillic. */
export const FONTS = { regular: 'regular', bold: 'bold' } as const;
export type Font = keyof typeof FONTS;

const POINTS_PER_MM = 72 / 25.4;

const resolve = createRequire(import.meta.url).resolve;
const FONT_FILES: Readonly<Record<Font, string>> = {
  regular: resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
};

export type DocumentFacts = { readonly title: string; readonly language: Language };

/** A document without a page; `addPage` gives it one. */
export function newDocument({ title, language }: DocumentFacts): PdfDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Counted at the end.
    bufferPages: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Creator: 'Mister X' },
  });
  keepActualSize(doc);
  for (const font of Object.keys(FONT_FILES) as Font[]) doc.registerFont(FONTS[font], FONT_FILES[font]);
  return doc;
}

type Catalogue = { readonly ViewerPreferences?: { readonly data: Record<string, unknown> } };

/**
 * Viewers then propose actual size in their print dialogue (ISO 32000-1, table 150). PDFKit has no
 * option for it, but it makes the dictionary for `displayTitle`.
 */
function keepActualSize(doc: PdfDocument): void {
  const { _root } = doc as unknown as { readonly _root?: { readonly data: Catalogue } };
  const preferences = _root?.data.ViewerPreferences;
  if (preferences !== undefined) preferences.data.PrintScaling = 'None';
}

/**
 * From here on everything is measured in millimetres from the top left corner of the page, sizes
 * of writing and widths of lines too. Writing goes through `write`, as pdfkit's own breaking of
 * lines and pages counts in points.
 */
export function addPage(doc: PdfDocument, { width, height }: Size): void {
  doc.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
  doc.scale(POINTS_PER_MM);
  doc.lineWidth(0.3);
}

export type PrintedPdf = { readonly pdf: Buffer; readonly pages: number };

/** Ends the document and hands out its bytes. */
export async function finishPdf(doc: PdfDocument): Promise<PrintedPdf> {
  const { count } = doc.bufferedPageRange();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  doc.end();
  await ended;
  return { pdf: Buffer.concat(chunks), pages: count };
}

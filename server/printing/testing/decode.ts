import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader';
import type { Symbology } from '../shared/options.js';
import type { Picture } from './render.js';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

const FORMATS: Readonly<Record<Symbology, ReadInputBarcodeFormat>> = {
  qr: 'QRCode',
  datamatrix: 'DataMatrix',
  code128: 'Code128',
};

/** A symbol that was read, and where it lies, in dots. */
export type DecodedSymbol = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Every symbol of these kinds in a picture, as a library reads it that did not make them. */
export async function decode(picture: Picture, ...codes: Symbology[]): Promise<readonly DecodedSymbol[]> {
  const image = { ...picture, colorSpace: 'srgb' } as const;
  const read = await readBarcodes(image, {
    formats: codes.map((code) => FORMATS[code]),
    maxNumberOfSymbols: 255,
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
  });
  return read.map(({ isValid, error, text, position }) => {
    if (!isValid) throw new Error(`${text || 'a symbol'} is damaged: ${error}`);
    const corners = Object.values(position);
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    return {
      text,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CameraReaderMessage } from './camera.js';

/**
 * The worker that looks for codes in pictures. WebAssembly may run here and in no page: the server
 * sends this script, by its name, with a policy of its own.
 */
const OPTIONS: ReaderOptions = {
  // What cards are printed with, and what comes out of the kitchen cupboard.
  formats: ['Code128', 'QRCode', 'DataMatrix', 'EANUPC'],
  tryInvert: false,
  maxNumberOfSymbols: 12,
  textMode: 'Plain',
};

const postNews = (news: CameraReaderMessage): void => self.postMessage(news);

// The library would fetch it from elsewhere.
const ready = prepareZXingModule({
  overrides: { locateFile: () => new URL(wasm, self.location.href).href },
  fireImmediately: true,
});
ready.then(
  () => postNews({ what: 'ready' }),
  () => postNews({ what: 'failed' }),
);

self.onmessage = async ({ data }: MessageEvent<ImageData>): Promise<void> => {
  try {
    await ready;
    const results = await readBarcodes(data, OPTIONS);
    const codes = results
      .filter(({ isValid }) => isValid)
      .map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
        text,
        corners: [topLeft, topRight, bottomRight, bottomLeft],
      }));
    postNews({ what: 'codes', codes });
  } catch {
    postNews({ what: 'failed' });
  }
};

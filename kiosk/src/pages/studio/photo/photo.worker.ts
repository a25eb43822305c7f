import { type Corners, homographyFromSquare, straightenedSize, warpPixels } from './homography.js';
import type { PhotoAnswer, PhotoRequest } from './messages.js';
import { PHOTO_HEAD_BYTES, type PhotoFault, readHead } from './raster.js';

/** Pixels along the longer edge of what is kept, and of what is shown. */
const KEPT_SIDE_MAX = 3_000;
const SHOWN_SIDE_MAX = 2_400;

class PhotoRefused extends Error {
  constructor(readonly fault: PhotoFault) {
    super(fault);
  }
}

self.onmessage = ({ data }: MessageEvent<PhotoRequest>) => void answer(data);

async function answer(ask: PhotoRequest): Promise<void> {
  let said: PhotoAnswer;
  try {
    said = { id: ask.id, ...(await work(ask)) };
  } catch (error) {
    const fault = error instanceof PhotoRefused ? error.fault : 'broken';
    said = { id: ask.id, is: 'fault', fault };
  }
  self.postMessage(said, { transfer: 'picture' in said ? [said.picture] : [] });
}

async function work(ask: PhotoRequest) {
  if (typeof OffscreenCanvas === 'undefined') throw new PhotoRefused('unsupported');
  if (ask.ask === 'read') return read(ask.file);
  if (ask.ask === 'show') {
    return { is: 'picture', picture: await createImageBitmap(ask.blob) } as const;
  }
  return { is: 'picture', picture: await straighten(ask.blob, ask.corners) } as const;
}

/** Decoded upright, made smaller, and written again: nothing of the file itself is kept. */
async function read(file: Blob) {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer());
  const size = readHead(head, file.size);
  if (!size.ok) throw new PhotoRefused(size.fault);
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, KEPT_SIDE_MAX / Math.max(whole.width, whole.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(whole.width * scale)),
    Math.max(1, Math.round(whole.height * scale)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
  return { is: 'photo', blob, picture: canvas.transferToImageBitmap() } as const;
}

async function straighten(blob: Blob, corners: Corners): Promise<ImageBitmap> {
  const map = homographyFromSquare(corners);
  if (map === undefined) throw new PhotoRefused('broken');
  const photo = await createImageBitmap(blob);
  const source = new OffscreenCanvas(photo.width, photo.height);
  const from = contextOf(source);
  from.drawImage(photo, 0, 0);
  photo.close();
  const { width, height } = straightenedSize(corners, SHOWN_SIDE_MAX);
  const straight = new OffscreenCanvas(width, height);
  const to = contextOf(straight);
  const pixels = to.createImageData(width, height);
  warpPixels(from.getImageData(0, 0, source.width, source.height), pixels, map);
  to.putImageData(pixels, 0, 0);
  return straight.transferToImageBitmap();
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context !== null) return context;
  // Firefox before 105 has the canvas, and nothing that draws on it; newer browsers have no memory left.
  const isOld = typeof OffscreenCanvasRenderingContext2D === 'undefined';
  throw new PhotoRefused(isOld ? 'unsupported' : 'too-much');
}

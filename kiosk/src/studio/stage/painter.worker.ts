import { type Prepared, paint, prepare } from './painter.js';
import type { FromPainter, ToPainter } from './scene.js';

/** Draws the board beside the page, whose own work for a picture is to put it up. */
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d');
let prepared: Prepared | undefined;

self.onmessage = ({ data }: MessageEvent<ToPainter>) => {
  if (data.tell === 'scene') {
    prepared = prepare(data.scene);
    return;
  }
  const { frame } = data;
  const width = Math.max(1, Math.round(frame.width * frame.ratio));
  const height = Math.max(1, Math.round(frame.height * frame.ratio));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  if (context === null || prepared === undefined) return;
  paint(context, prepared, frame);
  const picture = canvas.transferToImageBitmap();
  const answer: FromPainter = { picture, camera: frame.camera };
  self.postMessage(answer, { transfer: [picture] });
};

import numbers from 'virtual:typeface-numbers';
import { StagePainter } from './painter.js';
import type { PainterMessage } from './scene.js';
import { NUMBER_FONT } from './stations.js';

/** Paints the stage beside the page, no more often than the screen shows it. */
const painter = new StagePainter();
let isPaintRequested = false;

function requestPaint(): void {
  if (isPaintRequested) return;
  isPaintRequested = true;
  requestAnimationFrame(() => {
    isPaintRequested = false;
    if (painter.paint(performance.now()) === 'rough') requestPaint();
  });
}

// A worker has none of the page's typefaces.
const { fonts } = self as unknown as { readonly fonts?: FontFaceSet };
void new FontFace(NUMBER_FONT, `url(${numbers})`).load().then(
  (face) => {
    fonts?.add(face);
    painter.hear({ tell: 'letters' }, performance.now());
    requestPaint();
  },
  // What the machine has is painted instead.
  () => undefined,
);

self.onmessage = ({ data }: MessageEvent<readonly PainterMessage[]>) => {
  const now = performance.now();
  for (const message of data) painter.hear(message, now);
  requestPaint();
};

import numbers from 'virtual:typeface-numbers';
import { Painter } from './painter.js';
import type { ToPainter } from './scene.js';
import { NUMBERS } from './stations.js';

/** Paints the stage beside the page, no more often than the screen shows it. */
const painter = new Painter();
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    if (painter.paint(performance.now()) === 'rough') ask();
  });
}

// A worker has none of the page's typefaces.
const { fonts } = self as unknown as { readonly fonts?: FontFaceSet };
void new FontFace(NUMBERS, `url(${numbers})`).load().then(
  (face) => {
    fonts?.add(face);
    painter.hear({ tell: 'letters' }, performance.now());
    ask();
  },
  // What the machine has is painted instead.
  () => undefined,
);

self.onmessage = ({ data }: MessageEvent<readonly ToPainter[]>) => {
  const now = performance.now();
  for (const message of data) painter.hear(message, now);
  ask();
};
